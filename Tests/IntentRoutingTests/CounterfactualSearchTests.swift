import IntentSchema
import Testing

@testable import IntentRouting

struct CounterfactualSearchTests {
  private let sample = SampleRouter()

  private func changes(_ text: String) -> [RoutingTrace.Counterfactual] {
    sample.router.explain(text, at: SampleRouter.context, corpus: sample.corpus).counterfactuals
  }

  private func word(_ text: String) -> String? {
    for case .withoutWord(let word) in changes(text).map(\.change) { return word }
    return nil
  }

  @Test func namesTheWordThatDecides() {
    #expect(word("don't set a timer") == "don't")
    #expect(word("别倒计时") == "别")
  }

  @Test func everyChangeGivesWhatItSays() {
    let lines = [
      "let me know in an hour", "who invented the timer", "write it down", "the code", "音乐",
      "set a timer for 5 minutes", "",
    ]
    for line in lines {
      let before = sample.route(line)
      for counterfactual in changes(line) {
        #expect(counterfactual.outcome != before.outcome)
        switch counterfactual.change {
        case .withoutWord(let word):
          let rest = line.replacing(word, with: "", maxReplacements: 1)
          #expect(sample.route(rest).outcome == counterfactual.outcome)
        case .threshold(let threshold, let intent):
          #expect(thresholdRouter(threshold, intent).outcome(line) == counterfactual.outcome)
        case .trainingLine(let intent):
          let corpus = SampleRouter.corpus + "\ntrain \(intent)\n  \(line)\n"
          #expect(SampleRouter(corpus: corpus).route(line).match?.intent == intent)
        }
      }
    }
  }

  @Test func aLineThatNothingMatchesCouldBeATrainingLine() {
    for line in ["put it down", "some more", "give me some music"] {
      #expect(sample.route(line).outcome == .unmatched)
      let intents = changes(line).compactMap { counterfactual in
        if case .trainingLine(let intent) = counterfactual.change { intent } else { nil }
      }
      #expect(intents.count == 1)
      #expect(intents.first == sample.route(line).candidates.first?.intent)
    }
  }

  private func thresholdRouter(_ threshold: Double, _ intent: String) -> SampleRouter {
    let intents = SampleRouter.intents.replacing(
      "intent \(intent)\n", with: "intent \(intent)\n  threshold  \(threshold)\n")
    return SampleRouter(intents: intents)
  }
}

extension SampleRouter {
  fileprivate func outcome(_ text: String) -> RoutingDecision.Outcome { route(text).outcome }
}
