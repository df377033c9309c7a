import IntentClassification
import TextAnalysis
import Testing

struct AttributionTests {
  @Test(arguments: ["set a timer for ten parsecs", "note note note", "记一下明天的会议", "zzqx"])
  func addsUpToTheMargin(_ line: String) throws {
    let text = Tokenizer().tokenize(line)
    for score in SmallCorpus.model.predict(text).scores {
      let attribution = try #require(SmallCorpus.model.attribution(of: text, for: score.intent))
      #expect(abs(attribution.margin - score.margin) < 1e-4)
    }
  }

  @Test func namesTheFeaturesAndWhereTheyStand() throws {
    let text = Tokenizer().tokenize("a timer, please")
    let attribution = try #require(SmallCorpus.model.attribution(of: text, for: "timer.set"))
    let timer = try #require(attribution.contributions.first { $0.text == "timer" })
    #expect(timer.kind == .token && timer.tokens == 1..<2)
    #expect(timer.isKnown && timer.weight > 0)
    let pair = try #require(attribution.contributions.first { $0.text == "timer please" })
    #expect(!pair.isKnown && pair.weight == 0)
  }

  @Test func knowsNothingOfUnknownIntents() {
    let text = Tokenizer().tokenize("a timer")
    #expect(SmallCorpus.model.attribution(of: text, for: "tea.make") == nil)
  }
}
