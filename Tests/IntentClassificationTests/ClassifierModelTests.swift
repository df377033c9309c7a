import IntentClassification
import TextAnalysis
import Testing

struct ClassifierModelTests {
  private func predict(_ line: String) -> Prediction {
    SmallCorpus.model.predict(Tokenizer().tokenize(line))
  }

  @Test(arguments: [
    ("could you set a timer for twenty minutes", "timer.set"), ("会下雨吗", "weather.get"),
    ("take a note about the door", "note.add"), ("五分钟后叫我", "timer.set"),
  ])
  func findsTheIntentOfUnseenLines(_ line: String, _ intent: String) {
    let prediction = predict(line)
    #expect(prediction.scores.first?.intent == intent)
    #expect(prediction.confidence > 0.7)
  }

  @Test(arguments: ["", "🙂", "???", "zzqx", "ы"])
  func isSureOfNothingAboutUnknownText(_ line: String) {
    #expect(predict(line) == .nothing)
  }

  @Test func givesProbabilitiesThatAddUp() {
    let prediction = predict("will the timer rain on my note")
    #expect(prediction.scores.count == 3)
    let sum = prediction.scores.reduce(0) { $0 + $1.probabilityInScope }
    #expect(abs(sum - 1) < 1e-5)
    #expect((0...1).contains(prediction.inScopeProbability))
    #expect(prediction.knownMass > 0 && prediction.knownMass < 1)
    let confidences = prediction.scores.map(\.confidence)
    #expect(confidences == confidences.sorted(by: >))
  }

  @Test func givesNoMoreScoresThanAsked() {
    let text = Tokenizer().tokenize("set a timer")
    #expect(SmallCorpus.model.predict(text, limit: 1).scores.count == 1)
    #expect(SmallCorpus.model.predict(text, limit: 0).scores.isEmpty)
    #expect(SmallCorpus.model.predict(text, limit: -1).scores.isEmpty)
  }

  @Test func tellsMoreThan256IntentsApart() {
    let examples = (0..<300).map { SmallCorpus.example("channel \($0)", "channel\($0)") }
    let model = ClassifierTrainer().train(examples)
    for number in [0, 255, 256, 299] {
      let prediction = model.predict(Tokenizer().tokenize("channel \(number)"))
      #expect(prediction.scores.first?.intent == "channel\(number)")
    }
  }

  @Test func surveysALongTextQuickly() {
    let long = String(repeating: "set a timer and tell me the weather ", count: 30_000)
    #expect(predict(long).knownMass > 0.5)
  }
}
