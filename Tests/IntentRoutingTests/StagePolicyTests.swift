@testable import IntentClassification
import IntentSchema
import KeywordMatching
import TextAnalysis
import Testing

@testable import IntentRouting

struct StagePolicyTests {
  private let sample = SampleRouter()

  private func decide(_ text: String, _ prediction: Prediction = .nothing) -> StageDecision {
    let table = KeywordTable(sample.catalogue)
    let evidence = table.evidence(in: TokenPositions(Tokenizer().tokenize(text)), entities: [])
    let policy = StagePolicy(
      sample.catalogue, table: table, classes: sample.catalogue.intents.map(\.name))
    return switch policy.decide(exact: [], evidence: evidence) {
    case .decided(let decision): decision
    case .open(let verdict, _):
      policy.decide(verdict, after: Consultation(prediction: prediction))
    }
  }

  private func prediction(_ scores: [(String, Double)], inScope: Double = 1) -> Prediction {
    Prediction(
      scores: scores.map {
        Prediction.Score(
          intent: $0.0,
          index: sample.catalogue.intents.map(\.name).firstIndex(of: $0.0) ?? 0, margin: 0,
          probabilityInScope: $0.1, confidence: $0.1 * inScope)
      }, inScopeProbability: inScope, knownMass: 1)
  }

  @Test func aStrongPhraseThatCoversTheUtteranceDecidesAlone() {
    let decision = decide("please set a timer")
    #expect(decision.stage == .keyword)
    #expect(decision.standing == [StageDecision.Choice(intent: 0, confidence: 1)])
  }

  @Test func aConfidentClassifierOverrulesAPhraseThatCoversLittle() {
    let text = "we heard on the radio that a countdown had begun somewhere"
    #expect(
      decide(text, prediction([("note.add", 0.9)])).standing
        == [StageDecision.Choice(intent: 2, confidence: 0.9)])
    #expect(decide(text, prediction([("note.add", 0.9)], inScope: 0.1)).standing.isEmpty)
    #expect(
      decide(text, prediction([("timer.set", 0.9)], inScope: 0.6)).standing.map(\.intent) == [0])
  }

  @Test func weakPhrasesCountByTheirNumber() {
    #expect(KeywordVerdict.weakConfidence(hits: 2, needs: 2) == 0.7)
    #expect(KeywordVerdict.weakConfidence(hits: 9, needs: 2) == 0.95)
  }

  @Test func anIntentBelowItsThresholdIsNotBelieved() {
    #expect(decide("hm", prediction([("note.add", 0.69)])).standing.isEmpty)
    #expect(decide("hm", prediction([("note.add", 0.71)])).standing.map(\.intent) == [2])
  }

  @Test func twoIntentsOfAboutTheSameConfidenceAreAmbiguous() {
    let close = decide("hm", prediction([("note.add", 0.45), ("timer.set", 0.4)]))
    #expect(close.standing.map(\.intent) == [2, 0])
    #expect(close.reason == .tooClose)
  }

  @Test func aVetoedIntentIsOutOfBothStages() {
    let decision = decide("cancel the timer", prediction([("timer.set", 0.95)]))
    #expect(decision.standing.isEmpty)
  }
}
