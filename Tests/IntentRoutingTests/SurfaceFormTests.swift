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

  @Test(arguments: ["hi there", "what’s up", "sí", "你好呀", "ça va", "I want this.", "OK"])
  func aTrainingLineIsKnownInEveryForm(_ line: String) {
    let sample = SampleRouter(
      intents: "intent greet\n  about  Hello.\n", corpus: "train greet\n  \(line)\n  good day\n")
    let forms = [
      line.uppercased(), line.lowercased(), "  \(line)  ", "\(line)?!", "“\(line)”", "\(line)。",
      "\(line)\r",
      "\u{FEFF}\(line)", "\(line)\u{200B}", "\u{2060}\(line)", "\(line) 😃", "\(line)…", "(\(line))",
      line.replacing(" ", with: "\u{3000}"), line.replacing("’", with: "'"),
      line.replacing("’", with: ""),
      line.replacing("í", with: "i\u{301}"), line.replacing("ç", with: "c\u{327}"),
    ]
    for form in forms { #expect(sample.route(form).match?.confidence == 1, "\(form)") }
  }

  @Test(arguments: [
    "", " ", "\t", "\r", "\r\n", "\u{A0}", "\u{3000}", "\u{FEFF}", "\u{200B}", "\u{200D}",
    "\u{2060}",
    "\u{FE0F}", "\u{301}", "\0", "\u{AD}",
  ])
  func whatShowsNothingSaysNothing(_ text: String) {
    for blank in [text, text + text, " \(text) "] {
      #expect(sample.route(blank).outcome == .unmatched)
      #expect(sample.route(blank).candidates.isEmpty)
    }
  }

  /// A line with a picture is learnt by its words, and a picture alone teaches nothing.
  @Test func picturesInTrainingLinesDoNoHarm() {
    let sample = SampleRouter(
      intents: "intent mood.good\n  about  All is well.\n",
      corpus: "train mood.good\n  i feel great 😃\n  😃😃\n  life is good 👍🏽\n  开心 🎉\n")
    for text in ["i feel great", "i feel great 😃", "😃 i feel great", "life is good", "开心"] {
      #expect(sample.route(text).match?.confidence == 1, "\(text)")
    }
    for text in ["😃", "😡", "👍", "🎉🎉"] { #expect(sample.summary(text) == "unmatched", "\(text)") }
  }

  @Test func oneCapitalDoesNotMakeTwoLines() {
    let sample = SampleRouter(
      intents: "intent a\n  about  A.\nintent b\n  about  B.\n",
      corpus: "train a\n  Good afternoon\ntrain b\n  good afternoon\n")
    #expect(sample.summary("good Afternoon!") == "ambiguous a b")
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
