import IntentSchema
import SkillKit
import SkillKitTesting
import Testing

@testable import AgentRuntime

struct RunEventsTests {
  private func event(_ kind: RunEvent.Kind, run: Int = 1) -> RunEvent {
    RunEvent(run: run, turn: 1, skill: "s", kind: kind)
  }

  @Test func dropsTheOldestProgressFirstThenPhasesAndLogLines() {
    var queue = RunEventQueue(limit: 3)
    queue.append(event(.started))
    queue.append(event(.phase("a")))
    queue.append(event(.progress(0.1)))
    queue.append(event(.progress(0.2)))
    queue.append(event(.progress(0.3)))
    #expect(queue.droppedCount == 2)
    queue.append(event(.log("b")))
    queue.append(event(.finished(.zero)))
    queue.append(event(.started, run: 2))
    #expect(
      queue.drain().map(\.word) == ["started", "finished", "started"])
    #expect(queue.droppedCount == 5)
  }

  /// Whatever comes in whatever order, no start and no end is lost, and the order is kept.
  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func neverLosesAStartOrAnEnd(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var queue = RunEventQueue(limit: Int.random(in: 1...20, using: &random))
    var sent: [Int] = []
    var taken: [RunEvent] = []
    for number in 0..<5000 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        queue.append(event(.started, run: number))
        sent.append(number)
      case 1:
        queue.append(event(.failed(.timedOut, .zero), run: number))
        sent.append(number)
      case 2: queue.append(event(.log("x"), run: number))
      case 3: if let event = queue.popFirst() { taken.append(event) }
      default: queue.append(event(.progress(0.5), run: number))
      }
    }
    taken += queue.drain()
    let kept = taken.filter { event in
      switch event.kind {
      case .progress, .log: false
      default: true
      }
    }
    #expect(kept.map(\.run) == sent)
    #expect(taken.map(\.run) == taken.map(\.run).sorted())
    #expect(queue.popFirst() == nil)
  }

  @Test func aReaderThatNeverReadsBlocksNoSkill() async throws {
    let chatty = AnySkill(descriptor: .test("chatty")) { request in
      for step in 1...20_000 { request.report(.progress(Double(step) / 20_000)) }
      return SkillResult("done")
    }
    let agent = try AgentFixture.serving([chatty]).agent()
    let events = agent.events(limit: 8)
    #expect(await agent.respond(to: "go").said == ["done"])
    #expect(events.droppedCount == 20_002 - 8)
    var iterator = events.makeAsyncIterator()
    #expect(await iterator.next()?.kind == .started)
    for place in 0..<6 {
      #expect(await iterator.next()?.kind == .progress(Double(19_995 + place) / 20_000))
    }
    #expect(await iterator.next()?.word == "finished")
  }

  @Test func tellsWhatHappensAsItHappensAndEndsWithTheAgent() async throws {
    let events = try await { () async throws -> RunEvents in
      let agent = try AgentFixture.serving([.canned(SkillResult("a"), as: .test("a"))]).agent()
      let events = agent.events()
      let reader = Task {
        var iterator = events.makeAsyncIterator()
        return [await iterator.next(), await iterator.next()].compactMap { $0?.word }
      }
      _ = await agent.respond(to: "go")
      #expect(await reader.value == ["started", "finished"])
      return events
    }()
    for await event in events { Issue.record("unexpected \(event)") }
  }

  @Test func stopsReadingWhenItsTaskIsCancelled() async throws {
    let agent = try AgentFixture.serving([]).agent()
    let events = agent.events()
    let reader = Task {
      for await _ in events {}
      return true
    }
    reader.cancel()
    #expect(await reader.value)
    withExtendedLifetime(agent) {}
  }
}
