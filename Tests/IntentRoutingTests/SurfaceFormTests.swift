import IntentRouting
import IntentSchema
import Testing

/// What people change without meaning anything by it must not change where their words go.
struct SurfaceFormTests {
  private let sample = SampleRouter()

  @Test(arguments: [
    "SET A TIMER FOR TEN MINUTES", "set a timer for ten minutes?!", "set a timer, for ten minutes.",
    "ｓｅｔ　ａ　ｔｉｍｅｒ　ｆｏｒ　ｔｅｎ　ｍｉｎｕｔｅｓ", "\u{FEFF}set a timer for ten minutes",
    "set a ti\u{200B}mer for\u{A0}ten minutes", "set a timer for ten minutes 😀",
    "set a timer\tfor ten minutes\r",
  ])
  func makesNoDifferenceInEnglish(_ text: String) {
    #expect(sample.route(text).match?.intent == "timer.set")
    #expect(sample.route(text).match?.slots.map(\.value) == [.duration("PT10M")])
  }

  @Test(arguments: [
    "计时五分钟", "计时五分钟。", "計時五分鐘", "计时 五分钟", "计 时 五 分 钟", "计时，五分钟！", "计时五分钟😀", "\u{FEFF}计时五分钟",
  ])
  func makesNoDifferenceInChinese(_ text: String) {
    #expect(sample.route(text).match?.intent == "timer.set")
    #expect(sample.route(text).match?.slots.map(\.value) == [.duration("PT5M")])
  }

  @Test(arguments: ["don't", "don’t", "dont", "DON'T", "donʼt"])
  func apostrophesMakeNoDifference(_ word: String) {
    let match = sample.route("\(word) let me forget to buy bread tomorrow").match
    #expect(match?.intent == "reminder.create")
  }

  @Test func composedAndDecomposedAccentsRouteAlike() {
    let sample = SampleRouter(
      intents: "intent say.yes\n  about  Agree.\n  strong  =sí | très bien\n",
      corpus: "train say.yes\n  naturellement\n  d'accord\n")
    for text in ["sí", "si\u{301}", "SÍ", "très bien", "tre\u{300}s bien", "tres bien"] {
      #expect(sample.route(text).match?.intent == "say.yes", "\(text)")
    }
  }

  @Test func aPhraseMatchesWordsAndNotTheirParts() {
    let sample = SampleRouter(
      intents: "intent code.commit\n  about  Save the code.\n  strong  commit\n",
      corpus: "train code.commit\n  save my changes\n  store the code\n")
    #expect(sample.route("commit").match?.intent == "code.commit")
    #expect(sample.summary("a commitment") == "unmatched")
  }

  /// Two intents that learnt the same share what they are sure of; together they are as sure as one.
  @Test func aCloneDoesNotMakeAnIntentUnmatched() {
    let lines = ["dim the lamps", "make the room darker", "less light in here please"]
    let body = lines.map { "  \($0)\n" }.joined()
    let sample = SampleRouter(
      intents: "intent light.dim\n  about  Dim.\nintent light.soften\n  about  Soften.\n",
      corpus: "train light.dim\n\(body)train light.soften\n\(body)")
    #expect(sample.summary("dim the lamps") == "ambiguous light.dim light.soften")
    #expect(sample.summary("make the lamps darker") != "unmatched")
  }

  @Test func wordsThatSayLittleAloneAreReadTogether() {
    let sample = SampleRouter(
      intents: "intent agent.about\n  about  Who the agent is.\n",
      corpus: "train agent.about\n  who are you\n  what are you\n  are you a robot\n")
    #expect(sample.route("who are you?").match?.confidence == 1)
    for text in ["a", "x", "the", "7", "3111357835", "aaa", "perhaps"] {
      #expect(sample.summary(text) == "unmatched")
    }
  }
}
