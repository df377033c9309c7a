import Evaluation
import IntentSchema
import Testing

struct UnknownIntentsTests {
  @Test func reportsEachIntentOfACorpusOnce() {
    let lines = NormalizedCorpus(
      corpus(["train tmier: x", "test tmier: y", "train -: z", "test timer: w", "test note: v"]))
    #expect(
      UnknownIntents.check(lines, against: catalogue("timer")).map(\.description) == [
        "c:1:1: error: unknown intent `tmier`; write `timer`",
        "c:5:1: error: unknown intent `note`; define it in an .intent file",
      ])
  }

  @Test func reportsIntentsAndSlotsOfTalks() {
    let text = """
      talk t
        > a
        = timer x=1 z=2
        > b
        = tiemr x=1
        > c
        = ambiguous timer note
        > d
        = unmatched
      """
    let talks = TalkParser.parse([SourceFile(path: "t", bytes: Array(text.utf8))]).talks
    #expect(
      UnknownIntents.check(talks, against: catalogue("timer")).map(\.description) == [
        "t:3:3: error: intent `timer` has no slot `z`; write `x`",
        "t:5:3: error: unknown intent `tiemr`; write `timer`",
        "t:7:3: error: unknown intent `note`; define it in an .intent file",
      ])
  }
}
