import AgentRuntime
import IntentSchema
import SkillKit
import SkillKitTesting
import Synchronization
import Testing

struct AgentMergeTests {
  private let key = ContextKey(rawValue: "test.key")

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
    let agent = try AgentFixture.serving([low, high], mode: .all).agent()
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
    let agent = try AgentFixture.serving([low, high], mode: .all).agent()
    #expect(await agent.respond(to: "go").said == ["high", "low"])
    #expect(agent.snapshot.context[key]?.value == .number(3))
    #expect(runs.value == 1)
  }

  @Test func reportsAConflictThatNobodySolves() async throws {
    let key = key
    var descriptor = SkillDescriptor.test("low", priority: 210)
    descriptor.hasOutsideEffects = true
    let agent = try AgentFixture.serving(
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

  @Test func runsAgainWhatHasNoOutsideEffectsWhenARecordMoved() async throws {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let shared = try SharedRecords(in: folder)
    let seen = RunCount(0)
    let agent = try shared.agent { request in
      seen.increment()
      if seen.value == 1 { await shared.changeElsewhere() }
      return request.change("mine")
    }
    #expect(await agent.respond(to: "go").said == ["was elsewhere 1"])
    #expect(seen.value == 2)
    #expect(agent.snapshot.records(in: .todos).map(\.title) == ["mine"])
  }

  @Test func reportsAConflictAfterThreeTries() async throws {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let shared = try SharedRecords(in: folder)
    let tries = RunCount(0)
    let agent = try shared.agent { request in
      tries.increment()
      await shared.changeElsewhere()
      return request.change("mine")
    }
    #expect(
      await agent.respond(to: "go").said == [
        "That was changed elsewhere meanwhile, so I left it alone. Please try again."
      ])
    #expect(tries.value == 3)
    #expect(agent.snapshot.records(in: .todos).map(\.title) == ["elsewhere 3"])
    #expect(agent.state.processingCount == 0)
  }
}

/// A to-do that two agents keep in one journal.
private struct SharedRecords: Sendable {
  private let path: String
  private let other: Agent

  init(in folder: TemporaryFolder) throws {
    path = folder.path
    let seeding = StateStore(journal: try Journal(folder: path))
    try seeding.merge(
      Patch([.add(.todos, Record(title: "first", createdAt: 0))]), basedOn: 0)
    let count = RunCount(0)
    var fixture = AgentFixture.serving([
      AnySkill(descriptor: .test("other")) { request in
        count.increment()
        return request.change("elsewhere \(count.value)")
      }
    ])
    fixture.journal = try Journal(folder: path)
    other = try fixture.agent()
  }

  /// An agent that shares the records.
  func agent(
    _ respond: @escaping @Sendable (SkillRequest<SlotValues>) async -> SkillResult
  ) throws -> Agent {
    let skill = AnySkill(descriptor: .test("mine")) { await respond($0) }
    var fixture = AgentFixture.serving([skill])
    fixture.journal = try Journal(folder: path)
    return try fixture.agent()
  }

  /// Has the other agent change the record.
  func changeElsewhere() async { _ = await other.respond(to: "go") }
}

extension SkillRequest {
  /// Renames the first to-do, and says what it was called.
  fileprivate func change(_ title: String) -> SkillResult {
    guard var record = snapshot.records(in: .todos).first else { return SkillResult("none") }
    let before = record.title
    record.title = title
    return SkillResult("was \(before)", changes: [.put(.todos, record)])
  }
}

/// A count that several runs raise.
private final class RunCount: Sendable {
  private let count: Mutex<Int>

  init(_ count: Int) { self.count = Mutex(count) }

  func increment() { count.withLock { $0 += 1 } }

  var value: Int { count.withLock { $0 } }
}
