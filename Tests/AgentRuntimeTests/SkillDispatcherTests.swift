import AgentRuntime
import CivilTime
import SkillKit
import SkillKitTesting
import Synchronization
import Testing

struct SkillDispatcherTests {
  private let store = StateStore()
  private let clock = ManualClock()
  private let log = EventLog()

  private var request: SkillRequest<SlotValues> {
    SkillRequest(
      parameters: SlotValues(), utterance: "", intent: "test.intent",
      snapshot: store.snapshot, context: SkillTrial().context)
  }

  private func dispatcher(on clock: any Clock<Duration>) -> SkillDispatcher {
    SkillDispatcher(store: store, clock: clock) { [log] in log.add($0) }
  }

  @Test func tellsWhatHappensInARun() async {
    let skill = AnySkill(descriptor: .test("a")) { request in
      request.report(.phase("reading"))
      request.report(.progress(7))
      request.report(.log("half"))
      return SkillResult("done")
    }
    let record = await dispatcher(on: clock).run(skill, request, turn: 3)
    #expect(record.result?.output.text == "done")
    #expect(record.turn == 3)
    #expect(
      log.words == [
        "a started", "a phase reading", "a progress 1.0", "a log half", "a finished",
      ])
    #expect(store.current.processingCount == 0)
  }

  @Test func passesOnWhatASkillThrows() async {
    let record = await dispatcher(on: clock).run(
      .failing(.failed(reason: "no")), request, turn: 1)
    #expect(record.error == .failed(reason: "no"))
    #expect(log.words == ["test.skill started", "test.skill failed"])
    #expect(store.current.processingCount == 0)
  }

  @Test func stopsASkillAtItsDeadline() async {
    let dispatcher = dispatcher(on: clock)
    async let record = dispatcher.run(.slow(.seconds(60), on: clock), request, turn: 1)
    await clock.waitForSleepers(2)
    clock.advance(by: .seconds(5))
    #expect(await record.error == .timedOut)
    #expect(store.current.abandonedCount == 0)
    #expect(store.current.processingCount == 0)
  }

  @Test func abandonsASkillThatIgnoresItsDeadline() async {
    let gate = Gate()
    defer { gate.open() }
    var descriptor = SkillDescriptor.test("deaf")
    descriptor.timeout = 0.01
    let record = await dispatcher(on: ContinuousClock()).run(
      .blocking(at: gate, as: descriptor), request, turn: 1)
    #expect(record.error == .timedOut)
    #expect(store.current.abandonedCount == 1)
    #expect(store.current.processingCount == 0)
    #expect(log.words == ["deaf started", "deaf failed"])
  }

  @Test func tellsNothingOfAnAbandonedRun() async {
    let gate = Gate()
    let over = Gate()
    var descriptor = SkillDescriptor.test("deaf")
    descriptor.timeout = 0
    let skill = AnySkill(descriptor: descriptor) { request in
      gate.pass()
      request.report(.log("too late"))
      over.pass()
      return SkillResult("too late")
    }
    let record = await dispatcher(on: ContinuousClock()).run(skill, request, turn: 1)
    gate.open()
    await over.waitForArrival()
    over.open()
    #expect(record.error == .timedOut)
    #expect(log.words == ["deaf started", "deaf failed"])
  }

  @Test func doesntRunASkillThatWasAbandonedTooOften() async {
    let gate = Gate()
    defer { gate.open() }
    var descriptor = SkillDescriptor.test("deaf")
    descriptor.timeout = 0
    let skill = AnySkill.blocking(at: gate, as: descriptor)
    let dispatcher = dispatcher(on: ContinuousClock())
    await withTaskGroup(of: RunRecord.self) { group in
      for _ in 0...SkillDispatcher.abandonLimit {
        group.addTask { await dispatcher.run(skill, request, turn: 1) }
      }
      for await record in group { #expect(record.error == .timedOut) }
    }
    #expect(store.current.abandonedCount == 17)
    let refused = await dispatcher.run(skill, request, turn: 1)
    #expect(
      refused.error
        == .unavailable(reason: "17 of its runs never ended", remedy: "restart the agent"))
    let other = await dispatcher.run(.canned(SkillResult("fine")), request, turn: 1)
    #expect(other.result?.output.text == "fine")
    #expect(store.current.processingCount == 0)
  }

  @Test(arguments: [
    RunScope.run(1), .skill("test.skill"), .turn(4), .all,
  ])
  func cancelsWhatIsAskedFor(_ scope: RunScope) async {
    let dispatcher = dispatcher(on: clock)
    async let record = dispatcher.run(.slow(.seconds(60), on: clock), request, turn: 4)
    await clock.waitForSleepers(2)
    dispatcher.cancel(.run(2))
    dispatcher.cancel(.skill("other"))
    dispatcher.cancel(.turn(5))
    #expect(store.current.runningSkills == [1: "test.skill"])
    dispatcher.cancel(scope)
    #expect(await record.error == .cancelled)
    #expect(log.words == ["test.skill started", "test.skill cancelled"])
    #expect(store.current.processingCount == 0)
  }

  @Test func cancelsARunWithItsTask() async {
    let dispatcher = dispatcher(on: clock)
    let task = Task { await dispatcher.run(.slow(.seconds(60), on: clock), request, turn: 1) }
    await clock.waitForSleepers(2)
    task.cancel()
    #expect(await task.value.error == .cancelled)
  }

  @Test func givesAGroupToOneAtATimeInTheOrderTheyCame() async {
    let dispatcher = dispatcher(on: clock)
    let gates = [Gate(), Gate(), Gate()]
    let order = EntryLog()
    let tasks = await startInOrder(gates, order, dispatcher)
    for (place, gate) in gates.enumerated() {
      await gate.waitForArrival()
      #expect(order.names == (0...place).map { "s\($0)" })
      gate.open()
    }
    for task in tasks { #expect(await task.value.result != nil) }
    #expect(!dispatcher.isBusy("g"))
  }

  private func startInOrder(
    _ gates: [Gate], _ order: EntryLog, _ dispatcher: SkillDispatcher
  ) async -> [Task<RunRecord, Never>] {
    var tasks: [Task<RunRecord, Never>] = []
    for (place, gate) in gates.enumerated() {
      let skill = AnySkill(descriptor: .test("s\(place)", group: "g")) { _ in
        order.add("s\(place)")
        gate.pass()
        return SkillResult("")
      }
      tasks.append(Task { await dispatcher.run(skill, request, turn: 1) })
      // One sleeps on the deadline of its run, the others on that of their wait.
      await clock.waitForSleepers(place + 1)
    }
    return tasks
  }

  @Test func waitsForAGroupUpToTheTimeout() async {
    let gate = Gate()
    let dispatcher = dispatcher(on: clock)
    var long = SkillDescriptor.test("long", group: "g")
    long.timeout = 60
    async let first = dispatcher.run(.blocking(at: gate, as: long), request, turn: 1)
    await gate.waitForArrival()
    let second = Task {
      await dispatcher.run(
        .canned(SkillResult(""), as: .test("short", group: "g")), request, turn: 1)
    }
    await clock.waitForSleepers(2)
    clock.advance(by: .seconds(5))
    #expect(await second.value.error == .cannotHandle(reason: "busy"))
    gate.open()
    #expect(await first.result != nil)
    #expect(log.words.contains("short queued"))
    #expect(!log.words.contains("short started"))
  }

  @Test func holdsAGroupUntilAnAbandonedSkillIsReallyOver() async {
    let gate = Gate()
    var deaf = SkillDescriptor.test("deaf", group: "g")
    deaf.timeout = 0
    let dispatcher = dispatcher(on: ContinuousClock())
    _ = await dispatcher.run(.blocking(at: gate, as: deaf), request, turn: 1)
    #expect(dispatcher.isBusy("g"))
    let next = Task {
      await dispatcher.run(
        .canned(SkillResult("mine"), as: .test("next", group: "g")), request, turn: 1)
    }
    gate.open()
    #expect(await next.value.result?.output.text == "mine")
  }
}

/// The names of the skills in the order they began.
private final class EntryLog: Sendable {
  private let entries = Mutex<[String]>([])

  func add(_ name: String) { entries.withLock { $0.append(name) } }

  var names: [String] { entries.withLock { $0 } }
}
