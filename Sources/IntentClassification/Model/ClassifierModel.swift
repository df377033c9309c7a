public import TextAnalysis

/// A trained classifier: its bytes as they are on disk, read in place.
///
/// The same bytes and text give the same prediction on every platform.
public struct ClassifierModel: Sendable {
  /// The name of the last class of a model that was trained on enough out-of-scope lines; no intent
  /// may have it.
  static let outOfScopeClass = "out-of-scope"

  /// The names of the intents, in the order of the model's classes.
  public let intents: [String]
  /// How margins become probabilities.
  public let calibration: Calibration
  let bytes: ArraySlice<UInt8>
  let layout: ModelLayout

  /// Creates a model over bytes that were validated.
  init(bytes: ArraySlice<UInt8>, layout: ModelLayout, classes: [String], calibration: Calibration) {
    self.bytes = bytes
    self.layout = layout
    intents = classes.last == Self.outOfScopeClass ? classes.dropLast() : classes
    self.calibration = calibration
  }

  /// The number of features that training has seen.
  public var featureCount: Int { layout.featureCount }

  /// The size of the encoded model in bytes.
  public var byteCount: Int { bytes.count }

  /// What the caller of `ModelCodec.encode` says the model was trained on.
  public var dataFingerprint: UInt64 {
    bytes.withUnsafeBytes { ModelView(bytes: $0, layout: layout).dataFingerprint }
  }

  /// Predicts the intent of an utterance.
  ///
  /// - Parameters:
  ///   - text: the utterance.
  ///   - limit: how many intents to give scores of.
  /// - Returns: the best intents with their confidence; none if no feature is known.
  /// - Complexity: O(*n* + *k*) in the bytes of the text and the intents, whatever the vocabulary.
  public func predict(_ text: TokenizedText, limit: Int = 5) -> Prediction {
    withUnsafeTemporaryAllocation(of: Float.self, capacity: layout.marginCapacity) { margins in
      margins.initialize(repeating: 0)
      let knownMass = addMargins(of: text, to: margins)
      guard knownMass > 0, !intents.isEmpty else { return .nothing }
      let outOfScope = intents.count < layout.intentCount ? Double(margins[intents.count]) : 0
      let used = UnsafeMutableBufferPointer(rebasing: margins[..<intents.count])
      return prediction(
        from: used, outOfScope: outOfScope, knownMass: Double(knownMass), limit: limit)
    }
  }

  /// Adds up the margins of all classes and gives the share of the utterance that is known.
  private func addMargins(
    of text: TokenizedText, to margins: UnsafeMutableBufferPointer<Float>
  ) -> Float {
    bytes.withUnsafeBytes { bytes in
      let view = ModelView(bytes: bytes, layout: layout)
      return FeatureBag.withEntries(of: text) { entries in
        guard let base = margins.baseAddress else { return 0 }
        let sums = withUnsafeTemporaryAllocation(of: Int.self, capacity: entries.count) {
          addRows(of: entries, candidates: $0, view: view, to: base)
        }
        guard sums.known > 0 else { return 0 }
        let scale = 1 / sums.known.squareRoot()
        for index in 0..<layout.intentCount {
          base[index] = base[index] * scale + view.bias(of: index)
        }
        addMeaning(of: text, view: view, to: base)
        return sums.known / (sums.known + sums.unknown)
      }
    }
  }

  /// Adds what the utterance means as a whole to the margins.
  private func addMeaning(
    of text: TokenizedText, view: ModelView, to margins: UnsafeMutablePointer<Float>
  ) {
    withUnsafeTemporaryAllocation(of: Float.self, capacity: MeaningVector.dimension) { vector in
      vector.initialize(repeating: 0)
      guard let base = vector.baseAddress, MeaningVector().write(text, to: base) > 0 else { return }
      for coordinate in 0..<MeaningVector.dimension {
        view.addMeaning(coordinate, times: base[coordinate], to: margins)
      }
    }
  }

  /// Adds up the rows of the known features and gives the squared weight of known and unknown ones.
  ///
  /// First the directory is read for all features, then their rows: the loads of one pass don't
  /// wait for each other, and most of them miss the nearest caches.
  private func addRows(
    of entries: UnsafeBufferPointer<FeatureBag.Entry>,
    candidates: UnsafeMutableBufferPointer<Int>, view: ModelView,
    to margins: UnsafeMutablePointer<Float>
  ) -> (known: Float, unknown: Float) {
    for position in entries.indices {
      candidates.initializeElement(at: position, to: view.candidate(for: entries[position].key))
    }
    var known: Float = 0
    var unknown: Float = 0
    for position in entries.indices {
      let entry = entries[position]
      guard let feature = view.feature(of: entry.key, from: candidates[position]) else {
        let weight = layout.unknown * FeatureClass(of: entry.key).factor
        unknown += weight * weight
        continue
      }
      let value = view.weight(of: feature) * TermWeighting.repetition(entry.count)
      known += value * value
      view.addRow(of: feature, times: value, to: margins)
    }
    return (known, unknown)
  }

  /// Turns margins into scores; the margins are overwritten.
  private func prediction(
    from margins: UnsafeMutableBufferPointer<Float>, outOfScope: Double, knownMass: Double,
    limit: Int
  ) -> Prediction {
    let indices = BestMargins.indices(
      in: UnsafeBufferPointer(margins), limit: max(limit, 1))
    let best = indices.map { (index: $0, margin: margins[$0]) }
    guard let top = best.first?.margin, let base = margins.baseAddress else { return .nothing }
    let sharpness = Float(calibration.sharpness)
    for index in margins.indices {
      base[index] = ElementaryFunctions.exp(nonPositive: sharpness * (base[index] - top))
    }
    let sum = margins.reduce(0, +)
    let inScope = calibration.inScopeProbability(
      margin: Double(top), knownMass: knownMass, outOfScope: outOfScope)
    let scores = best.prefix(max(limit, 0)).map { index, margin in
      let share = Double(base[index] / sum)
      return Prediction.Score(
        intent: intents[index], index: index, margin: margin, probabilityInScope: share,
        confidence: inScope * share)
    }
    return Prediction(scores: scores, inScopeProbability: inScope, knownMass: knownMass)
  }
}
