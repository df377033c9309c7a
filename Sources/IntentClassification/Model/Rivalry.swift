/// How the best intents share the probability that one of them is right: a softmax of their margins.
///
/// Only a few take part. The others are far behind, but together they would count for something, and
/// for more with every intent that is added.
struct Rivalry {
  /// How many of the best intents take part.
  static let count = 6

  /// What margins are multiplied with.
  let sharpness: Float

  /// The sum of the weights of those that take part.
  ///
  /// - Parameter best: the highest margins, highest first.
  /// - Returns: the sum, at least 1 if there is any margin.
  func sum(of best: UnsafeBufferPointer<BestMargins.Pick>) -> Float {
    guard let top = best.first?.margin else { return 0 }
    return best.prefix(Self.count).reduce(0) { $0 + weight(of: $1.margin, below: top) }
  }

  /// The weight of a margin, 1 for the highest.
  ///
  /// - Parameters:
  ///   - margin: the margin.
  ///   - top: the highest one.
  /// - Returns: the weight, 0 to 1.
  @inline(__always)
  func weight(of margin: Float, below top: Float) -> Float {
    ElementaryFunctions.exp(nonPositive: sharpness * (margin - top))
  }
}
