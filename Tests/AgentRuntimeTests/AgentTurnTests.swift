import AgentRuntime
import IntentRouting
import IntentSchema
import SkillKit
import SkillKitTesting
import Synchronization
import Testing

struct AgentTurnTests {
  private let key = ContextKey(rawValue: "test.key")

  /// A fixture whose line "go" is served by the given skills.
  private func fixture(_ skills: [AnySkill], mode: IntentDefinition.Mode = .first) -> AgentFixture {
    var fixture = AgentFixture()
    fixture.intents = [
      IntentDefinition(name: "test.intent", mode: mode, location: AgentFixture.place)
    ]
    fixture.skills = skills
    fixture.say("go", means: "test.intent")
    return fixture
  }

  @Test func triesTheNextSkillWhenOneCantHandleIt() async throws {
    let agent = try fixture([
      .failing(.cannotHandle(reason: "not mine"), as: .test("a", priority: 300)),
      .canned(SkillResult("b"), as: .test("b", priority: 250)),
      .canned(SkillResult("c"), as: .test("c")),
    ]).agent()
    let report = await agent.respond(to: "go")
    #expect(report.said == ["b"])
    #expect(report.replies[0].skill == "b")
    #expect(report.runs.map(\.skill) == ["a", "b"])
    #expect(agent.plan("go").skills == ["a", "b", "c"])
    #expect(agent.state.lastError == nil)
  }

  @Test func stopsAtAnyOtherErrorAndShowsIt() async throws {
    let agent = try fixture([
      .failing(.failed(reason: "The disk is full."), as: .test("a", priority: 300)),
      .canned(SkillResult("b"), as: .test("b")),
    ]).agent()
    let report = await agent.respond(to: "go")
    #expect(report.said == ["The disk is full."])
    #expect(report.replies[0].kind == .error)
    #expect(agent.state.lastError?.skill == "a")
    #expect(agent.state.processingCount == 0)
  }

  @Test func runsOneWinnerOfEachGroupInModeAll() async throws {
    let agent = try fixture(
      [
        .canned(SkillResult("low"), as: .test("low", priority: 210)),
        .failing(.cannotHandle(reason: ""), as: .test("first", priority: 300, group: "g")),
        .canned(SkillResult("second"), as: .test("second", priority: 220, group: "g")),
        .failing(.failed(reason: "broken"), as: .test("bad", priority: 215)),
        .canned(SkillResult("third"), as: .test("third", priority: 205, group: "g")),
      ], mode: .all
    ).agent()
    #expect(await agent.respond(to: "go").said == ["second", "broken", "low"])
  }

  @Test func mergesWhatSkillsOfOneTurnWriteByPriority() async throws {
    let key = key
    let runs = RunCount(0)
    let low = AnySkill(descriptor: .test("low", priority: 210)) { request in
      runs.increment()
      let seen = request.snapshot.context[key]?.value == .number(1)
      return SkillResult(
        seen ? "saw it" : "saw nothing", changes: seen ? [] : [.set(key, .number(2))])
    }
    let high = AnySkill.canned(
      SkillResult("high", changes: [.set(key, .number(1))]), as: .test("high", priority: 300))
    let agent = try fixture([low, high], mode: .all).agent()
    #expect(await agent.respond(to: "go").said == ["high", "saw it"])
    #expect(agent.snapshot.context[key]?.value == .number(1))
    #expect(runs.value == 2)
  }

  @Test func asksASkillWithOutsideEffectsWhatBecomesOfAConflict() async throws {
    let key = key
    var descriptor = SkillDescriptor.test("low", priority: 210)
    descriptor.hasOutsideEffects = true
    let runs = RunCount(0)
    let low = AnySkill(
      descriptor: descriptor, reconcile: { _, _ in Patch([.set(key, .number(3))]) }
    ) { _ in
      runs.increment()
      return SkillResult("low", changes: [.set(key, .number(2))])
    }
    let high = AnySkill.canned(
      SkillResult("high", changes: [.set(key, .number(1))]), as: .test("high", priority: 300))
    let agent = try fixture([low, high], mode: .all).agent()
    #expect(await agent.respond(to: "go").said == ["high", "low"])
    #expect(agent.snapshot.context[key]?.value == .number(3))
    #expect(runs.value == 1)
  }

