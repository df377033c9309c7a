import AgentRuntime
import IntentSchema
import SkillKit
import SkillKitTesting
import Testing

struct SkillRegistryTests {
  private let line = SourceLocation(path: "Intents/a.intent", line: 3, column: 1)

  private func skill(
    _ name: String, _ priority: Int = 200, intents: [String] = ["x"]
  ) -> AnySkill {
    .canned(SkillResult(name), as: .test(name, intents: intents, priority: priority))
  }

  private func serving(_ registry: SkillRegistry, _ intent: String) -> [String] {
    registry.skills(serving: intent).map(\.descriptor.identifier)
  }

  @Test func ranksByPriorityThenByRegistration() throws {
    let registry = try SkillRegistry([
      skill("b"), skill("a"), skill("top", 300), skill("other", intents: ["y"]),
      skill("both", 100, intents: ["x", "y", "x"]),
    ])
    #expect(serving(registry, "x") == ["top", "b", "a", "both"])
    #expect(serving(registry, "y") == ["other", "both"])
    #expect(serving(registry, "z") == [])
    #expect(registry.diagnostics == [])
  }

  @Test func refusesTwoSkillsOfOneName() {
    #expect(throws: SkillRegistry.DuplicateSkill(identifier: "a")) {
      try SkillRegistry([skill("a"), skill("a", 300)])
    }
  }

  @Test func tunesSkillsAndListsTheDisabledOnes() throws {
    let registry = try SkillRegistry(
      [skill("a"), skill("b"), skill("c")],
      tunings: [
        SkillTuning(identifier: "b", priority: 220, group: "g", timeout: 1, location: line),
        SkillTuning(identifier: "c", isEnabled: false, location: line),
        SkillTuning(identifier: "nobody", location: line),
      ])
    #expect(serving(registry, "x") == ["b", "a"])
    let tuned = registry.skill(named: "b")?.descriptor
    #expect(tuned?.exclusiveGroup == "g")
    #expect(tuned?.timeout == 1)
    #expect(registry.disabled.map(\.identifier) == ["c"])
    #expect(registry.disabled.map(\.reason) == ["turned off at Intents/a.intent:3:1"])
    #expect(
      registry.diagnostics == ["Intents/a.intent:3:1: warning: no skill is named 'nobody'"])
  }

  @Test func reportsPrioritiesOutsideTheirTier() throws {
    let registry = try SkillRegistry(
      [skill("a"), skill("chat", 200, intents: ["fallback"]), skill("low", -1)],
      tunings: [SkillTuning(identifier: "a", priority: 150, location: line)])
    #expect(
      registry.diagnostics == [
        "Intents/a.intent:3:1: warning: the priority 150 moves the skill 'a' from the "
          + "deterministic tier to the model tier",
        "the skill 'chat' serves 'fallback' with the priority 200; fallback skills stay below 100",
        "the skill 'low' has the priority -1; priorities start at 0",
      ])
  }
}
