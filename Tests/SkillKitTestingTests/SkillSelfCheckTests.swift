import IntentSchema
import SkillKit
import SkillKitTesting
import Testing

struct SkillSelfCheckTests {
  @Test func findsWhatIsWrongWithSkills() {
    let number = ParameterDefinition("n", .entity(.number))
    let skills = [
      AnySkill(descriptor: .test("Bad Name"), slots: [number]) { _ in SkillResult("") },
      AnySkill(descriptor: .test("same", intents: [])) { _ in SkillResult("") },
      AnySkill(descriptor: .test("same")) { _ in SkillResult("") },
      AnySkill(Forgetful()), AnySkill(Choosy()),
    ]
    let intent = IntentDefinition(
      name: "test.intent", location: SourceLocation(path: "a", line: 1, column: 1))
    #expect(
      SkillSelfCheck.run(on: skills, intents: [intent]) == [
        "the identifier 'Bad Name' isn't of lower-case letters, digits, '.' and '-'",
        "the skill 'Bad Name' needs a slot 'n', which 'test.intent' doesn't have",
        "the skill 'same' serves no intent", "there are two skills named 'same'",
        "the skill 'forgetful' decodes nothing although it requires something",
        "the skill 'forgetful' needs a slot 'n', which 'test.intent' doesn't have",
        "the skill 'choosy' can't decode what its schema says",
      ])
  }

  @Test func aTrialAgentRefusesWhatDoesNotFit() {
    #expect(
      throws: TrialAgent.Problem(
        description: "the skill 'forgetful' needs a slot 'n', which 'test.intent' doesn't have")
    ) {
      try TrialAgent(
        serving: [AnySkill(Remembering())],
        intents: "intent test.intent\n  about A test.\n  strong test me")
    }
  }
}

/// Says that it requires a number, and doesn't.
private struct Forgetful: Skill {
  static let descriptor = SkillDescriptor.test("forgetful")

  struct Parameters: SkillParameters {
    static let schema = [ParameterDefinition("n", .entity(.number))]
    init(from slots: SlotValues) {}
  }

  func respond(to request: SkillRequest<Parameters>) async -> SkillResult { SkillResult("") }
}

/// Requires a number, and says so.
private struct Remembering: Skill {
  static let descriptor = SkillDescriptor.test("forgetful")

  struct Parameters: SkillParameters {
    static let schema = [ParameterDefinition("n", .entity(.number))]
    init(from slots: SlotValues) throws(SkillError) { _ = try slots.number("n") }
  }

  func respond(to request: SkillRequest<Parameters>) async -> SkillResult { SkillResult("") }
}

/// Says that it takes a text, and wants a number.
private struct Choosy: Skill {
  static let descriptor = SkillDescriptor.test("choosy")

  struct Parameters: SkillParameters {
    static let schema = [ParameterDefinition("n", .text, isRequired: false)]
    init(from slots: SlotValues) throws(SkillError) { _ = try slots.optionalNumber("n") }
  }

  func respond(to request: SkillRequest<Parameters>) async -> SkillResult { SkillResult("") }
}
