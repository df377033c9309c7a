import Evaluation
import IntentSchema
import Testing

struct FeaturelessUtterancesTests {
  @Test func reportsLinesWithoutLettersOrDigits() {
    let lines = NormalizedCorpus(corpus(["train a: ???", "train a: 好", "test -: 🙂", "test a: 7"]))
    #expect(
      FeaturelessUtterances.check(lines).map(\.description) == [
        "c:1:1: warning: the line `???` has no letters or digits to learn from; remove it",
        "c:3:1: warning: the line `🙂` has no letters or digits to learn from; remove it",
      ])
  }
}
