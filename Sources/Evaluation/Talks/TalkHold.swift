import SkillKit
import Synchronization

/// Holds the next run of a talk before its skill does anything, so that something can be done
/// meanwhile, and tells when it is there.
final class TalkHold: Sendable {
  /// What a held run hears of its cancellation.
  enum Manner {
    case patient, deaf
  }

  private struct State {
    var wanted: Manner?
    var isHanging = false
    var watcher: AsyncStream<Bool>.Continuation?
    var held: [HeldRun] = []
  }

  private let state = Mutex(State())

  /// Whether a deaf run is held.
  var isHanging: Bool { state.withLock(\.isHanging) }

  /// Holds the next run.
  ///
  /// - Parameter manner: what it hears of its cancellation.
  /// - Returns: a task that ends with true once the run is held, with false at the end of its turn.
  func arm(_ manner: Manner) -> Task<Bool, Never> {
    let (stream, continuation) = AsyncStream.makeStream(of: Bool.self)
    state.withLock { state in
      state.wanted = manner
      state.watcher = continuation
    }
    return Task { await stream.first { _ in true } ?? false }
  }

  /// Comes first in each run: waits if it is to be held.
  func pass() async throws(SkillError) {
    let held = state.withLock { state -> (run: HeldRun, manner: Manner)? in
      guard let manner = state.wanted else { return nil }
      let run = HeldRun()
      state.wanted = nil
      state.isHanging = state.isHanging || manner == .deaf
      state.held.append(run)
      return (run, manner)
    }
    guard let held else { return }
    settle(true)
    await held.run.wait(isCancellable: held.manner == .patient)
    if Task.isCancelled { throw .cancelled }
  }

  /// Notes that the turn is over.
  func end() { settle(false) }

  /// Lets all held runs go on.
  func release() {
    let held = state.withLock { state in
      state.isHanging = false
      defer { state.held = [] }
      return state.held
    }
    for run in held { run.release() }
  }

  private func settle(_ isHeld: Bool) {
    let watcher = state.withLock { state in
      defer { state.watcher = nil }
      return state.watcher
    }
    watcher?.yield(isHeld)
    watcher?.finish()
  }
}

/// A run that waits.
private final class HeldRun: Sendable {
  private enum State {
    case waiting(CheckedContinuation<Void, Never>?)
    case released
  }

  private let state = Mutex(State.waiting(nil))

  func wait(isCancellable: Bool) async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isReleased = state.withLock { state in
          if case .released = state { return true }
          state = .waiting(continuation)
          return false
        }
        if isReleased { continuation.resume() }
      }
    } onCancel: {
      if isCancellable { release() }
    }
  }

  func release() {
    let waiting = state.withLock { state -> CheckedContinuation<Void, Never>? in
      defer { state = .released }
      if case .waiting(let continuation) = state { return continuation }
      return nil
    }
    waiting?.resume()
  }
}
