import AgentRuntime
import IntentSchema
import SkillKit
import SkillKitTesting
import Synchronization
import Testing

struct BatchTests {
  /// Works on five items, of which the even ones fail.
  private static func batch(_ work: @escaping @Sendable (Int) -> Void = { _ in }) -> AnySkill {
    AnySkill(descriptor: .test("batch")) { (request) async throws(SkillError) -> SkillResult in
      let batch = Batch([1, 2, 3, 4, 5]) { "item \($0)" }
      let outcome = try await batch.run(in: request) { (item) throws(SkillError) -> Int in
        work(item)
        if item.isMultiple(of: 2) { throw .failed(reason: "even") }
        return item * 10
      }
      let values = outcome.done.map { "\($0.value)" }.joined(separator: " ")
      return SkillResult("\(values): \(outcome.summary(of: 5, in: request.context.language))")
    }
  }

  @Test func goesOnPastFailuresAndTellsWhatFailed() async throws {
    let fixture = AgentFixture.serving([Self.batch()])
    let agent = try fixture.agent()
    #expect(
      await agent.respond(to: "go").said == [
        "10 30 50: 3 of 5 done, 2 failed: item 2 (even), item 4 (even)"
      ])
    #expect(fixture.log.words.contains("batch progress 0.4"))
    #expect(fixture.log.words.contains("batch phase 1 of 5 done, 1 failed: item 2 (even)"))
  }

  @Test func saysWhatFailedInChinese() {
    var outcome = Batch<Int>.Outcome<Int>()
    outcome.done = [(1, 1)]
    outcome.failed = [("b.txt", "没有这个文件"), ("c.txt", "")]
    #expect(outcome.summary(of: 3, in: Language.chinese) == "3项完成1项，失败2项：b.txt（没有这个文件）、c.txt")
    #expect(Batch<Int>.Outcome<Int>().summary(of: 0, in: Language.english) == "0 of 0 done")
  }

  @Test func waitsBetweenItemsWhileItIsPausedAndItsDeadlineWaitsToo() async throws {
    let items = Mutex<[Int]>([])
    let gate = Gate()
    let skill = Self.batch { item in
      items.withLock { $0.append(item) }
      if item == 2 { gate.pass() }
    }
    let fixture = AgentFixture.serving([skill])
    let agent = try fixture.agent()
    let turn = Task { await agent.respond(to: "go") }
    await gate.waitForArrival()
    #expect(agent.pause(.all))
    gate.open()
    await fixture.log.waitFor("batch progress 0.4")
    fixture.clock.advance(by: .seconds(3600))
    #expect(items.withLock { $0 } == [1, 2])
    #expect(agent.state.processingCount == 2)
    await fixture.log.waitFor("batch paused")
    #expect(agent.resume(.all))
    #expect(!agent.resume(.all))
    #expect(await turn.value.said.first?.hasPrefix("10 30 50") == true)
    #expect(fixture.log.words.contains("batch resumed"))
  }

  @Test func canBeCancelledWhileItIsPaused() async throws {
    let gate = Gate()
    let fixture = AgentFixture.serving([Self.batch { if $0 == 2 { gate.pass() } }])
    let agent = try fixture.agent()
    let turn = Task { await agent.respond(to: "go") }
    await gate.waitForArrival()
    agent.pause(.skill("batch"))
    gate.open()
    await fixture.log.waitFor("batch progress 0.4")
    agent.cancel(.skill("batch"))
    #expect(await turn.value.isCancelled)
    #expect(agent.state.abandonedCount == 0)
    #expect(!agent.pause(.all))
  }
}
