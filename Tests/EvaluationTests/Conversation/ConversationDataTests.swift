import AgentRuntime
import IntentRouting
import IntentSchema
import SkillKit
import Testing

@testable import Evaluation

struct ConversationDataTests {
  private func records(_ conversation: Conversation) -> [Feedback?] {
    conversation.agent.snapshot.records(in: .feedback).map(\.feedback)
  }

  @Test func whatTheUserThinksOfALineIsKept() async throws {
    let conversation = try SampleAgent.conversation()
    #expect(await conversation.take("/good").lines == ["Nothing has been said yet."])
    _ = await conversation.take("hello")
    #expect(
      await conversation.take("/good").lines == [
        "Noted as right: \"hello\" as greet.", "It is forgotten with this chat.",
      ])
    #expect(
      await conversation.take("/bad timer.set").lines.first
        == "Noted as wrong: \"hello\" as greet. It should be timer.set.")
    _ = await conversation.take("what")
    #expect(
      await conversation.take("/bad").lines.first
        == "Noted as wrong: \"what\" as nothing I know. /bad INTENT says what it should have been.")
    #expect(
      records(conversation) == [
        Feedback(isGood: true, intent: "greet", skill: "chat.greet"),
        Feedback(isGood: false, intent: "greet", expected: "timer.set", skill: "chat.greet"),
        Feedback(isGood: false),
      ])
    #expect(conversation.agent.snapshot.records(in: .feedback).map(\.title).last == "what")
  }

  @Test func anUnknownIntentIsNotKept() async throws {
    let conversation = try SampleAgent.conversation()
    _ = await conversation.take("hello")
    #expect(
      await conversation.take("/bad timer.sett").lines == [
        "There is no intent 'timer.sett'; /intents lists them. Did you mean timer.set?"
      ])
    #expect(records(conversation) == [])
  }

  @Test func otherDataIsInForceFromTheNextLineOn() async throws {
    let sample = try SampleAgent.conversation()
    let routing = Routing(
      route: { text, _ in
        RoutingDecision(
          text: text, outcome: .matched(IntentMatch(intent: "greet", confidence: 1)), stage: .exact)
      }, fill: SampleAgent.routing.fill, intent: { _ in nil })
    let data = ConversationData(
      routing: routing, registry: sample.agent.registry, intents: [], explain: { "new: \($0)" })
    let conversation = Conversation(
      agent: sample.agent, intents: [SampleAgent.timer],
      reload: { .renewed(data, warnings: ["odd"]) }, explain: { "old: \($0)" })
    _ = await conversation.take("set a timer")
    #expect(await conversation.take("/reload").lines == ["odd", "Read anew: 0 intents, 3 skills."])
    #expect(await conversation.take("/why").lines == ["new: set a timer"])
    // The question that was asked before still waits.
    #expect(await conversation.take("ten minutes").lines.first == "Timer set.")
    #expect(await conversation.take("what").lines.first == "Hello *you*.")
  }

  @Test func whatCannotBeUsedLeavesTheOldData() async throws {
    let sample = try SampleAgent.conversation()
    let conversation = Conversation(
      agent: sample.agent, intents: [SampleAgent.timer],
      reload: { .failed(["a.intent:1:1: error: no"]) }, explain: { $0 })
    let exchange = await conversation.take("/reload")
    #expect(exchange.lines == ["a.intent:1:1: error: no", "What was in force before stays so."])
    #expect(exchange.replies.first?.kind == .error)
    #expect(await conversation.take("hello").lines.first == "Hello *you*.")
  }

  @Test func thereMayBeNothingToPause() async throws {
    let conversation = try SampleAgent.conversation()
    #expect(await conversation.take("/pause").lines == ["Nothing is running."])
    #expect(await conversation.take("/resume").lines == ["Nothing is paused."])
    #expect(conversation.interject("hello") == nil)
    #expect(conversation.interject("/help") == nil)
    #expect(conversation.interject("/pause")?.lines == ["Nothing is running."])
  }
}
