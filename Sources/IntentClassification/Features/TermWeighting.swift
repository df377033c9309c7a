/// How much a feature weighs before it is normalised: by how often and by how rare it is.
///
/// The weight is (1 + ln tf)·sqrt(ln((1 + N)/(1 + df)) + 1), times the factor of the feature's class.
/// The square root of the inverse document frequency was chosen on validation data.
struct TermWeighting {
  private let lineCount: Int

  /// Creates the weighting of a corpus.
  ///
  /// - Parameter lineCount: the number of training lines.
  init(lineCount: Int) { self.lineCount = max(lineCount, 0) }

  /// The weight of an ordinary feature that occurs once in an utterance.
  ///
  /// - Parameter lines: the number of training lines that have it.
  /// - Returns: the weight.
  func weight(inLines lines: Int) -> Float {
    let rarity = ElementaryFunctions.log(Double(1 + lineCount) / Double(1 + lines)) + 1
    return Float(max(rarity, 0).squareRoot())
  }

  /// What the weight is multiplied with for a feature that occurs several times.
  @inline(__always)
  static func repetition(_ count: UInt32) -> Float {
    count <= 1 ? 1 : Float(1 + ElementaryFunctions.log(Double(count)))
  }
}
