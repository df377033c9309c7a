/// Fits what margins are multiplied with before the softmax: the inverse temperature.
///
/// Source: Guo et al., "On Calibration of Modern Neural Networks", 2017.
struct SharpnessFit {
  /// The sharpness where nothing is known about it; chosen on validation data.
  static let prior = 4.5
  /// How many lines' worth the prior counts for, and with what share of the lines it grows: were it
  /// outvoted, intents that are easier or harder to tell apart would change the decisions about others
  /// that they are added to.
  private static let priorLines = (fewest: 10.0, share: 1.0 / 3)
  private static let mostLines = 3000

  /// The lead of the best margin over the next ones, itself included, and over the line's own.
  private let lines: [(leads: [Double], own: Double)]

  /// Takes the lines of known intents, evenly thinned to a few thousand.
  init(_ heldOut: [HeldOutLine]) {
    let known = heldOut.compactMap { line -> (margins: [Float], own: Int)? in
      guard case .known(let own) = line.origin, line.margins.count > 1 else { return nil }
      return (line.margins, own)
    }
    let step = known.count / Self.mostLines + 1
    lines = stride(from: 0, to: known.count, by: step).map { position in
      let (margins, own) = known[position]
      return margins.withUnsafeBufferPointer { margins in
        BestMargins.withBest(in: margins, limit: Rivalry.count) { best in
          let top = best[0].margin
          return (best.map { Double(top - $0.margin) }, Double(top - margins[own]))
        }
      }
    }
  }

  /// The sharpness, 1 to 30, with the least negative log likelihood, by golden section.
  ///
  /// - Complexity: O(*n*·*k*) in lines and intents.
  func sharpness() -> Double {
    guard !lines.isEmpty else { return Self.prior }
    var (low, high) = (0.0, ElementaryFunctions.log(30))
    let ratio = 0.618_033_988_749_894_9
    var (left, right) = (high - ratio * (high - low), low + ratio * (high - low))
    var (leftLoss, rightLoss) = (loss(left), loss(right))
    for _ in 0..<18 {
      if leftLoss < rightLoss {
        (high, right, rightLoss) = (right, left, leftLoss)
        left = high - ratio * (high - low)
        leftLoss = loss(left)
      } else {
        (low, left, leftLoss) = (left, right, rightLoss)
        right = low + ratio * (high - low)
        rightLoss = loss(right)
      }
    }
    return ElementaryFunctions.exp((low + high) / 2)
  }

  /// The negative log likelihood, with the prior's pull toward its own sharpness.
  private func loss(_ logarithm: Double) -> Double {
    let sharpness = ElementaryFunctions.exp(logarithm)
    let distance = logarithm - ElementaryFunctions.log(Self.prior)
    let pull = Self.priorLines.fewest + Self.priorLines.share * Double(lines.count)
    return lines.reduce(pull * distance * distance) { sum, line in
      let total = line.leads.reduce(0) { $0 + ElementaryFunctions.exp(-sharpness * $1) }
      return sum + ElementaryFunctions.log(total) + sharpness * line.own
    }
  }
}
