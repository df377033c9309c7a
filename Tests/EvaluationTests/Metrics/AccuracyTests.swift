import Evaluation
import Testing

struct AccuracyTests {
  @Test func countsTheBestIntentOfLinesInScope() {
    let lines: [ScoredUtterance] = [
      .line("a", "a", 0.9), .line("a", "b", 0.9), .line("b", "b", 0.1), .line("b", nil, 0),
      .line(nil, "a", 0.2),
    ]
    #expect(Accuracy.share(in: lines) == 0.5)
  }

  @Test func isZeroWithoutLinesInScope() {
    #expect(Accuracy.share(in: []) == 0)
    #expect(Accuracy.share(in: [.line(nil, nil, 0)]) == 0)
  }
}
