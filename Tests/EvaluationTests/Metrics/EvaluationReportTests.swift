import Evaluation
import IntentSchema
import Testing

struct EvaluationReportTests {
  private let cost = EvaluationReport.Cost(
    trainSeconds: 1.25, calibrationSeconds: 0.5,
    latency: LatencyQuantiles(of: [.nanoseconds(6250)]), modelBytes: 2048)
  private let lines: [ScoredUtterance] = [
    .line("tea", "tea", 1), .line("milk", "tea", 0.5), .line("milk", "milk", 1, .chinese),
    .line(nil, "tea", 0.5),
  ]

  @Test func writesTheDocumentedMembersInOrder() {
    let report = EvaluationReport(of: lines, threshold: 0.7, cost: cost)
    let english =
      #"{"accuracy":0.500000,"macroF1":0.333333,"outOfScope":{"auroc":0.750000,"#
      + #""recallAt5PercentRejection":0.000000,"precision":0.500000,"recall":1.000000,"#
      + #""inScopeAccuracy":0.500000,"threshold":0.700000},"calibrationError":0.333333,"#
      + #""inScopeCalibrationError":0.250000,"utterances":3}"#
    let chinese =
      #"{"accuracy":1.000000,"macroF1":1.000000,"outOfScope":null,"calibrationError":0.000000,"#
      + #""inScopeCalibrationError":0.000000,"utterances":1}"#
    #expect(
      report.json
        == #"{"accuracy":0.666667,"macroF1":0.666667,"outOfScope":{"auroc":0.833333,"#
        + #""recallAt5PercentRejection":0.000000,"precision":0.500000,"recall":1.000000,"#
        + #""inScopeAccuracy":0.666667,"threshold":0.700000},"calibrationError":0.250000,"#
        + #""inScopeCalibrationError":0.166667,"languages":{"en":\#(english),"zh":\#(chinese)},"#
        + #""utterances":4,"trainSeconds":1.250000,"calibrationSeconds":0.500000,"#
        + #""microsecondsPerUtterance":{"median":6.250000,"p99":6.250000},"modelBytes":2048}"#)
  }

  @Test func hasNullWithoutLinesOutOfScope() {
    let report = EvaluationReport(of: Array(lines.prefix(2)), threshold: 0.7, cost: cost)
    #expect(report.json.contains(#""outOfScope":null"#))
    #expect(!report.json.contains(#""zh""#))
  }

  @Test func summarisesForPeople() {
    let summary = EvaluationReport(of: lines, threshold: 0.7, cost: cost).summary
    #expect(summary.hasPrefix("utterances "))
    #expect(summary.contains("accuracy") && summary.contains("66.7 %"))
    #expect(summary.contains("at threshold 0.70: in-scope accuracy"))
    #expect(summary.contains("6.3 µs, 99 of 100 within 6.3 µs"))
  }

  @Test func listsTheWorstIntentFirst() {
    let report = EvaluationReport(
      of: lines + [.line("tea", "tea", 1)], threshold: 0.7, cost: cost)
    #expect(
      report.intentTable == """
        intent  precision   recall      F1  lines
        milk      100.0 %   50.0 %  66.7 %      2
        tea        66.7 %  100.0 %  80.0 %      2

        """)
  }
}
