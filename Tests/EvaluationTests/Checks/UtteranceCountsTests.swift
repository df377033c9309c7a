import Evaluation
import IntentSchema
import Testing

struct UtteranceCountsTests {
  private let enough =
    (0..<50).map { "train a: line \($0)" } + (0..<15).map { "test a: more \($0)" }

  @Test func acceptsEnoughLinesInTheLanguagesOfTheCorpus() {
    #expect(
      UtteranceCounts.check(NormalizedCorpus(corpus(enough)), against: catalogue("a")) == [])
  }

  @Test func reportsWhatIsMissing() {
    let lines = NormalizedCorpus(corpus(enough + ["train b: 好", "test c: 好"]))
    #expect(
      UtteranceCounts.check(lines, against: catalogue("a", "b", "c")).map(\.description) == [
        "i:1:1: warning: intent `a` has in Chinese 0 training lines, fewer than 50; "
          + "add more to a .corpus file",
        "i:1:1: warning: intent `a` has in Chinese 0 test lines, fewer than 15; "
          + "add more to a .corpus file",
        "i:2:1: warning: intent `b` has in English 0 training lines, fewer than 50; "
          + "add more to a .corpus file",
        "i:2:1: warning: intent `b` has in English 0 test lines, fewer than 15; "
          + "add more to a .corpus file",
        "i:2:1: warning: intent `b` has in Chinese 1 training lines, fewer than 50; "
          + "add more to a .corpus file",
        "i:2:1: warning: intent `b` has in Chinese 0 test lines, fewer than 15; "
          + "add more to a .corpus file",
        "i:3:1: error: intent `c` has no training lines; add a `train c` block to a .corpus file",
      ])
  }
}
