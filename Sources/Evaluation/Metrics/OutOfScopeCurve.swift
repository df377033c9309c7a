/// How well scores tell lines in scope from lines out of scope, at every threshold.
public struct OutOfScopeCurve: Sendable, Hashable {
  /// The scores of lines in scope, lowest first.
  private let inScope: [Double]
  /// The scores of lines out of scope, lowest first.
  private let outOfScope: [Double]

  /// Takes scores, higher meaning in scope.
  ///
  /// - Parameters:
  ///   - inScope: the scores of lines in scope.
  ///   - outOfScope: the scores of lines out of scope.
  /// - Complexity: O(*n* log *n*) in the number of scores.
  public init(inScope: [Double], outOfScope: [Double]) {
    self.inScope = inScope.sorted()
    self.outOfScope = outOfScope.sorted()
  }

  /// The probability that a line in scope scores higher than one out of scope, ties counting half.
  ///
  /// Source: Hanley and McNeil, "The Meaning and Use of the Area under a ROC Curve", 1982.
  ///
  /// - Returns: the area, 0 to 1, or nil where lines of one sort are missing.
  /// - Complexity: O(*n*) in the number of scores.
  public var auroc: Double? {
    guard !inScope.isEmpty, !outOfScope.isEmpty else { return nil }
    var (below, notAbove) = (0, 0)
    var sum = 0.0
    for score in inScope {
      while below < outOfScope.count, outOfScope[below] < score { below += 1 }
      notAbove = max(notAbove, below)
      while notAbove < outOfScope.count, outOfScope[notAbove] <= score { notAbove += 1 }
      sum += Double(below) + Double(notAbove - below) / 2
    }
    return sum / (Double(inScope.count) * Double(outOfScope.count))
  }

  /// The share of lines out of scope that are rejected at a threshold which rejects a given share
  /// of those in scope, or as little less as ties allow.
  ///
  /// - Parameter share: the share of lines in scope that may be rejected, 0 to 1.
  /// - Returns: the recall, 0 to 1, or nil where lines of one sort are missing.
  /// - Complexity: O(*n*) in the number of scores.
  public func recall(rejecting share: Double) -> Double? {
    guard !inScope.isEmpty, !outOfScope.isEmpty else { return nil }
    let allowed = Int(min(max(share, 0), 1) * Double(inScope.count))
    guard allowed < inScope.count else { return 1 }
    let threshold = inScope[allowed]
    return Double(outOfScope.count { $0 < threshold }) / Double(outOfScope.count)
  }
}
