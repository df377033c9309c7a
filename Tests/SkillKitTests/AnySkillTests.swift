import CivilTime
import IntentSchema
import SkillKit
import Testing

struct AnySkillTests {
  private struct Doubling: Skill {
    struct Parameters: SkillParameters {
      static let schema = [ParameterDefinition("amount", .entity(.number))]
      let amount: Double

      init(from slots: SlotValues) throws(SkillError) { amount = try slots.number("amount") }
    }

    static let descriptor = SkillDescriptor(
      identifier: "math.double", title: .init(english: "Double"),
      summary: .init(english: "Doubles a number."), category: .calculation,
      intents: ["math.double"])

    func respond(
      to request: SkillRequest<Parameters>
    ) async throws(SkillError) -> SkillResult {
      SkillResult("\(request.parameters.amount * 2) \(request.utterance)")
    }

    func reconcile(_ mine: Patch, with latest: StateSnapshot) -> Patch? { Patch() }
  }

  private func request(_ slots: [FilledSlot]) -> SkillRequest<SlotValues> {
    SkillRequest(
      parameters: SlotValues(slots), utterance: "!", intent: "math.double",
      snapshot: StateSnapshot(),
      context: SkillContext(
        language: .english, now: 0, timeZone: .utc, random: SplitMix64(seed: 1),
        capabilities: Capabilities(
          readFile: { (_) throws(FileProblem) in throw .notFound }, systemFacts: { .init() },
          timeZone: { _ in nil })))
  }

  private let slot = FilledSlot(name: "amount", value: .number(21), text: "21")

  @Test func decodesTheParametersOfATypedSkill() async throws {
    let skill = AnySkill(Doubling())
    #expect(skill.descriptor.identifier == "math.double")
    #expect(skill.slots == Doubling.Parameters.schema)
    #expect(try await skill.respond(to: request([slot])).output.text == "42.0 !")
    #expect(skill.reconcile(Patch([.delete(.notes, id: 1)]), with: StateSnapshot()) == Patch())
  }

  @Test func refusesSlotsThatDontFit() async {
    await #expect(throws: SkillError.invalidInput(reason: "The slot 'amount' is missing.")) {
      try await AnySkill(Doubling()).respond(to: request([]))
    }
    let dynamic = AnySkill(descriptor: Doubling.descriptor, slots: Doubling.Parameters.schema) {
      SkillResult("\($0.parameters.slots.count)")
    }
    await #expect(throws: SkillError.invalidInput(reason: "The slot 'amount' is missing.")) {
      try await dynamic.respond(to: request([]))
    }
  }

  @Test func givesTheSlotsToASkillKnownOnlyAtRunTime() async throws {
    let dynamic = AnySkill(descriptor: Doubling.descriptor, slots: Doubling.Parameters.schema) {
      SkillResult($0.parameters.slots[0].text)
    }
    #expect(try await dynamic.respond(to: request([slot])).output.text == "21")
    #expect(dynamic.reconcile(Patch(), with: StateSnapshot()) == nil)
  }
}
