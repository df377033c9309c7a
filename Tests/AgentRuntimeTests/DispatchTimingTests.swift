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

/// Eight skills that ignore their cancellation, all at once: deadlines and timers must keep their
/// time, and the agent must answer.
///
/// Each test has a process of its own, as other tests fill the few threads of the pool; other work
/// on the machine makes everything late, so the best of several tries counts.
@Suite(.serialized)
struct DispatchTimingTests {
  @Test func keepsItsTimeWhileSkillsBlockInRead() async {
    await #expect(processExitsWith: .success) {
      await DeafSkills.expect(atMost: .milliseconds(20)) { end in
        var pipes: [Int32] = [0, 0]
        guard pipe(&pipes) == 0 else { return }
        end.whenOver { [end = pipes[1]] in
          var byte: UInt8 = 0
          write(end, &byte, 1)
        }
        var byte: UInt8 = 0
        read(pipes[0], &byte, 1)
      }
    }
  }

  @Test func keepsItsTimeWhileSkillsSleep() async {
    await #expect(processExitsWith: .success) {
      await DeafSkills.expect(atMost: .milliseconds(20)) { end in
        while !end.isOver { usleep(5000) }
      }
    }
  }

  @Test func keepsItsTimeWhileSkillsSpin() async {
    await #expect(processExitsWith: .success) {
      await DeafSkills.expect(atMost: .milliseconds(100)) { end in
        while !end.isOver {}
      }
    }
  }
}

/// Runs of skills that ignore their cancellation.
private enum DeafSkills {
  private static let count = 8
  private static let timeout = Duration.milliseconds(100)

  /// Ends the process with a failure if the best of some tries is later than a limit.
  static func expect(
    atMost limit: Duration, _ block: @escaping @Sendable (EndSignal) -> Void
  ) async {
    var best = Duration.seconds(60)
    for _ in 1...20 where best > limit { best = min(best, await lateness(block)) }
    print("latest of \(count) deaf skills, timers and answers: \(best)")
    exit(best <= limit ? 0 : 1)
  }

  /// The greatest lateness of all deadlines, timers and answers.
  private static func lateness(_ block: @escaping @Sendable (EndSignal) -> Void) async -> Duration {
    let end = EndSignal()
    defer { end.end() }
    let store = StateStore()
    let dispatcher = SkillDispatcher(store: store)
    var descriptor = SkillDescriptor.test("deaf")
    descriptor.timeout = 0.1
    let deaf = AnySkill(descriptor: descriptor) { _ in
      block(end)
      return SkillResult("late")
    }
    let request = SkillRequest(
      parameters: SlotValues(), utterance: "", intent: "test.intent", snapshot: store.snapshot,
      context: SkillTrial().context)
    let latest = await withTaskGroup(of: Duration.self) { group in
      for _ in 0..<count {
        group.addTask { await dispatcher.run(deaf, request, turn: 1).duration - timeout }
      }
      group.addTask { await latenessOfTimers() }
      group.addTask { await slownessOfAnswers(dispatcher, request) }
      return await group.reduce(.zero) { max($0, $1) }
    }
    let isCounted =
      store.current.abandonedCount == count && store.current.processingCount == 0
    return isCounted ? latest : .seconds(60)
  }

  /// How late the latest of some timers is.
  private static func latenessOfTimers() async -> Duration {
    let clock = ContinuousClock()
    var latest = Duration.zero
    for _ in 0..<10 {
      let due = clock.now + .milliseconds(10)
      try? await clock.sleep(until: due)
      latest = max(latest, due.duration(to: clock.now))
    }
    return latest
  }

  /// How long the slowest of some quick runs takes.
  private static func slownessOfAnswers(
    _ dispatcher: SkillDispatcher, _ request: SkillRequest<SlotValues>
  ) async -> Duration {
    let quick = AnySkill.canned(SkillResult("here"), as: .test("quick"))
    var slowest = Duration.zero
    for _ in 0..<10 {
      try? await Task.sleep(for: .milliseconds(10))
      slowest = max(slowest, await dispatcher.run(quick, request, turn: 2).duration)
    }
    return slowest
  }
}

/// Tells skills that hear nothing else that the test is over.
private final class EndSignal: Sendable {
  private let over = Atomic(false)
  private let actions = Mutex<[@Sendable () -> Void]>([])

  var isOver: Bool { over.load(ordering: .relaxed) }

  func whenOver(_ action: @escaping @Sendable () -> Void) { actions.withLock { $0.append(action) } }

  func end() {
    over.store(true, ordering: .relaxed)
    for action in actions.withLock({ $0 }) { action() }
  }
}
