import Synchronization

/// Lets one turn run at a time; the others wait in the order they came.
final class TurnQueue: Sendable {
  /// How many may wait.
  static let limit = 16

  private enum Admission {
    case now, later, refused
  }

  private struct State {
    var isTaken = false
    var waiting: [CheckedContinuation<Bool, Never>] = []
  }

  private let state = Mutex(State())

  /// Waits for its turn, or gives false if too many wait already; who got in must leave.
  func enter() async -> Bool {
    await withCheckedContinuation { continuation in
      let admission = state.withLock { state -> Admission in
        guard state.isTaken else {
          state.isTaken = true
          return .now
        }
        guard state.waiting.count < Self.limit else { return .refused }
        state.waiting.append(continuation)
        return .later
      }
      switch admission {
      case .now: continuation.resume(returning: true)
      case .refused: continuation.resume(returning: false)
      case .later: break
      }
    }
  }

  /// Lets the next one in.
  func leave() {
    let next = state.withLock { state -> CheckedContinuation<Bool, Never>? in
      guard !state.waiting.isEmpty else {
        state.isTaken = false
        return nil
      }
      return state.waiting.removeFirst()
    }
    next?.resume(returning: true)
  }
}
