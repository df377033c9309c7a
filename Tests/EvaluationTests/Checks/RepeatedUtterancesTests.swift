import Evaluation
import IntentSchema
import Testing

struct RepeatedUtterancesTests {
  @Test func reportsTrainingLinesThatAreThereTwice() {
    let lines = NormalizedCorpus(
      corpus([
        "train a: go on", "train a: Go on.", "train b: go on", "test a: go on", "train -: x",
        "train -: x",
      ]))
    #expect(
      RepeatedUtterances.check(lines).map(\.description) == [
        "c:2:1: warning: the training line `Go on.` is already at c:1:1; "
          + "remove it, or ask for the same thing in another way",
        "c:6:1: warning: the training line `x` is already at c:5:1; "
          + "remove it, or ask for the same thing in another way",
      ])
  }
}
