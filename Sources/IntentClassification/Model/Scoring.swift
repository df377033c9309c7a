import TextAnalysis

/// Reads utterances with a model.
struct Scoring {
  let view: ModelView
  let calibration: Calibration
  let intents: [String]

  /// Predicts the intent of an utterance.
  ///
  /// - Parameters:
  ///   - text: the utterance.
  ///   - limit: how many intents to give scores of.
  /// - Returns: the best intents with their confidence; none if no feature is known.
  /// - Complexity: O(*n* + *k*) in the bytes of the text and the intents.
  func prediction(for text: TokenizedText, limit: Int) -> Prediction {
    FeatureBag.withEntries(of: text) { entries in
      let capacity = view.layout.marginCapacity
      // All that is needed at once, each part aligned: lists of features, margins, sums.
      let (lists, margins, sums) = (16 * entries.count, 4 * capacity, 2 * 2 * capacity)
      return withUnsafeTemporaryAllocation(byteCount: lists + margins + sums, alignment: 16) {
        guard let start = $0.baseAddress else { return .nothing }
        let found = FoundFeatures(
          entries, view: view, memory: start.bindMemory(to: UInt64.self, capacity: lists / 8))
        guard found.known > 0 else { return .nothing }
        let base = (start + lists).bindMemory(to: Float.self, capacity: capacity)
        base.initialize(repeating: 0, count: capacity)
        let sumBase = (start + lists + margins).bindMemory(to: UInt16.self, capacity: 2 * capacity)
        sumBase.initialize(repeating: 0, count: 2 * capacity)
        var sum = MarginSum(view, margins: base, sums: sumBase)
        found.add(to: &sum)
        sum.finish(scale: 1 / found.known.squareRoot())
        addMeaning(of: text, to: base)
        let knownMass = Double(found.known / (found.known + found.unknown))
        return prediction(from: base, knownMass: knownMass, limit: limit)
      }
    }
  }

  /// Adds what the utterance means as a whole to the margins, four coordinates at a time.
  private func addMeaning(of text: TokenizedText, to margins: UnsafeMutablePointer<Float>) {
    let vector = MeaningVector(length: view.layout.steps.meaning)
    _ = vector.withSum(of: text) { sum, length in
      let scale = vector.length / length
      var coordinate = 0
      while coordinate < MeaningVector.dimension {
        addMeaning(coordinate, of: sum, times: scale, to: margins)
        coordinate &+= 4
      }
    }
  }

  @inline(__always)
  private func addMeaning(
    _ coordinate: Int, of sum: UnsafeMutablePointer<Int32>, times scale: Float,
    to margins: UnsafeMutablePointer<Float>
  ) {
    let stride = view.layout.stride
    let first = view.meanings(coordinate)
    let second = first + 4 &* stride
    let third = second + 4 &* stride
    let fourth = third + 4 &* stride
    let a = scale * Float(sum[coordinate])
    let b = scale * Float(sum[coordinate &+ 1])
    let c = scale * Float(sum[coordinate &+ 2])
    let d = scale * Float(sum[coordinate &+ 3])
    var index = 0
    while index < stride {
      let place = 4 &* index
      let one =
        a * first.loadUnaligned(fromByteOffset: place, as: Float.self)
        + b * second.loadUnaligned(fromByteOffset: place, as: Float.self)
      let other =
        c * third.loadUnaligned(fromByteOffset: place, as: Float.self)
        + d * fourth.loadUnaligned(fromByteOffset: place, as: Float.self)
      margins[index] += one + other
      index &+= 1
    }
  }

  /// Turns margins into scores.
  private func prediction(
    from margins: UnsafeMutablePointer<Float>, knownMass: Double, limit: Int
  ) -> Prediction {
    let count = intents.count
    let outOfScope = count < view.layout.intentCount ? Double(margins[count]) : 0
    let used = UnsafeBufferPointer(start: margins, count: count)
    return BestMargins.withBest(in: used, limit: max(limit, Rivalry.count)) { best in
      guard let top = best.first?.margin else { return .nothing }
      let rivalry = Rivalry(sharpness: Float(calibration.sharpness))
      let sum = rivalry.sum(of: best)
      let inScope = calibration.inScopeProbability(
        margin: Double(top), knownMass: knownMass, outOfScope: outOfScope)
      let scores = best.prefix(max(limit, 0)).map { found in
        let share = Double(rivalry.weight(of: found.margin, below: top) / sum)
        return Prediction.Score(
          intent: intents[found.index], index: found.index, margin: found.margin,
          probabilityInScope: share, confidence: inScope * share)
      }
      return Prediction(scores: scores, inScopeProbability: inScope, knownMass: knownMass)
    }
  }
}
