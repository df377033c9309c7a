import Evaluation
import Testing

struct OutOfScopeReportTests {
  @Test func measuresTheDecisions() throws {
    let report = try #require(
      OutOfScopeReport(
        of: [
          .line("a", "a", 0.9), .line("a", "a", 0.6), .line("b", "a", 0.8), .line("b", "b", 0.95),
          .line(nil, "a", 0.3), .line(nil, "b", 0.75), .line(nil, nil, 0),
        ], threshold: 0.7))
    #expect(report.precision == 2.0 / 3)
    #expect(report.recall == 2.0 / 3)
    #expect(report.inScopeAccuracy == 0.5)
    #expect(report.threshold == 0.7)
    #expect(abs(report.auroc - 11.0 / 12) < 1e-12)
    #expect(report.recallAt5PercentRejection == 2.0 / 3)
  }

  @Test func isMissingWithoutLinesOutOfScope() {
    #expect(OutOfScopeReport(of: [.line("a", "a", 0.9)], threshold: 0.7) == nil)
  }
}
