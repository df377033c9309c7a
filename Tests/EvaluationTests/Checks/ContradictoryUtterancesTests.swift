import Evaluation
import IntentSchema
import Testing

struct ContradictoryUtterancesTests {
  @Test func reportsALineUnderTwoIntents() {
    let lines = NormalizedCorpus(
      corpus([
        "train a: stop it", "train a: Stop it!", "train b: stop  it.", "test b: STOP IT",
        "train -: stop it", "train b: …", "train a: !",
      ]))
    #expect(
      ContradictoryUtterances.check(lines).map(\.description) == [
        "c:3:1: error: `stop  it.` is `b` here and `a` at c:1:1; keep it under one of the two",
        "c:4:1: error: `STOP IT` is `b` here and `a` at c:1:1; keep it under one of the two",
      ])
  }
}
