import IntentSchema
import SkillKit
import SkillKitTesting
import Synchronization
import Testing

@testable import AgentRuntime

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

struct ProcessingCountTests {
  /// Somebody who looks all the time, while turns with random follow-ups and endings go on, never
  /// sees an idle agent between the start of the first skill of a turn and the end of its last.
  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func isNeverIdleWhileSomethingRunsOrIsAboutTo(_ seed: UInt64) async throws {
    let span = BusySpan()
    let agent = try Self.agent(span)
    let observer = Observer(agent, span)
    let sight = Task(executorPreference: ThreadExecutor()) { observer.look() }
    var random = SplitMix64(seed: seed)
    for _ in 1...60 {
      let length = Int.random(in: 0..<5, using: &random)
      let report = await agent.respond(to: "go \(length) \(Int.random(in: 0..<4, using: &random))")
      #expect(report.runs.count == length + 1)
      #expect(agent.state.processingCount == 0)
    }
    observer.stop()
    let (looks, lies) = await sight.value
    #expect(looks > 0)
    #expect(lies == 0)
  }

  /// Lines that run together on one agent, some of them cancelled, leave nothing counted.
  @Test func isZeroAfterManyTurnsAtOnce() async throws {
    let agent = try Self.agent(BusySpan())
    await withTaskGroup(of: Void.self) { group in
      for line in 0..<64 {
        group.addTask {
          let turn = Task { await agent.respond(to: "go \(line % 4) \(line % 5)") }
          if line % 3 == 0 { turn.cancel() }
          #expect(await turn.value.replies.isEmpty == false)
        }
      }
    }
    #expect(agent.state.processingCount == 0)
    #expect(agent.state.runningSkills.isEmpty)
  }

  /// An agent that serves "go N K" by N follow-ups, whose skills end in K different ways.
  private static func agent(_ span: BusySpan) throws -> Agent {
    var fixture = AgentFixture.serving([])
    for length in 0..<5 {
      for kind in 0..<5 {
        fixture.say(
          "go \(length) \(kind)", means: "test.intent",
          [.number("left", length), .number("all", length), .number("kind", kind)])
      }
    }
    fixture.skills = [
      AnySkill(descriptor: .test("step", priority: 300)) { request throws(SkillError) in
        let left = try request.parameters.integer("left")
        if try request.parameters.integer("all") == left { span.begin() }
        let isLast = left == 0
        defer { if isLast { span.end() } }
        let kind = try request.parameters.integer("kind")
        if isLast, kind == 1 { throw .failed(reason: "failed") }
        if isLast, kind == 2 { throw .unavailable(reason: "a", remedy: "b") }
        let slots: [FilledSlot] = [
          .number("left", left - 1), .number("all", -1), .number("kind", kind),
        ]
        return SkillResult(
          "step", followUp: isLast ? nil : FollowUp(intent: "test.intent", slots: slots))
      }
    ]
    return try fixture.agent()
  }
}

/// The time in which an agent must not look idle: odd while it lasts, and never the same twice.
private final class BusySpan: Sendable {
  private let epoch = Atomic(0)

  func begin() { epoch.add(1, ordering: .sequentiallyConsistent) }
  func end() { epoch.add(1, ordering: .sequentiallyConsistent) }
  var current: Int { epoch.load(ordering: .sequentiallyConsistent) }
}

/// Looks at the counter of an agent as often as it can.
private final class Observer: Sendable {
  private let agent: Agent
  private let span: BusySpan
  private let isOver = Atomic(false)

  init(_ agent: Agent, _ span: BusySpan) {
    self.agent = agent
    self.span = span
  }

  func stop() { isOver.store(true, ordering: .sequentiallyConsistent) }

  /// How often it looked while the agent was busy, and how often the agent seemed idle then.
  func look() -> (looks: Int, lies: Int) {
    var (looks, lies) = (0, 0)
    while !isOver.load(ordering: .sequentiallyConsistent) {
      let before = span.current
      let count = agent.state.processingCount
      guard before % 2 == 1, span.current == before else {
        sched_yield()
        continue
      }
      looks += 1
      if count < 1 { lies += 1 }
    }
    return (looks, lies)
  }
}

extension FilledSlot {
  fileprivate static func number(_ name: String, _ value: Int) -> FilledSlot {
    FilledSlot(name: name, value: .number(Double(value)), text: "\(value)")
  }
}
