import AgentRuntime
import Evaluation
import Testing

struct ConversationTests {
  @Test func whyExplainsTheLastLineEvenAfterCommands() async throws {
    let conversation = try SampleAgent.conversation()
    #expect(await conversation.take("/why").lines == ["Nothing has been said yet."])
    _ = await conversation.take("hello")
    _ = await conversation.take("/state")
    #expect(await conversation.take("/why").lines == ["why: hello"])
  }

  @Test func whySaysWhenALineAnsweredAQuestion() async throws {
    let conversation = try SampleAgent.conversation()
    _ = await conversation.take("set a timer")
    _ = await conversation.take("ten minutes")
    #expect(
      await conversation.take("/why").lines == [
        "It answered a question: timer.set length=PT10M", "By itself it would be:",
        "why: ten minutes",
      ])
  }

  @Test func aDryRunTouchesNothing() async throws {
    let conversation = try SampleAgent.conversation(isDryRun: true)
    let before = conversation.agent.snapshot
    #expect(
      await conversation.take("hello").lines == ["greet (100 %, exact)", "would run: chat.greet"])
    #expect(await conversation.take("what").lines == ["not matched"])
    #expect(conversation.agent.snapshot == before)
    _ = await conversation.take("/dry")
    #expect(await conversation.take("hello").lines.first == "Hello *you*.")
  }

  @Test func resetForgetsTheQuestionAndTheLastLine() async throws {
    let conversation = try SampleAgent.conversation()
    _ = await conversation.take("set a timer")
    _ = await conversation.take("/reset")
    #expect(conversation.agent.state.openQuestions.isEmpty)
    #expect(await conversation.take("/why").lines == ["Nothing has been said yet."])
  }

  @Test func onlyQuitEndsTheConversation() async throws {
    let conversation = try SampleAgent.conversation()
    for line in ["/help", "/skills", "/intents", "/wyh", "hello", "quit"] {
      #expect(await conversation.take(line).isLast == false)
    }
    #expect(await conversation.take("/quit").isLast)
  }

  @Test func anUnknownCommandIsAnsweredWithTheNearestOne() async throws {
    let conversation = try SampleAgent.conversation()
    #expect(
      await conversation.take("/wyh").lines == [
        "There is no command /wyh. Try /why, or type //wyh to say it."
      ])
  }
}
