import AgentRuntime
import IntentSchema
import SkillKit
import Synchronization
import Testing

@testable import Evaluation

struct ConversationReplayTests {
  @Test func undoTakesBackWhatTheLastLineChanged() async throws {
    let conversation = try SampleAgent.conversation()
    #expect(await conversation.take("/undo").lines == ["There is nothing to undo."])
    _ = await conversation.take("set a timer")
    _ = await conversation.take("ten minutes")
    #expect(conversation.agent.snapshot.records(in: .timers).count == 1)
    #expect(await conversation.take("/undo").lines == ["Undone: ten minutes"])
    #expect(conversation.agent.snapshot.records(in: .timers).isEmpty)
    #expect(await conversation.take("/undo").lines == ["There is nothing to undo."])
  }

  @Test func againRunsTheLastSkillWithItsSlots() async throws {
    let conversation = try SampleAgent.conversation()
    #expect(await conversation.take("/again").lines == ["Nothing has run yet."])
    _ = await conversation.take("set a timer")
    _ = await conversation.take("ten minutes")
    #expect(await conversation.take("/again").lines == ["Timer set."])
    #expect(conversation.agent.snapshot.records(in: .timers).count == 2)
    #expect(
      await conversation.take("/again length=x").lines
        == ["\"length=x\" is no slot=value that timer.set takes."])
    #expect(await conversation.take("/retry").lines == ["Nothing has failed."])
  }

  @Test func statisticsCountTurnsRunsAndMisses() async throws {
    let conversation = try SampleAgent.conversation()
    for line in ["hello", "what", "hello"] { _ = await conversation.take(line) }
    let statistics = conversation.statistics
    #expect((statistics.turns, statistics.unmatched) == (3, 1))
    #expect(statistics.skills.map(\.name) == ["chat.greet"])
    #expect(statistics.skills.first?.runs == 2)
    #expect(
      await conversation.take("/stats").lines.first == "turns 3, not understood 1, ambiguous 0")
  }

  @Test func aSavedConversationIsATalkThatPasses() async throws {
    let saved = Mutex("")
    let sample = try SampleAgent.conversation()
    let conversation = Conversation(
      agent: sample.agent, intents: [SampleAgent.timer],
      write: { _, text in
        saved.withLock { $0 = text }
        return nil
      }
    ) { $0 }
    #expect(await conversation.take("/save x").lines == ["Nothing has been said yet."])
    for line in ["hello", "set a timer", "ten minutes", "what"] {
      _ = await conversation.take(line)
    }
    #expect(await conversation.take("/save x").lines == ["Saved as a talk in x."])
    let text = saved.withLock { $0 }
    let (talks, diagnostics) = TalkParser.parse([.init(path: "x.talk", bytes: Array(text.utf8))])
    #expect(diagnostics.isEmpty)
    let result = try await SampleAgent.runner().run(try #require(talks.first))
    #expect(result.difference == nil, "\(text)")
  }
}
