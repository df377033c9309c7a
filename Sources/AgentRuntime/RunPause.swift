import SkillKit
import Synchronization

/// Holds a run between two pieces of its work, and keeps the time of that from its deadline.
final class RunPause: Sendable {
  private struct State {
    var isWanted = false
    var isOver = false
    /// What the skill waits for at a checkpoint, and since when.
    var waiting: Race<Void>?
    var watch: (@Sendable () -> Duration)?
    var spent = Duration.zero
  }

  private let state = Mutex(State())
  private let clock: any Clock<Duration>
  private let parent: RunPause?

  /// Creates the pause of a run that isn't paused.
  ///
  /// - Parameters:
  ///   - clock: the clock of the deadline.
  ///   - parent: that of the run of which this one is a part.
  init(on clock: any Clock<Duration>, in parent: RunPause?) {
    self.clock = clock
    self.parent = parent
  }

  /// Has the run wait at its next checkpoint.
  func begin() { state.withLock { $0.isWanted = true } }

  /// Whether the run is to wait, or waits.
  var isWanted: Bool { state.withLock(\.isWanted) }

  /// Lets the run go on; gives whether it waited already.
  func resume() -> Bool { release { $0.isWanted = false } }

  /// Ends the pause for good: the run is cancelled.
  func end() { _ = release { $0.isOver = true } }

  /// Waits while the run is paused.
  ///
  /// - Parameter begin: is told that it begins to wait.
  /// - Throws: `cancelled` where the run is.
  func checkpoint(_ begin: () -> Void) async throws(SkillError) {
    let race = state.withLock { state -> Race<Void>? in
      guard state.isWanted, !state.isOver else { return nil }
      begin()
      let race = state.waiting ?? Race<Void>()
      state.waiting = race
      state.watch = state.watch ?? clock.stopwatch()
      return race
    }
    if let race {
      parent?.share(race)
      await race.value()
    }
    if Task.isCancelled || state.withLock(\.isOver) { throw .cancelled }
  }

  /// Waits until the run doesn't wait at a checkpoint, and takes the time it has waited.
  func takeTimeSpent() async -> Duration {
    while let race = state.withLock(\.waiting) {
      await race.value()
      finish(race)
    }
    return state.withLock { state in
      defer { state.spent = .zero }
      return state.spent
    }
  }

  /// Waits with a part of the run.
  private func share(_ race: Race<Void>) {
    state.withLock { state in
      state.waiting = race
      state.watch = state.watch ?? clock.stopwatch()
    }
    parent?.share(race)
  }

  private func release(_ change: (inout State) -> Void) -> Bool {
    let race = state.withLock { state -> Race<Void>? in
      change(&state)
      return state.waiting
    }
    guard let race else { return false }
    finish(race)
    race.settle(())
    return true
  }

  /// Counts the time of a wait, once.
  private func finish(_ race: Race<Void>) {
    state.withLock { state in
      guard state.waiting === race else { return }
      state.spent += state.watch?() ?? .zero
      state.waiting = nil
      state.watch = nil
    }
    parent?.finish(race)
  }
}
