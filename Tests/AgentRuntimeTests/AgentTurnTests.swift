import AgentRuntime
import IntentRouting
import IntentSchema
import SkillKit
import SkillKitTesting
import Testing

struct AgentTurnTests {
  @Test func triesTheNextSkillWhenOneCantHandleIt() async throws {
    let agent = try AgentFixture.serving([
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
    let agent = try AgentFixture.serving([
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
    let agent = try AgentFixture.serving(
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

  @Test func endsWhenTwoSkillsAskForEachOther() async throws {
    var fixture = AgentFixture.serving([
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
    var fixture = AgentFixture.serving([counting])
    fixture.say(
      "go", means: "test.intent", [FilledSlot(name: "n", value: .number(0), text: "0")])
    let report = await (try fixture.agent()).respond(to: "go")
    #expect(
      report.said == ["0", "1", "2", "3", "4", "5", "6", "7", "8"] + [
        "I stopped before going on with test.intent: that was enough for one turn. "
          + "Ask for it if you still want it."
      ])
  }

  @Test func cancelsTheTurnThatGoesOn() async throws {
    let fixture = AgentFixture.serving([.slow(.seconds(60))])
    let agent = try fixture.agent()
    async let report = agent.respond(to: "go")
    await fixture.clock.waitForSleepers()
    #expect(agent.state.processingCount == 2)
    agent.cancelCurrentTurn()
    #expect(await report.said == ["Cancelled. Ask again whenever you like."])
    #expect(await report.isCancelled)
    #expect(agent.state.processingCount == 0)
    #expect(await agent.respond(to: "hello").isCancelled == false)
  }

  @Test func refusesTheSeventeenthLineThatWaits() async throws {
    let gate = Gate()
    let agent = try AgentFixture.serving([.blocking(at: gate)]).agent()
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
    let agent = try AgentFixture.serving([.canned(SkillResult("done"), as: .test("a"))]).agent()
    _ = await agent.respond(to: "go")
    #expect(agent.snapshot.messages.map(\.text) == ["go", "done"])
    #expect(agent.snapshot.messages.map(\.role) == [.user, .agent])
    #expect(agent.snapshot.messages.last?.skill == "a")
    agent.reset()
    #expect(agent.snapshot.messages.isEmpty)
  }

  @Test func answersInTheLanguageOfTheLine() async throws {
    let agent = try AgentFixture.serving([.failing(.timedOut)]).agent()
    #expect(await agent.respond(to: "?!").language == .english)
    #expect(await agent.respond(to: "帮我 open 一下").language == .chinese)
    #expect(await agent.respond(to: "12").language == .chinese)
    #expect(await agent.respond(to: "go").language == .english)
  }

  @Test func leavesWhatNobodyMeansToTheFallbackSkills() async throws {
    var fixture = AgentFixture.serving([])
    fixture.skills = [
      .canned(SkillResult("Hm."), as: .test("chat", intents: ["fallback"], priority: 50))
    ]
    let agent = try fixture.agent()
    let report = await agent.respond(to: "anything")
    #expect(report.said == ["Hm."])
    #expect(report.intent == nil)
    #expect(agent.plan("anything").skills == ["chat"])
  }

  @Test func saysThatItIsDoneWhereASkillSaysNothing() async throws {
    let agent = try AgentFixture.serving([.canned(SkillResult(""))]).agent()
    #expect(await agent.respond(to: "go").said == ["Done."])
  }

  @Test func runsASkillByName() async throws {
    let agent = try AgentFixture.serving([.canned(SkillResult("a"), as: .test("a"))]).agent()
    #expect(await agent.run("a", slots: []).said == ["a"])
    #expect(
      await agent.run("b", slots: []).said == [
        "I understand (b), but none of my skills can do it. "
          + "Please put it in other words."
      ])
  }

  @Test func hearsNoControlSequences() async throws {
    let echo = AnySkill(descriptor: .test("echo")) { request in
      SkillResult("<\(request.utterance)> <\(request.parameters.slots.first?.text ?? "")>")
    }
    let agent = try AgentFixture.serving([echo]).agent()
    #expect(await agent.respond(to: "g\u{1B}[31mo\u{1B}]0;never ends").said == ["<go> <>"])
    #expect(agent.snapshot.messages.first?.text == "go")
    let slot = FilledSlot(name: "a", value: .text("x"), text: "x\u{9B}5m")
    #expect(await agent.run("echo", slots: [slot]).said == ["<> <x>"])
    #expect(agent.plan("g\u{1B}[0mo").intent == "test.intent")
  }

  @Test func givesTheSameRandomNumbersForTheSameSeedAndTurn() async throws {
    let rolling = AnySkill(descriptor: .test("roll")) { request in
      var random = request.context.random
      return SkillResult("\(random.next())")
    }
    let first = try AgentFixture.serving([rolling]).agent()
    let second = try AgentFixture.serving([rolling]).agent()
    let rolls = [await first.respond(to: "go").said, await first.respond(to: "go").said]
    #expect(rolls == [await second.respond(to: "go").said, await second.respond(to: "go").said])
    #expect(rolls[0] != rolls[1])
  }
}
