import AgentRuntime
import IntentRouting
import IntentSchema
import SkillKit
import SkillKitTesting
import Testing

struct AgentQuestionTests {
  private func agent() throws -> Agent {
    var fixture = AgentFixture()
    fixture.serve("note.add", slots: [AgentFixture.text("body")])
    fixture.serve("time.now")
    fixture.say("what time is it", means: "time.now")
    fixture.say("summarise", means: "text.summarize")
    let body = FilledSlot(name: "body", value: .text("a summary"), text: "")
    fixture.skills.append(
      .canned(
        SkillResult(
          "Short.",
          followUp: FollowUp(intent: "note.add", slots: [body], offer: "Save it as a note?")),
        as: .test("text.summarize", intents: ["text.summarize"])))
    let options = ["time.now", "note.add"].map { IntentMatch(intent: $0, confidence: 0.4) }
    fixture.decisions["hm"] = RoutingDecision(
      text: "hm", outcome: .ambiguous(options), stage: .classifier)
    fixture.decisions["blah"] = RoutingDecision(
      text: "blah", outcome: .unmatched, stage: .classifier,
      candidates: [
        IntentCandidate(intent: "time.now", confidence: 0.5),
        IntentCandidate(intent: "note.add", confidence: 0.1),
      ])
    return try fixture.agent()
  }

  @Test(arguments: [
    "yes", "Please do!", "好的", "可以", "ok", "yes please!", "好的，谢谢", "Sure, go ahead.",
  ])
  func takesAnOfferUp(_ line: String) async throws {
    let agent = try agent()
    let offer = await agent.respond(to: "summarise")
    #expect(offer.said == ["Short.", "Save it as a note?"])
    #expect(offer.replies.map(\.kind) == [.answer, .question])
    let report = await agent.respond(to: line)
    #expect(report.said == ["note.add: body=a summary"])
    #expect(report.stage == .form)
    #expect(report.intent == "note.add")
    #expect(agent.state.openQuestions.isEmpty)
  }

  @Test func letsAnOfferGo() async throws {
    let agent = try agent()
    _ = await agent.respond(to: "summarise")
    #expect(await agent.respond(to: "no thanks").said == ["OK."])
    _ = await agent.respond(to: "summarise")
    #expect(await agent.respond(to: "不用").said == ["好的。"])
    _ = await agent.respond(to: "summarise")
    #expect(await agent.respond(to: "不了，谢谢！").said == ["好的。"])
  }

  @Test func forgetsAnOfferThatIsntAnswered() async throws {
    let agent = try agent()
    _ = await agent.respond(to: "summarise")
    #expect(await agent.respond(to: "what time is it").said == ["time.now:"])
    #expect(agent.state.openQuestions.isEmpty)
    #expect(
      await agent.respond(to: "yes").said == [
        "I'm not sure what you want to do. Please put it in other words."
      ])
  }

  @Test(arguments: ["1", "first", "the first one, please", "第一个吧", "time.now.skill"])
  func asksWhichOfSeveralIntentsWasMeant(_ line: String) async throws {
    let agent = try agent()
    #expect(
      await agent.respond(to: "hm").said == [
        "Did you mean 1) time.now.skill 2) note.add.skill?"
      ])
    let report = await agent.respond(to: line)
    #expect(report.said == ["time.now:"])
    #expect(report.stage == .form)
  }

  @Test func asksForWhatTheChosenIntentLacks() async throws {
    let agent = try agent()
    _ = await agent.respond(to: "hm")
    #expect(await agent.respond(to: "第二个").said == ["什么body？"])
  }

  @Test func routesAnythingElseAfterAClarification() async throws {
    let agent = try agent()
    _ = await agent.respond(to: "hm")
    #expect(
      await agent.respond(to: "9").said == [
        "I'm not sure what you want to do. Please put it in other words."
      ])
    #expect(agent.state.openQuestions.isEmpty)
  }

  @Test func hintsAtTwoActionsAndHelp() async throws {
    var fixture = AgentFixture()
    let intents = ["agent.help", "a", "b", "c", "d"]
    for intent in intents { fixture.serve(intent) }
    fixture.decisions["hm"] = RoutingDecision(
      text: "hm", outcome: .unmatched, stage: .classifier,
      candidates: intents.map { IntentCandidate(intent: $0, confidence: $0 == "a" ? 0.14 : 0.15) })
    let agent = try fixture.agent()
    #expect(
      await agent.respond(to: "hm").said == [
        "I'm not sure what you want to do. Perhaps: b.skill or c.skill? "
          + "Say \"help\" to see what I can do."
      ])
    #expect(await agent.respond(to: "嗯哼").said == ["我不确定你想做什么。说“帮助”就能看到我会做什么。"])
  }

  @Test func hintsAtWhatMayHaveBeenMeant() async throws {
    let agent = try agent()
    #expect(
      await agent.respond(to: "blah").said == [
        "I'm not sure what you want to do. Perhaps: time.now.skill? "
          + "Please put it in other words."
      ])
    #expect(await agent.respond(to: "嗯哼").said == ["我不确定你想做什么。请换个说法。"])
  }
}
