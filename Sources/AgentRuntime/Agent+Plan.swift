import IntentRouting
import IntentSchema
import SkillKit

extension Agent {
  /// Tells what a line would do, and does nothing.
  ///
  /// - Parameter text: the line.
  /// - Returns: the decision, what would be asked, and the skills in the order they'd be tried.
  public func plan(_ text: String) -> TurnPlan {
    let text = text.withoutControlSequences
    let context = parts.routingContext
    if case .form(let form) = store.openQuestions.last,
      let slot = FormAnswer.read(text.trimmed, for: form, parts.routing, context).filledSlot
    {
      let match = IntentMatch(
        intent: form.intent, confidence: 1, slots: form.slots + [slot],
        missing: form.missing.dropFirst().map(\.name))
      let decision = RoutingDecision(text: text, outcome: .matched(match), stage: .form)
      return plan(decision, form.intent, match.slots)
    }
    let decision = parts.routing.route(text, context)
    guard let match = decision.match else {
      let isFallback = decision.outcome == .unmatched
      let chains = isFallback ? parts.chains(for: PriorityTier.fallbackIntent) : []
      return TurnPlan(
        decision: decision, intent: nil, slots: [], missing: [], skills: chains.identifiers)
    }
    return plan(decision, match.intent, match.slots)
  }

  private func plan(
    _ decision: RoutingDecision, _ intent: String, _ slots: [FilledSlot]
  ) -> TurnPlan {
    let slots = parts.complete(slots, of: intent)
    return TurnPlan(
      decision: decision, intent: intent, slots: slots,
      missing: parts.missing(slots, of: intent).map(\.name),
      skills: parts.chains(for: intent).identifiers)
  }
}

extension FormAnswer {
  /// The value that answers the question, if the line does.
  fileprivate var filledSlot: FilledSlot? {
    switch self {
    case .filled(let slot), .filledBefore(let slot, _): slot
    case .cancellation, .corrected, .interruption, .unusable: nil
    }
  }
}

extension [[AnySkill]] {
  fileprivate var identifiers: [String] { flatMap { $0.map(\.descriptor.identifier) } }
}
