import AgentRuntime
import IntentRouting
import IntentSchema
import SkillKit

/// Which skills would run for a decision, looked up without an agent.
struct SkillPlan {
  private let identifiers: [String: [String]]

  /// Creates a plan.
  ///
  /// - Parameters:
  ///   - registry: the skills.
  ///   - catalogue: the intents.
  ///   - capabilities: what the skills may use of the world.
  init(_ registry: SkillRegistry, catalogue: Catalogue, _ capabilities: Capabilities) {
    let modes =
      catalogue.intents.map { ($0.name, $0.mode) }
      + [(PriorityTier.fallbackIntent, IntentDefinition.Mode.first)]
    let plans = modes.map { intent, mode in
      let able = registry.skills(serving: intent).filter {
        $0.obstacle(with: capabilities) == nil
      }
      let chains = SkillSelection.chains(of: able, mode: mode)
      return (intent, chains.flatMap(\.self).map(\.descriptor.identifier))
    }
    identifiers = Dictionary(plans, uniquingKeysWith: { first, _ in first })
  }

  /// The identifiers of the skills in the order they would be tried, for several requests one after
  /// the other.
  func skills(for decision: RoutingDecision) -> [String] {
    guard decision.parts.isEmpty else { return decision.parts.flatMap(skills(for:)) }
    return switch decision.outcome {
    case .matched(let match): identifiers[match.intent] ?? []
    case .ambiguous: []
    case .unmatched: identifiers[PriorityTier.fallbackIntent] ?? []
    }
  }
}
