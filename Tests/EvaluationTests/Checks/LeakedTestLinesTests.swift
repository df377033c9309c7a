import Evaluation
import IntentSchema
import Testing

struct LeakedTestLinesTests {
  @Test func reportsEqualAndNearLines() {
    let lines = NormalizedCorpus(
      corpus([
        "train a: set a timer for ten minutes", "train b: 现在几点了",
        "test a: Set a timer for ten minutes!",
        "test a: set a timer for two minutes", "test b: 现在几点了呀", "test b: what time is it",
        "test a: set a timer for ten minutes pls",
      ]))
    #expect(
      LeakedTestLines.check(lines).map(\.description) == [
        "c:3:1: error: the test line `Set a timer for ten minutes!` equals the training line "
          + "`set a timer for ten minutes` at c:1:1; reword or remove one of the two",
        "c:4:1: error: the test line `set a timer for two minutes` overlaps by 72 % with the "
          + "training line `set a timer for ten minutes` at c:1:1; reword or remove one of the two",
        "c:5:1: error: the test line `现在几点了呀` overlaps by 75 % with the training line "
          + "`现在几点了` at c:2:1; reword or remove one of the two",
        "c:7:1: error: the test line `set a timer for ten minutes pls` overlaps by 86 % with the "
          + "training line `set a timer for ten minutes` at c:1:1; reword or remove one of the two",
      ])
  }
}
