import Evaluation
import IntentSchema
import Testing

struct OutOfScopeConflictsTests {
  @Test func reportsOutOfScopeLinesThatAreInScope() {
    let lines = NormalizedCorpus(
      corpus(["train -: Play some music", "test -: who are you", "test a: play some music!"]))
    #expect(
      OutOfScopeConflicts.check(lines).map(\.description) == [
        "c:1:1: error: `Play some music` is out-of-scope here and `a` at c:3:1; "
          + "keep one of the two"
      ])
  }
}