  @Test func reportsAConflictThatNobodySolves() async throws {
    let key = key
    var descriptor = SkillDescriptor.test("low", priority: 210)
    descriptor.hasOutsideEffects = true
    let agent = try fixture(
      [
        .canned(SkillResult("sent", changes: [.set(key, .number(2))]), as: descriptor),
        .canned(
          SkillResult("high", changes: [.set(key, .number(1))]), as: .test("high", priority: 300)),
      ], mode: .all
    ).agent()
    let report = await agent.respond(to: "go")
    #expect(
      report.said == [
        "high", "sent",
        "That was changed elsewhere meanwhile, so I left it alone. Please try again.",
      ])
    #expect(agent.snapshot.context[key]?.value == .number(1))
  }

  @Test func endsWhenTwoSkillsAskForEachOther() async throws {
    var fixture = fixture([
      .canned(
        SkillResult("ping", followUp: FollowUp(intent: "pong")), as: .test("ping")),
      .canned(
        SkillResult("pong", followUp: FollowUp(intent: "test.intent")),
        as: .test("pong", intents: ["pong"])),
    ])
    fixture.intents.append(IntentDefinition(name: "pong", location: AgentFixture.place))
    let agent = try fixture.agent()
    #expect(
      await agent.respond(to: "go").said == [
        "ping", "pong", "I didn't do test.intent a second time in this turn.",
      ])
    #expect(agent.state.followUps.isEmpty)
  }

  @Test func stopsAfterEightFollowUps() async throws {
    let counting = AnySkill(
      descriptor: .test("count"), slots: [ParameterDefinition("n", .entity(.number))]
    ) { (request) async throws(SkillError) -> SkillResult in
      let number = try request.parameters.number("n")
      let next = FilledSlot(name: "n", value: .number(number + 1), text: "")
      return SkillResult(
        "\(Int(number))", followUp: FollowUp(intent: "test.intent", slots: [next]))
    }
    var fixture = fixture([counting])
    fixture.say(
      "go", means: "test.intent", [FilledSlot(name: "n", value: .number(0), text: "0")])
    let report = await (try fixture.agent()).respond(to: "go")
    #expect(
      report.said == ["0", "1", "2", "3", "4", "5", "6", "7", "8"] + [
        "I stopped before going on with test.intent: that was enough for one turn."
      ])
  }

  @Test func cancelsTheTurnThatGoesOn() async throws {
    let fixture = fixture([.slow(.seconds(60))])
    let agent = try fixture.agent()
    async let report = agent.respond(to: "go")
    await fixture.clock.waitForSleepers()
    #expect(agent.state.processingCount == 2)
    agent.cancelCurrentTurn()
    #expect(await report.said == ["Cancelled."])
    #expect(await report.isCancelled)
    #expect(agent.state.processingCount == 0)
    #expect(await agent.respond(to: "hello").isCancelled == false)
  }

  @Test func refusesTheSeventeenthLineThatWaits() async throws {
    let gate = Gate()
    let agent = try fixture([.blocking(at: gate)]).agent()
    let running = Task { await agent.respond(to: "go") }
    await gate.waitForArrival()
    let reports = await withTaskGroup(of: TurnReport.self) { group in
      for _ in 0..<17 { group.addTask { await agent.respond(to: "go") } }
      // Only a refusal can end while the first turn is blocked.
      var reports = await [group.next()].compactMap(\.self)
      #expect(agent.state.processingCount >= 1)
      gate.open()
      for await report in group { reports.append(report) }
      return reports
    }
    _ = await running.value
    #expect(reports.first?.turn == 0)
    #expect(
      reports.first?.said == [
        "I have too much to do: 16 lines are waiting already. "
          + "Please say that again in a moment."
      ])
    #expect(reports.map(\.turn).sorted() == [0] + Array(2...17))
    #expect(agent.state.processingCount == 0)
  }

  @Test func keepsTheConversation() async throws {
    let agent = try fixture([.canned(SkillResult("done"), as: .test("a"))]).agent()
    _ = await agent.respond(to: "go")
    #expect(agent.snapshot.messages.map(\.text) == ["go", "done"])
    #expect(agent.snapshot.messages.map(\.role) == [.user, .agent])
    #expect(agent.snapshot.messages.last?.skill == "a")
    agent.reset()
    #expect(agent.snapshot.messages.isEmpty)
  }

  @Test func answersInTheLanguageOfTheLine() async throws {
    let agent = try fixture([.failing(.timedOut)]).agent()
    #expect(await agent.respond(to: "?!").language == .english)
    #expect(await agent.respond(to: "帮我 open 一下").language == .chinese)
    #expect(await agent.respond(to: "12").language == .chinese)
    #expect(await agent.respond(to: "go").language == .english)
  }

  @Test func leavesWhatNobodyMeansToTheFallbackSkills() async throws {
    var fixture = fixture([])
    fixture.skills = [
      .canned(SkillResult("Hm."), as: .test("chat", intents: ["fallback"], priority: 50))
    ]
    let agent = try fixture.agent()
    let report = await agent.respond(to: "anything")
    #expect(report.said == ["Hm."])
    #expect(report.intent == nil)
    #expect(agent.plan("anything").skills == ["chat"])
  }

  @Test func runsASkillByName() async throws {
    let agent = try fixture([.canned(SkillResult("a"), as: .test("a"))]).agent()
    #expect(await agent.run("a", slots: []).said == ["a"])
    #expect(
      await agent.run("b", slots: []).said == [
        "I understand (b), but none of my skills can do it."
      ])
  }

  @Test func givesTheSameRandomNumbersForTheSameSeedAndTurn() async throws {
    let rolling = AnySkill(descriptor: .test("roll")) { request in
      var random = request.context.random
      return SkillResult("\(random.next())")
    }
    let first = try fixture([rolling]).agent()
    let second = try fixture([rolling]).agent()
    let rolls = [await first.respond(to: "go").said, await first.respond(to: "go").said]
    #expect(rolls == [await second.respond(to: "go").said, await second.respond(to: "go").said])
    #expect(rolls[0] != rolls[1])
  }
}

/// A count that several runs raise.
private final class RunCount: Sendable {
  private let count: Mutex<Int>

  init(_ count: Int) { self.count = Mutex(count) }

  func increment() { count.withLock { $0 += 1 } }

  var value: Int { count.withLock { $0 } }
}
