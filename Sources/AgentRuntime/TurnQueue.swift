import Synchronization

/// Lets one turn run at a time; the others wait in the order they came.
final class TurnQueue: Sendable {
  /// How many may wait.
  static let limit = 16

  /// How a wait ends.
  enum Admission: Sendable {
    case admitted, refused, dropped
  }

  private struct State {
    var isTaken = false
    var waiting: [CheckedContinuation<Admission, Never>] = []
  }

  private let state = Mutex(State())

  /// Waits for its turn, or is refused if too many wait already; who is admitted must leave.
  func enter() async -> Admission {
    await withCheckedContinuation { continuation in
      let admission = state.withLock { state -> Admission? in
        guard state.isTaken else {
          state.isTaken = true
          return .admitted
        }
        guard state.waiting.count < Self.limit else { return .refused }
        state.waiting.append(continuation)
        return nil
      }
      if let admission { continuation.resume(returning: admission) }
    }
  }

  /// Lets the next one in.
  func leave() {
    let next = state.withLock { state -> CheckedContinuation<Admission, Never>? in
      guard !state.waiting.isEmpty else {
        state.isTaken = false
        return nil
      }
      return state.waiting.removeFirst()
    }
    next?.resume(returning: .admitted)
  }

  /// Sends away who waits.
  func dropWaiting() {
    let waiting = state.withLock { state in
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume(returning: .dropped) }
  }
}
