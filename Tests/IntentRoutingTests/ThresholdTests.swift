import IntentRouting
import IntentSchema
import Testing

/// One threshold decides, and it is the one that a trace names.
struct ThresholdTests {
  private static let texts = [
    "set a timer for ten minutes", "timer", "ten minutes timer", "start something for 5 minutes",
    "give me tea", "remind me tomorrow", "put the code in my notes", "write down the timer",
    "countdown and note that it rains", "let me know", "milk tomorrow", "forget the milk",
    "who invented the timer", "计时", "叫我", "明天提醒我", "记一下倒计时", "play the note", "ok",
    "don't let me know", "minutes minutes", "stop the timer", "a b c", "倒计时提醒我开会",
  ]

  private func sample(threshold: String) -> SampleRouter {
    SampleRouter(
      intents: SampleRouter.intents.replacing(
        "  slot       length: duration",
        with: "  threshold  \(threshold)\n  slot       length: duration"))
  }

  @Test(arguments: ["0", "0.3", "0.7", "0.9", "1"])
  func whatIsMatchedReachesTheThresholdThatTheTraceNames(_ threshold: String) {
    let sample = sample(threshold: threshold)
    for text in Self.texts {
      let trace = sample.router.explain(text, at: SampleRouter.context)
      let thresholds = Dictionary(
        uniqueKeysWithValues: sample.catalogue.intents.map { ($0.name, $0.threshold) })
      for score in trace.scores { #expect(score.threshold == thresholds[score.intent], "\(text)") }
      if let match = trace.decision.match {
        #expect(match.confidence >= thresholds[match.intent] ?? 1, "\(text)")
        #expect(trace.decision.candidates.first?.intent == match.intent, "\(text)")
      }
    }
  }

  @Test func whatIsNotMatchedHadNoCandidateAtItsThreshold() {
    let sample = SampleRouter()
    for text in Self.texts {
      let trace = sample.router.explain(text, at: SampleRouter.context)
      guard trace.decision.outcome == .unmatched, trace.reason.contains("threshold") else {
        continue
      }
      let best = trace.decision.candidates.first?.confidence ?? 0
      #expect(best < 0.7, "\(text)")
    }
  }

  @Test func candidatesAreInOrderOfConfidence() {
    let sample = SampleRouter()
    for text in Self.texts {
      let decision = sample.route(text)
      let confidences = decision.candidates.map(\.confidence)
      #expect(confidences == confidences.sorted(by: >), "\(text)")
    }
  }

  @Test func anIntentMayHaveItsOwnThreshold() {
    let text = "make it known in an hour"
    let confidence = SampleRouter().route(text).candidates.first { $0.intent == "timer.set" }?
      .confidence
    #expect((confidence ?? 0) > 0.05 && (confidence ?? 0) < 0.99)
    #expect(sample(threshold: "0.05").route(text).match?.intent == "timer.set")
    #expect(sample(threshold: "0.99").route(text).match == nil)
  }

  /// Enough weak phrases give a confidence like any other.
  @Test func weakPhrasesMustReachTheThresholdToo() {
    let intents = "intent a\n  about  A.\n  weak  lamp | dim\n"
    let corpus = "train out-of-scope\n  some other thing\n"
    #expect(SampleRouter(intents: intents, corpus: corpus).router.catalogue.intents.count == 1)
    let careful = SampleRouter(intents: intents + "  threshold  0.9\n", corpus: corpus)
    #expect(careful.route("dim lamp").match == nil)
  }
}
