import IntentClassification
import TextAnalysis
import Testing

struct ClassifierTrainerTests {
  private func confidence(_ line: String, _ model: ClassifierModel) -> Double {
    model.predict(Tokenizer().tokenize(line)).confidence
  }

  @Test func givesTheSameBytesTwice() {
    let first = ClassifierTrainer().train(SmallCorpus.examples)
    let second = ClassifierTrainer().train(SmallCorpus.examples)
    #expect(ModelCodec.encode(first, fingerprint: 5) == ModelCodec.encode(second, fingerprint: 5))
  }

  @Test(arguments: [2, 3, 64]) func givesTheSameBytesWithAnyNumberOfJobs(_ jobs: Int) {
    let parallel = ClassifierTrainer(jobs: jobs).train(SmallCorpus.examples)
    #expect(
      ModelCodec.encode(parallel, fingerprint: 5)
        == ModelCodec.encode(SmallCorpus.model, fingerprint: 5))
  }

  @Test func learnsFromTheNamesOfIntents() {
    let lines = [("ring at seven", "alarm.set"), ("is it cold outside", "weather.get")]
    let model = ClassifierTrainer().train(lines.map { SmallCorpus.example($0.0, $0.1) })
    let prediction = model.predict(Tokenizer().tokenize("weather"))
    #expect(prediction.scores.first?.intent == "weather.get")
  }

  @Test func learnsFromWhatWordsMean() {
    let lines = [("send some money to anna", "pay"), ("play a song by queen", "music")]
    let model = ClassifierTrainer().train(lines.map { SmallCorpus.example($0.0, $0.1) })
    for (line, intent) in [("a melody by queen", "music"), ("some cash to queen", "pay")] {
      #expect(model.predict(Tokenizer().tokenize(line)).scores.first?.intent == intent)
    }
  }

  @Test func dependsOnTheSeedOnlyInDetail() {
    let other = ClassifierTrainer(seed: 99).train(SmallCorpus.examples)
    let text = Tokenizer().tokenize("set a timer for an hour")
    #expect(other.predict(text).scores.first?.intent == "timer.set")
  }

  @Test func singleIntentCanSayNo() {
    let model = ClassifierTrainer().train(
      ["open the garage door", "open the gate", "garage door up"].map {
        SmallCorpus.example($0, "gate.open")
      })
    #expect(confidence("open the garage door", model) > 0.9)
    #expect(confidence("please open the garage", model) > 0.7)
    #expect(confidence("what is the weather like", model) < 0.5)
    #expect(confidence("how many people live in the town of Graz", model) < 0.5)
    #expect(confidence("今天天气怎么样", model) == 0)
  }

  @Test func singleLineAnswersToItself() {
    let model = ClassifierTrainer().train([SmallCorpus.example("stop the music", "music.stop")])
    #expect(confidence("stop the music", model) > 0.9)
    #expect(confidence("please stop the music now", model) > 0.7)
    #expect(confidence("what is the time", model) < 0.3)
  }

  @Test func intentOfOneLineAnswersAmongBiggerOnes() {
    let model = ClassifierTrainer().train(
      SmallCorpus.examples + [SmallCorpus.example("stop the music", "music.stop")])
    let prediction = model.predict(Tokenizer().tokenize("please stop the music"))
    #expect(prediction.scores.first?.intent == "music.stop")
    #expect(prediction.confidence > 0.7)
  }

  @Test func learnsFromOutOfScopeLines() {
    let line = "who invented the timer"
    let marked = [line, "what is a timer", "who wrote the weather song"].map {
      SmallCorpus.example($0, nil)
    }
    let model = ClassifierTrainer().train(SmallCorpus.examples + marked)
    #expect(confidence(line, model) < confidence(line, SmallCorpus.model))
    #expect(confidence(line, model) < 0.5)
    #expect(model.intents == ["note.add", "timer.set", "weather.get"])
  }

  @Test func trainsOnNothing() {
    let model = ClassifierTrainer().train([])
    #expect(model.predict(Tokenizer().tokenize("hello")) == .nothing)
    let marked = ClassifierTrainer().train([SmallCorpus.example("hello", nil)])
    #expect(marked.predict(Tokenizer().tokenize("hello")) == .nothing)
    let featureless = ClassifierTrainer().train([SmallCorpus.example("?!", "odd")])
    #expect(featureless.predict(Tokenizer().tokenize("?!")) == .nothing)
  }
}
