import Evaluation
import Testing

struct IntentScoresTests {
  @Test func givesPrecisionRecallAndF1() throws {
    let scores = IntentScores(
      of: ConfusionMatrix(of: [
        .line("a", "a", 1), .line("a", "a", 1), .line("a", "b", 1), .line("b", "b", 1),
        .line("b", nil, 0), .line("c", "a", 1),
      ]))
    #expect(scores.scores.map(\.intent) == ["a", "b", "c"])
    #expect(scores.scores.map(\.support) == [3, 2, 1])
    #expect(scores.scores.map(\.precision) == [2.0 / 3, 0.5, 0])
    #expect(scores.scores.map(\.recall) == [2.0 / 3, 0.5, 0])
    #expect(abs(scores.macroF1 - (2.0 / 3 + 0.5) / 3) < 1e-12)
  }

  @Test func isZeroWithoutLines() {
    #expect(IntentScores(of: ConfusionMatrix(of: [])).macroF1 == 0)
  }
}
