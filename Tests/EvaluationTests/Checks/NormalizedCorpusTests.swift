import Evaluation
import IntentSchema
import Testing

struct NormalizedCorpusTests {
  @Test(arguments: [
    ("Set a  Timer!", "set a timer"), ("帮我 定个timer吧。", "帮我定个timer吧"), ("3 + 4?", "3 + 4"),
    ("Let’s go, now", "lets go now"), ("…!?", ""),
  ])
  func normalises(line: String, text: String) {
    #expect(NormalizedCorpus(corpus(["train a: \(line)"])).training.map(\.text) == [text])
  }

  @Test func tellsTheLanguage() {
    let lines = NormalizedCorpus(corpus(["train a: set a timer", "train a: 定个timer"])).training
    #expect(lines.map(\.language) == [.english, .chinese])
  }
}
