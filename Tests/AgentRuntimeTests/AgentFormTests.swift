import AgentRuntime
import IntentRouting
import IntentSchema
import SkillKit
import SkillKitTesting
import Testing

struct AgentFormTests {
  private func agent() throws -> Agent {
    var fixture = AgentFixture()
    fixture.serve("box.open", slots: [AgentFixture.number("box")])
    fixture.serve("move", slots: [AgentFixture.number("from"), AgentFixture.number("to")])
    fixture.serve("note.add", slots: [AgentFixture.text("body")])
    fixture.serve("time.now")
    var fast = AgentFixture.number("speed", isRequired: false)
    fast.defaultValue = .number(7)
    fixture.serve("run", slots: [fast])
    fixture.say("open", means: "box.open")
    fixture.say("打开", means: "box.open")
    fixture.say("move", means: "move")
    fixture.say("note", means: "note.add")
    fixture.say("what time is it", means: "time.now", stage: .exact)
    fixture.say("what time is it in 3 places, tell me", means: "time.now")
    fixture.say("几点了", means: "time.now", stage: .exact)
    fixture.say("maybe the time", means: "time.now", stage: .classifier)
    fixture.say("scrap that plan", means: "agent.cancel")
    fixture.say("run", means: "run")
    return try fixture.agent()
  }

  @Test func asksForAMissingSlotAndTakesTheAnswer() async throws {
    let agent = try agent()
    let first = await agent.respond(to: "open")
    #expect(first.said == ["Which box?"])
    #expect(first.replies[0].kind == .question)
    #expect(first.intent == "box.open")
    #expect(first.stage == .keyword)
    let second = await agent.respond(to: "4")
    #expect(second.said == ["box.open: box=4.0"])
    #expect(second.stage == .form)
    #expect(second.decision?.stage == .form)
    #expect(second.decision?.match?.intent == "box.open")
    #expect(second.intent == "box.open")
    #expect(second.slots.map(\.text) == ["4"])
    #expect(agent.state.openQuestions.isEmpty)
  }

  @Test func asksForSeveralSlotsOneAfterTheOther() async throws {
    let agent = try agent()
    #expect(await agent.respond(to: "move").said == ["Which from?"])
    #expect(await agent.respond(to: "1").said == ["Which to?"])
    #expect(await agent.respond(to: "2").said == ["move: from=1.0 to=2.0"])
  }

  @Test(arguments: ["no, 5", "make it 5", "不对，5"])
  func letsTheAnswerBeforeBeCorrected(_ line: String) async throws {
    let agent = try agent()
    _ = await agent.respond(to: "move")
    _ = await agent.respond(to: "1")
    let question = await agent.respond(to: line)
    #expect(question.said == [question.language == .chinese ? "哪个to？" : "Which to?"])
    #expect(question.slots.map(\.value) == [.number(5)])
    #expect(await agent.respond(to: "2").said == ["move: from=5.0 to=2.0"])
  }

