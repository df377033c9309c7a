public import TextAnalysis

/// A trained classifier: its bytes as they are on disk, read in place.
///
/// The same bytes and text give the same prediction on every platform.
public struct ClassifierModel: Sendable {
  /// The names of the intents, in the order of the model's classes.
  public let intents: [String]
  /// How margins become probabilities.
  public let calibration: Calibration
  let bytes: [UInt8]
  let layout: ModelLayout

  /// Creates a model over bytes that were validated.
  init(bytes: [UInt8], layout: ModelLayout, intents: [String], calibration: Calibration) {
    self.bytes = bytes
    self.layout = layout
    self.intents = intents
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
  /// - Complexity: O(*n* + *k*) in the bytes of the text and the intents, whatever the vocabulary.
  public func predict(_ text: TokenizedText, limit: Int = 5) -> Prediction {
    withUnsafeTemporaryAllocation(of: Float.self, capacity: max(intents.count, 1)) { margins in
      margins.initialize(repeating: 0)
      let knownMass = addMargins(of: text, to: margins)
      guard knownMass > 0, !intents.isEmpty else { return .nothing }
      let used = UnsafeBufferPointer(rebasing: margins[..<intents.count])
      return prediction(from: used, knownMass: Double(knownMass), limit: limit)
    }
  }

  /// Adds up the margins of all classes and gives the share of the utterance that is known.
  private func addMargins(
    of text: TokenizedText, to margins: UnsafeMutableBufferPointer<Float>
  ) -> Float {
    bytes.withUnsafeBytes { bytes in
      let view = ModelView(bytes: bytes, layout: layout)
      return FeatureBag.withEntries(of: text) { entries in
        var known: Float = 0
        var unknown: Float = 0
        for entry in entries {
          guard let feature = view.feature(of: entry.key) else {
            let weight = layout.unknown.weight(of: entry.key)
            unknown += weight * weight
            continue
          }
          let value = view.weight(of: feature) * TermWeighting.repetition(entry.count)
          known += value * value
          view.addRow(of: feature, times: value, to: margins)
        }
        guard known > 0 else { return 0 }
        let scale = 1 / known.squareRoot()
        for index in intents.indices {
          margins[index] = margins[index] * scale + view.bias(of: index)
        }
        return known / (known + unknown)
      }
    }
  }

  private func prediction(
    from margins: UnsafeBufferPointer<Float>, knownMass: Double, limit: Int
  ) -> Prediction {
    let best = BestMargins.indices(in: margins, limit: max(limit, Calibration.marginCount))
    guard let first = best.first else { return .nothing }
    let top = margins[first]
    var sum = 0.0
    for margin in margins {
      sum += ElementaryFunctions.exp(calibration.sharpness * Double(margin - top))
    }
    let inScope = calibration.inScopeProbability(
      lead: Calibration.lead(of: best.lazy.map { margins[$0] }), knownMass: knownMass)
    let scores = best.prefix(max(limit, 0)).map { index in
      let share = ElementaryFunctions.exp(calibration.sharpness * Double(margins[index] - top)) / sum
      return Prediction.Score(
        intent: intents[index], margin: margins[index], probabilityInScope: share,
        confidence: inScope * share)
    }
    return Prediction(scores: scores, inScopeProbability: inScope, knownMass: knownMass)
  }
}
