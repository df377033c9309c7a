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
}

/// A count that several runs raise.
private final class RunCount: Sendable {
  private let count: Mutex<Int>

  init(_ count: Int) { self.count = Mutex(count) }

  func increment() { count.withLock { $0 += 1 } }

  var value: Int { count.withLock { $0 } }
}
