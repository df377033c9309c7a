package import SkillKit
import Synchronization

/// Runs skills: each on a thread of its own, with a deadline, one at a time in a group.
package final class SkillDispatcher: Sendable {
  /// How many runs of a skill may be given up before it isn't run any more.
  package static let abandonLimit = 16
  /// How long a skill has to end once it is cancelled.
  package static let grace = Duration.milliseconds(20)

  /// What can be cancelled.
  package enum Scope: Sendable, Hashable {
    case run(Int)
    case skill(String)
    case turn(Int)
    case all
  }

  private struct State {
    var lastRun = 0
    var active: [Int: RunControl] = [:]
    var abandoned: [String: Int] = [:]
  }

  private let state = Mutex(State())
  private let groups = ExclusiveGroups()
  private let store: StateStore
  private let clock: any Clock<Duration>
  private let observe: @Sendable (RunEvent) -> Void

  /// Creates a dispatcher.
  ///
  /// - Parameters:
  ///   - store: where runs are counted.
  ///   - clock: the clock of the deadlines.
  ///   - observe: takes what happens in the runs; must neither block nor call back.
  package init(
    store: StateStore, clock: any Clock<Duration> = ContinuousClock(),
    observe: @escaping @Sendable (RunEvent) -> Void = { _ in }
  ) {
    self.store = store
    self.clock = clock
    self.observe = observe
  }

  /// Whether a skill of the group runs now.
  package func isBusy(_ group: String) -> Bool { groups.isBusy(group) }

  /// Runs a skill to its end, its deadline or its cancellation.
  ///
  /// - Parameters:
  ///   - skill: the skill.
  ///   - request: what it is asked; its `report` is replaced.
  ///   - turn: the turn it belongs to.
  /// - Returns: what it came to. A skill that ignores its cancellation is left behind: what it
  ///   gives back later is dropped.
  package func run(
    _ skill: AnySkill, _ request: SkillRequest<SlotValues>, turn: Int
  ) async -> RunRecord {
    let identifier = skill.descriptor.identifier
    let control = begin(identifier, turn: turn)
    let hold = store.beginRun(control.run, of: identifier)
    let elapsed = clock.stopwatch()
    let outcome = await withTaskCancellationHandler {
      await self.outcome(of: skill, request, control)
    } onCancel: {
      control.cancel()
    }
    let duration = elapsed()
    switch outcome {
    case .success: control.tell(.finished(duration), isLast: true)
    case .failure(.cancelled): control.tell(.cancelled, isLast: true)
    case .failure(let error): control.tell(.failed(error, duration), isLast: true)
    }
    state.withLock { $0.active[control.run] = nil }
    hold.end()
    return RunRecord(
      run: control.run, turn: turn, skill: identifier, intent: request.intent, outcome: outcome,
      duration: duration)
  }

  /// Cancels runs.
  ///
  /// - Parameter scope: which ones.
  /// - Complexity: O(*n*) in the number of runs.
  package func cancel(_ scope: Scope) {
    let controls = state.withLock { state in
      state.active.values.filter { control in
        switch scope {
        case .run(let run): control.run == run
        case .skill(let skill): control.skill == skill
        case .turn(let turn): control.turn == turn
        case .all: true
        }
      }
    }
    for control in controls.sorted(by: { $0.run < $1.run }) { control.cancel() }
  }

  private func begin(_ skill: String, turn: Int) -> RunControl {
    state.withLock { state in
      state.lastRun += 1
      let control = RunControl(run: state.lastRun, turn: turn, skill: skill, observe: observe)
      state.active[control.run] = control
      return control
    }
  }

  private func outcome(
    of skill: AnySkill, _ request: SkillRequest<SlotValues>, _ control: RunControl
  ) async -> Result<SkillResult, SkillError> {
    let descriptor = skill.descriptor
    let abandoned = state.withLock { $0.abandoned[descriptor.identifier] ?? 0 }
    guard abandoned <= Self.abandonLimit else {
      return .failure(
        .unavailable(
          reason: "\(abandoned) runs of \(descriptor.identifier) never ended",
          remedy: "restart the agent"))
    }
    let timeout = Duration(timeoutSeconds: descriptor.timeout)
    if let group = descriptor.exclusiveGroup {
      let access = await groups.enter(group, within: timeout, on: clock) { place in
        control.tell(.queued)
        control.wait(in: place)
      }
      switch access {
      case .granted: break
      case .busy: return .failure(.cannotHandle(reason: "busy"))
      case .cancelled: return .failure(.cancelled)
      }
    }
    guard !control.isCancelled else {
      if let group = descriptor.exclusiveGroup { groups.leave(group) }
      return .failure(.cancelled)
    }
    control.tell(.started)
    return await race(skill, request, control, timeout)
  }

  private func race(
    _ skill: AnySkill, _ request: SkillRequest<SlotValues>, _ control: RunControl,
    _ timeout: Duration
  ) async -> Result<SkillResult, SkillError> {
    let work = start(skill, request, control)
    let timer = Task { [clock] in
      if (try? await clock.sleep(for: timeout)) != nil { control.ending.settle(.deadline) }
    }
    defer { timer.cancel() }
    let error: SkillError
    switch await control.ending.value() {
    case .ended(let outcome): return outcome
    case .deadline: error = .timedOut
    case .cancelled: error = .cancelled
    }
    work.cancel()
    let patience = Task { [clock] in
      if (try? await clock.sleep(for: Self.grace)) != nil { control.over.settle(false) }
    }
    defer { patience.cancel() }
    if await !control.over.value() { abandon(skill.descriptor.identifier) }
    return .failure(error)
  }

  private func start(
    _ skill: AnySkill, _ request: SkillRequest<SlotValues>, _ control: RunControl
  ) -> Task<Void, Never> {
    var request = request
    request.report = { control.pass($0) }
    return Task(executorPreference: ThreadExecutor()) { [groups, request] in
      let outcome: Result<SkillResult, SkillError>
      do throws(SkillError) {
        outcome = .success(try await skill.respond(to: request))
      } catch {
        outcome = .failure(error)
      }
      // A group is held until its skill is really over, even one that was given up.
      if let group = skill.descriptor.exclusiveGroup { groups.leave(group) }
      control.ending.settle(.ended(outcome))
      control.over.settle(true)
    }
  }

  private func abandon(_ skill: String) {
    state.withLock { $0.abandoned[skill, default: 0] += 1 }
    store.update { $0.abandonedCount += 1 }
  }
}

extension Duration {
  /// The duration of a skill's timeout; what isn't a sensible number of seconds counts as a day
  /// or as nothing.
  fileprivate init(timeoutSeconds seconds: Double) {
    self = .seconds(seconds.isNaN ? 0 : min(max(0, seconds), 86_400))
  }
}