  @Test func doesntTakeARefusalForACorrectionOfText() async throws {
    var fixture = AgentFixture()
    fixture.serve("remind", slots: [AgentFixture.text("task"), AgentFixture.number("hour")])
    fixture.say("remind", means: "remind")
    let agent = try fixture.agent()
    _ = await agent.respond(to: "remind")
    _ = await agent.respond(to: "call mom")
    #expect(
      await agent.respond(to: "no idea").said == [
        "Sorry, I can't use that as an answer.", "Which hour?",
      ])
    #expect(await agent.respond(to: "make it call dad").slots.map(\.text) == ["call dad"])
    #expect(await agent.respond(to: "7").said == ["remind: task=call dad hour=7.0"])
  }

  @Test func asksInTheLanguageOfTheTurn() async throws {
    let agent = try agent()
    #expect(await agent.respond(to: "打开").said == ["哪个box？"])
    #expect(await agent.respond(to: "200").said == ["最多100。", "哪个box？"])
    #expect(await agent.respond(to: "well, 200").said == ["It must be 100 or less.", "Which box?"])
  }

  @Test func saysWithTheFirstQuestionWhyAValueCantBeHad() async throws {
    var fixture = AgentFixture()
    fixture.serve("move", slots: [AgentFixture.number("from"), AgentFixture.number("to")])
    let reason = LocalizedText(english: "It must be 100 or less.", chinese: "最多100。")
    let match = IntentMatch(
      intent: "move", confidence: 1, missing: ["from", "to"],
      rejected: [RejectedSlot(name: "to", text: "200", reason: reason)])
    fixture.decisions["move to 200"] = RoutingDecision(
      text: "move to 200", outcome: .matched(match), stage: .keyword)
    let agent = try fixture.agent()
    #expect(await agent.respond(to: "move to 200").said == ["Which from?"])
    #expect(await agent.respond(to: "1").said == ["It must be 100 or less. Which to?"])
    #expect(await agent.respond(to: "什么").said == ["抱歉，我没听懂这个回答。", "哪个to？"])
  }

  @Test func takesTheWholeLineAsFreeText() async throws {
    let agent = try agent()
    _ = await agent.respond(to: "note")
    #expect(await agent.respond(to: "  buy milk ").said == ["note.add: body=buy milk"])
  }

  @Test func letsAKnownLineInterruptAQuestionForFreeText() async throws {
    let agent = try agent()
    _ = await agent.respond(to: "note")
    #expect(
      await agent.respond(to: "what time is it").said == [
        "time.now:", "I'm still waiting for an answer: What body?",
      ])
  }

  @Test func givesUpAfterThreeAnswersThatCantBeUsed() async throws {
    let agent = try agent()
    _ = await agent.respond(to: "open")
    #expect(await agent.respond(to: "200").said == ["It must be 100 or less.", "Which box?"])
    #expect(
      await agent.respond(to: "maybe the time").said == [
        "Sorry, I can't use that as an answer.", "Which box?",
      ])
    #expect(
      await agent.respond(to: "").said == [
        "I still don't have what I need, so I'll leave it. Ask again any time."
      ])
    #expect(agent.state.openQuestions.isEmpty)
  }

  @Test(arguments: [
    "Never mind.", "cancel", "算了", "取消！", "scrap that plan",
    "stop it please", "Oh, forget it.", "no, never mind", "不用了，谢谢", "算了吧",
  ])
  func dropsTheFormWhenAsked(_ line: String) async throws {
    let agent = try agent()
    _ = await agent.respond(to: "open")
    let report = await agent.respond(to: line)
    let isChinese = report.language == .chinese
    #expect(report.said == [isChinese ? "好的，不管它了。" : "OK, never mind."])
    #expect(agent.state.openQuestions.isEmpty)
  }

  @Test func saysThatItStillWaitsAfterEachInterruption() async throws {
    let agent = try agent()
    _ = await agent.respond(to: "open")
    let interruption = await agent.respond(to: "what time is it")
    #expect(
      interruption.said == ["time.now:", "I'm still waiting for an answer: Which box?"])
    #expect(interruption.intent == "time.now")
    #expect(interruption.stage == .exact)
    #expect(
      await agent.respond(to: "what time is it in 3 places, tell me").said == [
        "time.now:", "I'm still waiting for an answer: Which box?",
      ])
    #expect(await agent.respond(to: "几点了").said == ["time.now:", "我还在等你的回答：哪个box？"])
    #expect(await agent.respond(to: "200").said == ["最多100。", "哪个box？"])
    #expect(await agent.respond(to: "5").said == ["box.open: box=5.0"])
  }

  @Test func comesBackToAFormAfterTheOneThatInterruptedIt() async throws {
    let agent = try agent()
    _ = await agent.respond(to: "open")
    #expect(await agent.respond(to: "note").said == ["What body?"])
    #expect(
      await agent.respond(to: "milk").said == [
        "note.add: body=milk", "I'm still waiting for an answer: Which box?",
      ])
    #expect(await agent.respond(to: "6").said == ["box.open: box=6.0"])
  }

  @Test func appliesDefaults() async throws {
    #expect(await (try agent()).respond(to: "run").said == ["run: speed=7.0"])
  }

  @Test func plansWithoutTouchingTheState() async throws {
    let agent = try agent()
    let plan = agent.plan("open")
    #expect(plan.intent == "box.open")
    #expect(plan.missing == ["box"])
    #expect(plan.skills == ["box.open.skill"])
    #expect(agent.plan("run").slots.map(\.value) == [.number(7)])
    #expect(agent.state.version == 0)
    #expect(agent.state.openQuestions.isEmpty)
    _ = await agent.respond(to: "open")
    let answer = agent.plan("4")
    #expect(answer.decision.stage == .form)
    #expect(answer.intent == "box.open")
    #expect(answer.missing == [])
  }
}
