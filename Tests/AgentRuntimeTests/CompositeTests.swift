import AgentRuntime
import IntentSchema
import SkillKit
import SkillKitTesting
import Testing

struct CompositeTests {
  private static let key = ContextKey(rawValue: "last")

  /// Doubles `n`, remembers it and passes it on.
  private static let doubling = AnySkill(
    descriptor: .test("double"), slots: [ParameterDefinition("n", .entity(.number))]
  ) { (request) async throws(SkillError) -> SkillResult in
    let number = try request.parameters.number("n") * 2
    let slot = FilledSlot(name: "n", value: .number(number), text: "\(number)")
    return SkillResult(
      output: Output("\(Int(number))", detail: [slot]), changes: [.set(key, .number(number))])
  }

  private static let telling = AnySkill(
    descriptor: .test("tell"), slots: [ParameterDefinition("amount", .entity(.number))]
  ) { (request) async throws(SkillError) -> SkillResult in
    SkillResult("That is \(Int(try request.parameters.number("amount"))).")
  }

  private static func fixture(_ steps: [Composite.Step]) -> AgentFixture {
    var fixture = AgentFixture.serving([
      AnySkill(descriptor: .test("chain"), Composite(steps))
    ])
    fixture.say(
      "go", means: "test.intent", [FilledSlot(name: "n", value: .number(3), text: "3")])
    return fixture
  }

  @Test func passesTheDetailOfAStepToTheNextOne() async throws {
    let fixture = Self.fixture([
      .init(Self.doubling), .init(Self.doubling),
      .init(Self.telling, renaming: ["n": "amount"]),
    ])
    let agent = try fixture.agent()
    #expect(await agent.respond(to: "go").said == ["6\n12\nThat is 12."])
    #expect(agent.snapshot.context[Self.key]?.value == .number(12))
    // Each step is a run of its own.
    #expect(fixture.log.words.filter { $0.hasSuffix("started") }.count == 4)
    #expect(agent.state.processingCount == 0)
  }

  @Test func leavesOutStepsWhoseConditionIsNotMet() async throws {
    let agent = try Self.fixture([
      .init(Self.doubling, if: .hasSlot("wanted")),
      .init(Self.doubling, if: .not(.hasSlot("wanted"))),
      .init(Self.doubling, if: .all([.hasSlot("n"), .not(.hasRecords(in: .notes))])),
      .init(Self.doubling, if: .any([.isSet(Self.key), .hasRecords(in: .notes)])),
    ]).agent()
    #expect(await agent.respond(to: "go").said == ["6\n12"])
  }

  @Test func changesNothingWhereAStepFails() async throws {
    let agent = try Self.fixture([
      .init(Self.doubling), .init(.failing(.failed(reason: "The disk is full."))),
      .init(Self.doubling),
    ]).agent()
    let version = agent.snapshot.version
    #expect(await agent.respond(to: "go").said == ["The disk is full."])
    #expect(agent.snapshot.context.isEmpty)
    #expect(agent.snapshot.version == version + 2)
  }

  @Test func givesEachStepItsOwnDeadline() async throws {
    var patient = SkillDescriptor.test("patient")
    patient.timeout = 60
    var fixture = Self.fixture([])
    fixture.skills = [
      AnySkill(
        descriptor: patient,
        Composite([.init(Self.doubling), .init(.slow(.seconds(60), on: fixture.clock))]))
    ]
    let agent = try fixture.agent()
    let turn = Task { await agent.respond(to: "go") }
    await fixture.clock.waitForSleepers(3)
    fixture.clock.advance(by: .seconds(5))
    #expect(
      await turn.value.said == ["\"patient\" took too long, so I stopped it. Please try again."])
    #expect(agent.state.abandonedCount == 0)
  }

  @Test func endsItsStepsWhenItIsCancelled() async throws {
    var fixture = Self.fixture([])
    fixture.skills = [
      AnySkill(
        descriptor: .test("chain"), Composite([.init(.slow(.seconds(60), on: fixture.clock))]))
    ]
    let agent = try fixture.agent()
    let turn = Task { await agent.respond(to: "go") }
    await fixture.clock.waitForSleepers(3)
    #expect(agent.state.processingCount == 3)
    agent.cancel(.skill("chain"))
    #expect(await turn.value.isCancelled)
    #expect(agent.state.processingCount == 0)
  }

  @Test func hasOutsideEffectsWhereAStepHas() {
    var mail = SkillDescriptor.test("mail")
    mail.hasOutsideEffects = true
    let composite = Composite([.init(.canned(SkillResult("sent"), as: mail))])
    #expect(AnySkill(descriptor: .test(), composite).descriptor.hasOutsideEffects)
  }

  @Test func runsASkillOnlyWhereItsConditionIsMet() async throws {
    let agent = try AgentFixture.serving([
      AnySkill(
        descriptor: .test("a", priority: 300), if: .hasRecords(in: .notes),
        Composite([.init(.canned(SkillResult("a")))])),
      .canned(SkillResult("b"), as: .test("b")),
    ]).agent()
    #expect(await agent.respond(to: "go").said == ["b"])
  }
}
