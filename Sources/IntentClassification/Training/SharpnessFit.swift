/// Fits what margins are multiplied with before the softmax: the inverse temperature.
///
/// Source: Guo et al., "On Calibration of Modern Neural Networks", 2017.
struct SharpnessFit {
  /// The sharpness where nothing is known about it, and how many lines' worth it counts for.
  static let prior = (sharpness: 5.0, lines: 10.0)
  private static let mostLines = 3000

  private let lines: [(margins: [Double], own: Int)]

  /// Takes the lines of known intents, evenly thinned to a few thousand.
  init(_ heldOut: [HeldOutLine]) {
    let known = heldOut.compactMap { line -> (margins: [Float], own: Int)? in
      guard case .known(let own) = line.origin, line.margins.count > 1 else { return nil }
      return (line.margins, own)
    }
    let step = known.count / Self.mostLines + 1
    lines = stride(from: 0, to: known.count, by: step).map { position in
      let line = known[position]
      let top = line.margins.max() ?? 0
      return (line.margins.map { Double($0 - top) }, line.own)
    }
  }

  /// The sharpness, 1 to 30, with the least negative log likelihood, by golden section.
  ///
  /// - Complexity: O(*n*·*k*) in lines and intents.
  func sharpness() -> Double {
    guard !lines.isEmpty else { return Self.prior.sharpness }
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
    let distance = logarithm - ElementaryFunctions.log(Self.prior.sharpness)
    return lines.reduce(Self.prior.lines * distance * distance) { sum, line in
      let total = line.margins.reduce(0) { $0 + ElementaryFunctions.exp(sharpness * $1) }
      return sum + ElementaryFunctions.log(total) - sharpness * line.margins[line.own]
    }
  }
}
