import IntentRouting
import IntentSchema
import SkillKit

/// What the turns of an agent share.
struct AgentParts: Sendable {
  var routing: Routing
  var registry: SkillRegistry
  var environment: AgentEnvironment
  let store: StateStore
  let dispatcher: SkillDispatcher

  /// What skills may use of the world now: whoever wants to be frugal isn't served by a model.
  var capabilities: Capabilities {
    var capabilities = environment.capabilities
    if environment.preference == .frugal { capabilities.languageModel = nil }
    return capabilities
  }

  /// The circumstances of routing now.
  var routingContext: RoutingContext {
    RoutingContext(now: environment.now(), timeZone: environment.timeZone)
  }

  /// The name of an intent for people.
  func title(of intent: String, in language: Language) -> String? {
    if let title = registry.skills(serving: intent).first?.descriptor.title[language] {
      return title
    }
    guard let about = routing.intent(intent)?.about, !about.isEmpty else { return nil }
    return about.hasSuffix(".") ? String(about.dropLast()) : about
  }

  /// The slots of an intent in its order, with the defaults of those that nothing was said for.
  func complete(_ slots: [FilledSlot], of intent: String) -> [FilledSlot] {
    guard let definition = routing.intent(intent) else { return slots }
    let known = definition.slots.compactMap { slot -> FilledSlot? in
      slots.first { $0.name == slot.name }
        ?? slot.defaultValue.map { FilledSlot(name: slot.name, value: $0, text: "") }
    }
    // What a skill passes on beyond the definition isn't lost.
    return known + slots.filter { definition.slot(named: $0.name) == nil }
  }

  /// The required slots of an intent that have no value, in its order.
  func missing(_ slots: [FilledSlot], of intent: String) -> [SlotDefinition] {
    (routing.intent(intent)?.slots ?? []).filter { slot in
      slot.isRequired && !slots.contains { $0.name == slot.name }
    }
  }

  /// The chains of skills that serve an intent.
  func chains(for intent: String) -> [[AnySkill]] {
    SkillSelection.chains(
      of: candidates(for: intent), mode: routing.intent(intent)?.mode ?? .first)
  }

  /// The skills that serve an intent and can run, best first.
  ///
  /// Where none can they are all given, so that the reason is told; but not for the fallback intent,
  /// for which the agent has an answer of its own.
  private func candidates(for intent: String) -> [AnySkill] {
    let all = registry.skills(serving: intent)
    let able = all.filter { dispatcher.obstacle(of: $0, with: capabilities) == nil }
    return able.isEmpty && intent != PriorityTier.fallbackIntent ? all : able
  }
}
