import Evaluation
import IntentSchema
import Testing

struct DistinctOpeningsTests {
  @Test func countsTheFirstTwoWordsOrCharacters() {
    let varied = (0..<30).map { "train a: word\($0) x" }
    let lines = NormalizedCorpus(
      corpus(varied + ["train b: Set it", "train b: set it up", "train b: 定个钟", "train b: 定时"]))
    #expect(
      DistinctOpenings.check(lines, against: catalogue("a", "b", "c")).map(\.description) == [
        "i:2:1: warning: the training lines of `b` in English have 1 distinct openings, "
          + "fewer than 30; start lines in other ways",
        "i:2:1: warning: the training lines of `b` in Chinese have 2 distinct openings, "
          + "fewer than 30; start lines in other ways",
      ])
  }
}
