import AgentRuntime
import IntentSchema
import SkillKit
import SkillKitTesting
import Testing

struct GroupTests {
  @Test func letsAFollowUpHaveTheGroupOfTheSkillThatAskedForIt() async throws {
    var fixture = AgentFixture.serving([
      .canned(
        SkillResult("first", followUp: FollowUp(intent: "next")), as: .test("a", group: "g")),
      .canned(SkillResult("second"), as: .test("b", intents: ["next"], group: "g")),
    ])
    fixture.intents.append(IntentDefinition(name: "next", location: AgentFixture.place))
    #expect(await (try fixture.agent()).respond(to: "go").said == ["first", "second"])
    #expect(!fixture.log.words.contains("b queued"))
  }

  @Test func letsAStepHaveTheGroupOfItsComposite() async throws {
    let composite = Composite([
      .init(.canned(SkillResult("one"), as: .test("one", group: "g"))),
      .init(.canned(SkillResult("two"), as: .test("two", group: "h"))),
    ])
    let fixture = AgentFixture.serving([
      AnySkill(descriptor: .test("both", group: "g"), composite)
    ])
    let agent = try fixture.agent()
    #expect(await agent.respond(to: "go").said == ["one\ntwo"])
    #expect(await agent.respond(to: "go").said == ["one\ntwo"])
    #expect(!fixture.log.words.contains("one queued"))
  }

  @Test func yieldsToAFreeSkillOfTheTierWhileTheGroupIsBusy() async throws {
    let gate = Gate()
    var fixture = AgentFixture.serving([
      .canned(SkillResult("fine"), as: .test("best", priority: 300, group: "g")),
      .canned(SkillResult("other"), as: .test("other", priority: 210)),
    ])
    let agent = try Self.agentWithABusyGroup(&fixture, gate)
    _ = await agent.respond(to: "hang")
    #expect(await agent.respond(to: "go").said == ["other"])
    gate.open()
  }

  @Test func waitsForTheGroupRatherThanUseALowerTierAndThenSaysItIsBusy() async throws {
    let gate = Gate()
    var fixture = AgentFixture.serving([
      .canned(SkillResult("fine"), as: .test("best", priority: 300, group: "g"))
    ])
    let agent = try Self.agentWithABusyGroup(&fixture, gate)
    _ = await agent.respond(to: "hang")
    let turn = Task { await agent.respond(to: "go") }
    await fixture.clock.waitForSleepers()
    #expect(fixture.log.words.last == "best queued")
    fixture.clock.advance(by: .seconds(5))
    #expect(await turn.value.said == ["\"best\" is still busy. Please try again in a moment."])
    gate.open()
    #expect(await agent.respond(to: "go").said == ["fine"])
  }

  @Test func letsALowerTierAnswerAfterTheWait() async throws {
    let gate = Gate()
    var fixture = AgentFixture.serving([
      .canned(SkillResult("fine"), as: .test("best", priority: 300, group: "g")),
      .canned(SkillResult("a guess"), as: .test("guess", priority: 150)),
    ])
    let agent = try Self.agentWithABusyGroup(&fixture, gate)
    _ = await agent.respond(to: "hang")
    let turn = Task { await agent.respond(to: "go") }
    await fixture.clock.waitForSleepers()
    fixture.clock.advance(by: .seconds(5))
    #expect(await turn.value.said == ["a guess"])
    gate.open()
  }

  /// Whatever takes, shares and leaves groups at once, none is ever held by two, and all end.
  @Test(arguments: 1...3 as ClosedRange<UInt64>)
  func neverRunsTwoOfAGroupAtOnce(_ seed: UInt64) async {
    let store = StateStore()
    let dispatcher = SkillDispatcher(store: store)
    let inside = GroupCounts()
    await withTaskGroup(of: Void.self) { tasks in
      var random = SplitMix64(seed: seed)
      for run in 0..<120 {
        let group = "g\(Int.random(in: 0..<3, using: &random))"
        let isComposite = Bool.random(using: &random)
        let isCancelled = Int.random(in: 0..<4, using: &random) == 0
        let leaf = AnySkill(descriptor: .test("s\(run)", group: group)) { _ in
          inside.enter(group)
          inside.leave(group)
          return SkillResult("")
        }
        let skill =
          isComposite
          ? AnySkill(descriptor: .test("c\(run)", group: group), Composite([.init(leaf)])) : leaf
        let request = SkillRequest(
          parameters: SlotValues(), utterance: "", intent: "test.intent",
          snapshot: store.snapshot, context: SkillTrial().context)
        tasks.addTask {
          let work = Task { await dispatcher.run(skill, request, turn: run) }
          if isCancelled { work.cancel() }
          _ = await work.value
        }
      }
    }
    #expect(inside.mostAtOnce == 1)
    #expect(store.current.processingCount == 0)
    for group in ["g0", "g1", "g2"] { #expect(!dispatcher.isBusy(group)) }
  }

  /// An agent with a line "hang" whose skill keeps the group "g" until the gate opens.
  private static func agentWithABusyGroup(
    _ fixture: inout AgentFixture, _ gate: Gate
  ) throws -> Agent {
    var deaf = SkillDescriptor.test("deaf", intents: ["hang"], group: "g")
    deaf.timeout = 0
    fixture.skills.append(.blocking(at: gate, as: deaf))
    fixture.intents.append(IntentDefinition(name: "hang", location: AgentFixture.place))
    fixture.say("hang", means: "hang")
    let clock = fixture.clock
    // The deadline is now, and the time to end it is over as soon as somebody waits for it.
    Task {
      await clock.waitForSleepers()
      clock.advance(by: SkillDispatcher.grace)
    }
    return try fixture.agent()
  }
}
