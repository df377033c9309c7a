import SkillKit
import Synchronization

/// One run while it goes on: who watches it, and how it can be stopped.
final class RunControl: Sendable {
  /// How the first part of a run ends.
  enum Ending: Sendable {
    case ended(Result<SkillResult, SkillError>)
    case deadline
    case cancelled
  }

  let run: Int
  let turn: Int
  let skill: String
  /// The run of which this one is a part.
  let parent: RunControl?
  /// Where the run waits while it is paused.
  let pause: RunPause
  /// Settled by the skill, its deadline or a cancellation, whichever is first.
  let ending = Race<Ending>()
  /// Settled with true when the skill is over, with false when that isn't waited for any more.
  let over = Race<Bool>()

  private struct State {
    var isWatched = true
    var isCancelled = false
    var isExpired = false
    var group: String?
    var waiting: Race<ExclusiveGroups.Access>?
  }

  private let state = Mutex(State())
  private let observe: @Sendable (RunEvent) -> Void

  init(
    run: Int, turn: Int, of skill: String, in parent: RunControl?, on clock: any Clock<Duration>,
    observe: @escaping @Sendable (RunEvent) -> Void
  ) {
    self.run = run
    self.turn = turn
    self.skill = skill
    self.parent = parent
    self.observe = observe
    pause = RunPause(on: clock, in: parent?.pause)
  }

  /// Tells what happened; after the last event nothing is told any more.
  func tell(_ kind: RunEvent.Kind, isLast: Bool = false) {
    // Within the lock, so that the news of an abandoned run can't come after its end.
    state.withLock { state in
      guard state.isWatched else { return }
      state.isWatched = !isLast
      observe(RunEvent(run: run, turn: turn, skill: skill, kind: kind))
    }
  }

  /// Passes on what a skill reports.
  func pass(_ progress: SkillProgress) {
    switch progress {
    case .phase(let name): tell(.phase(name))
    case .progress(let share): tell(.progress(share.isNaN ? 0 : min(1, max(0, share))))
    case .log(let text): tell(.log(text))
    }
  }

  /// Whether the run was stopped.
  var isCancelled: Bool { state.withLock(\.isCancelled) }

  /// Notes that the run has a group.
  func hold(_ group: String) { state.withLock { $0.group = group } }

  /// Whether the run, or one it is part of, has a group.
  func holds(_ group: String) -> Bool {
    state.withLock { $0.group == group } || parent?.holds(group) == true
  }

  /// Makes the wait for a group stoppable.
  func wait(in race: Race<ExclusiveGroups.Access>) {
    let (isCancelled, isExpired) = state.withLock { state in
      state.waiting = race
      return (state.isCancelled, state.isExpired)
    }
    if isCancelled { race.settle(.cancelled) }
    if isExpired { race.settle(.busy) }
  }

  /// Lets the deadline of the run pass now.
  func expire() {
    let waiting = state.withLock { state in
      state.isExpired = true
      return state.waiting
    }
    waiting?.settle(.busy)
    ending.settle(.deadline)
  }

  /// Stops the run, whatever it is doing.
  func cancel() {
    let waiting = state.withLock { state in
      state.isCancelled = true
      return state.waiting
    }
    waiting?.settle(.cancelled)
    ending.settle(.cancelled)
    pause.end()
  }
}
