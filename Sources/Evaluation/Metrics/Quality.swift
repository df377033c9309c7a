/// How good the decisions on some lines are.
public struct Quality: Sendable, Hashable {
  /// The share of in-scope lines whose best intent is right, nothing being rejected.
  public var accuracy: Double
  /// The mean F1 over the intents, nothing being rejected.
  public var macroF1: Double
  /// How well lines out of scope are told apart; nil unless there are lines of both sorts.
  public var outOfScope: OutOfScopeReport?
  /// The expected calibration error of the confidence on all lines.
  public var calibrationError: Double
  /// The expected calibration error of P(intent | in scope) on lines in scope.
  public var inScopeCalibrationError: Double
  /// The number of lines.
  public var utterances: Int

  /// Measures lines.
  ///
  /// - Parameters:
  ///   - lines: the lines.
  ///   - threshold: the threshold that the decisions were made with.
  /// - Complexity: O(*n* log *n* + *k*²) for *n* lines of *k* intents.
  public init(of lines: [ScoredUtterance], threshold: Double) {
    accuracy = Accuracy.share(in: lines)
    macroF1 = IntentScores(of: ConfusionMatrix(of: lines)).macroF1
    outOfScope = OutOfScopeReport(of: lines, threshold: threshold)
    calibrationError = CalibrationError.expected(
      lines.map { .init(confidence: $0.confidence, isRight: $0.isBestRight) })
    inScopeCalibrationError = CalibrationError.expected(
      lines.filter { $0.expected != nil }.map {
        .init(confidence: $0.probabilityInScope, isRight: $0.isBestRight)
      })
    utterances = lines.count
  }
}
