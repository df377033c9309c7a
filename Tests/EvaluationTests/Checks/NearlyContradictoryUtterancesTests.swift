import Evaluation
import IntentSchema
import Testing

struct NearlyContradictoryUtterancesTests {
  @Test func reportsTrainingLinesThatAreAlmostThoseOfAnotherIntent() {
    let lines = NormalizedCorpus(
      corpus([
        "train a: show me all of my timers", "train b: show me all of my timer",
        "train a: show me all of my timerz", "train -: Show me all of my timers",
        "test b: show me all of my timers", "train b: something else",
      ]))
    #expect(
      NearlyContradictoryUtterances.check(lines).map(\.description) == [
        "c:2:1: warning: `show me all of my timer` is `b` here, and "
          + "`show me all of my timers` is `a` at c:1:1; "
          + "make sure that the difference matters, or move one of the two",
        "c:3:1: warning: `show me all of my timerz` is `a` here, and "
          + "`show me all of my timer` is `b` at c:2:1; "
          + "make sure that the difference matters, or move one of the two",
        "c:4:1: warning: `Show me all of my timers` is out-of-scope here, and "
          + "`show me all of my timer` is `b` at c:2:1; "
          + "make sure that the difference matters, or move one of the two",
      ])
  }
}
