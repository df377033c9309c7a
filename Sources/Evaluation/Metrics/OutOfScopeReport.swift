/// How well lines out of scope were told from those in scope.
public struct OutOfScopeReport: Sendable, Hashable {
  /// The area under the ROC curve of the in-scope score, 0 to 1.
  public var auroc: Double
  /// The share of lines out of scope rejected where 5 % of those in scope are.
  public var recallAt5PercentRejection: Double
  /// The share of the lines that were not decided for an intent which are out of scope.
  public var precision: Double
  /// The share of the lines out of scope that were not decided for an intent.
  public var recall: Double
  /// The share of the lines in scope that were decided for the right intent.
  public var inScopeAccuracy: Double
  /// The threshold in force, of the confidence.
  public var threshold: Double

  /// Measures lines; nil unless there are lines both in and out of scope.
  ///
  /// - Parameters:
  ///   - lines: the lines.
  ///   - threshold: the threshold that the decisions were made with.
  /// - Complexity: O(*n* log *n*) in the number of lines.
  public init?(of lines: [ScoredUtterance], threshold: Double) {
    let inScope = lines.filter { $0.expected != nil }
    let outOfScope = lines.filter { $0.expected == nil }
    let curve = OutOfScopeCurve(
      inScope: inScope.map(\.inScopeScore), outOfScope: outOfScope.map(\.inScopeScore))
    guard let auroc = curve.auroc, let recallAt5 = curve.recall(rejecting: 0.05) else { return nil }
    let rejected = lines.count { $0.decided == nil }
    let rightlyRejected = outOfScope.count { $0.decided == nil }
    self.auroc = auroc
    recallAt5PercentRejection = recallAt5
    precision = rejected > 0 ? Double(rightlyRejected) / Double(rejected) : 0
    recall = Double(rightlyRejected) / Double(outOfScope.count)
    let right = inScope.count { $0.decided == $0.expected }
    inScopeAccuracy = Double(right) / Double(inScope.count)
    self.threshold = threshold
  }
}
