import IntentSchema
import KeywordMatching
import TextAnalysis

/// Finds the smallest changes that give another decision, by routing what is changed.
struct CounterfactualSearch {
  /// How many words are left out in turn.
  static let wordLimit = 40

  /// The confidence below which an utterance isn't proposed as a training line of an intent.
  static let plausible = 0.15

  let router: IntentRouter
  let context: RoutingContext

  /// Finds at most one change of each sort: a word less, another threshold, a training line more.
  ///
  /// - Parameters:
  ///   - decision: the decision to change.
  ///   - reading: the utterance.
  /// - Returns: the changes with the decisions they give.
  /// - Complexity: O(*n*) routings in the number of words.
  func changes(
    to decision: RoutingDecision, of reading: UtteranceReading
  ) -> [RoutingTrace.Counterfactual] {
    [
      wordLess(decision, reading), otherThreshold(decision), lineMore(decision),
    ].compactMap(\.self)
  }

  /// The word whose absence changes the decision; of several the one that leaves the surest one.
  private func wordLess(
    _ decision: RoutingDecision, _ reading: UtteranceReading
  ) -> RoutingTrace.Counterfactual? {
    var best: (confidence: Double, found: RoutingTrace.Counterfactual)?
    for token in reading.positions.tokens.prefix(Self.wordLimit)
    where reading.positions.tokens.count > 1 {
      var bytes = reading.text.source
      bytes.removeSubrange(token.source)
      let other = router.route(String(decoding: bytes, as: UTF8.self), at: context)
      guard differs(other, from: decision) else { continue }
      let confidence = other.match?.confidence ?? 0
      guard best.map({ confidence > $0.confidence }) ?? true else { continue }
      let change = RoutingTrace.Counterfactual.Change.withoutWord(
        reading.text.typed(token.source))
      best = (
        confidence, RoutingTrace.Counterfactual(change: change, outcome: other.outcome)
      )
    }
    return best?.found
  }

  /// The threshold of the likeliest intent that changes the decision, in whole hundredths.
  private func otherThreshold(_ decision: RoutingDecision) -> RoutingTrace.Counterfactual? {
    guard decision.stage == .classifier, decision.parts.isEmpty,
      let likeliest = decision.candidates.first,
      let intent = router.catalogue.intents.firstIndex(where: { $0.name == likeliest.intent })
    else { return nil }
    let hundredths = likeliest.confidence * 100
    let threshold =
      (decision.match == nil ? hundredths.rounded(.down) : hundredths.rounded(.down) + 1) / 100
    guard threshold > 0, threshold <= 1 else { return nil }
    let other = router.with(threshold: threshold, for: intent).route(decision.text, at: context)
    guard differs(other, from: decision) else { return nil }
    return RoutingTrace.Counterfactual(
      change: .threshold(threshold, intent: likeliest.intent), outcome: other.outcome)
  }

  /// The utterance as a training line of the likeliest intent, where nothing stands alone.
  private func lineMore(_ decision: RoutingDecision) -> RoutingTrace.Counterfactual? {
    guard decision.match == nil, let likeliest = decision.candidates.first,
      likeliest.confidence >= Self.plausible,
      let intent = router.catalogue.intents.firstIndex(where: { $0.name == likeliest.intent }),
      let other = router.with(utterance: decision.text, for: intent)?
        .route(decision.text, at: context),
      differs(other, from: decision)
    else { return nil }
    return RoutingTrace.Counterfactual(
      change: .trainingLine(intent: likeliest.intent), outcome: other.outcome)
  }

  private func differs(_ other: RoutingDecision, from decision: RoutingDecision) -> Bool {
    intents(of: other) != intents(of: decision)
  }

  /// The intents of a decision: none where nothing matched, several where it is ambiguous.
  private func intents(of decision: RoutingDecision) -> [String] {
    guard decision.parts.isEmpty else { return decision.parts.compactMap(\.match?.intent) }
    return switch decision.outcome {
    case .matched(let match): [match.intent]
    case .ambiguous(let matches): matches.map(\.intent)
    case .unmatched: []
    }
  }
}
