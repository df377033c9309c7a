package import SkillKit
import Synchronization

/// Runs skills: each on a thread of its own, with a deadline, one at a time in a group.
package final class SkillDispatcher: Sendable {
  /// How many runs of a skill may be given up before it isn't run any more.
  package static let abandonLimit = 16
  /// How long a skill has to end once it is cancelled.
  package static let grace = Duration.milliseconds(10)

  private struct State {
    var lastRun = 0
    var active: [Int: RunControl] = [:]
    var abandoned: [String: Int] = [:]
  }

  let groups = ExclusiveGroups()
  let clock: any Clock<Duration>
  private let state = Mutex(State())
  private let store: StateStore
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
  ///   - request: what it is asked; its `report` and `checkpoint` are replaced.
  ///   - turn: the turn it belongs to.
  /// - Returns: what it came to. A skill that ignores its cancellation is left behind: what it
  ///   gives back later is dropped.
  package func run(
    _ skill: AnySkill, _ request: SkillRequest<SlotValues>, turn: Int
  ) async -> RunRecord {
    await run(skill, request, as: begin(skill.descriptor.identifier, turn: turn))
  }

  /// Runs a skill as a part of another run.
  func run(
    _ skill: AnySkill, _ request: SkillRequest<SlotValues>, in parent: RunControl
  ) async -> Result<SkillResult, SkillError> {
    let control = begin(skill.descriptor.identifier, turn: parent.turn, in: parent)
    return await run(skill, request, as: control).outcome
  }

  /// Cancels runs.
  ///
  /// - Parameter scope: which ones.
  /// - Complexity: O(*n*) in the number of runs.
  package func cancel(_ scope: RunScope) {
    for control in controls(scope) { control.cancel() }
  }

  /// Lets the deadlines of runs pass now.
  ///
  /// - Parameter scope: which ones.
  package func expire(_ scope: RunScope) {
    for control in controls(scope) { control.expire() }
  }

  /// Has runs wait at their next checkpoint, their deadlines with them.
  ///
  /// - Parameter scope: which ones.
  /// - Returns: whether there are any.
  @discardableResult
  package func pause(_ scope: RunScope) -> Bool {
    let controls = controls(scope)
    for control in controls { control.pause.begin() }
    return !controls.isEmpty
  }

  /// Lets paused runs go on.
  ///
  /// - Parameter scope: which ones.
  /// - Returns: whether any of them was paused.
  @discardableResult
  package func resume(_ scope: RunScope) -> Bool {
    let paused = controls(scope).filter(\.pause.isWanted)
    for control in paused where control.pause.resume() {
      control.tell(.resumed)
    }
    return !paused.isEmpty
  }

  /// Why skills aren't run any more, by their identifiers: too many of their runs never ended.
  package var obstacles: [String: SkillObstacle] {
    state.withLock(\.abandoned).compactMapValues(Self.obstacle)
  }

  /// What keeps a skill from running now, if anything does.
  func obstacle(of skill: AnySkill, with capabilities: Capabilities) -> SkillObstacle? {
    let abandoned = state.withLock { $0.abandoned[skill.descriptor.identifier] ?? 0 }
    return Self.obstacle(after: abandoned) ?? skill.obstacle(with: capabilities)
  }

  /// Counts a run that was given up.
  func abandon(_ skill: String) {
    state.withLock { $0.abandoned[skill, default: 0] += 1 }
    store.update { $0.abandonedCount += 1 }
  }

  private static func obstacle(after abandoned: Int) -> SkillObstacle? {
    guard abandoned > abandonLimit else { return nil }
    return SkillObstacle(
      reason: "\(abandoned) of its runs never ended", remedy: "restart the agent")
  }

  private func run(
    _ skill: AnySkill, _ request: SkillRequest<SlotValues>, as control: RunControl
  ) async -> RunRecord {
    let hold = store.beginRun(control.run, of: control.skill)
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
      run: control.run, turn: control.turn, skill: control.skill, intent: request.intent,
      outcome: outcome, duration: duration)
  }

  private func begin(_ skill: String, turn: Int, in parent: RunControl? = nil) -> RunControl {
    state.withLock { state in
      state.lastRun += 1
      let control = RunControl(
        run: state.lastRun, turn: turn, of: skill, in: parent, on: clock, observe: observe)
      state.active[control.run] = control
      return control
    }
  }

  private func controls(_ scope: RunScope) -> [RunControl] {
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
    return controls.sorted { $0.run < $1.run }
  }
}
