import Synchronization

/// How many are inside each group at once.
final class GroupCounts: Sendable {
  private struct State {
    var inside: [String: Int] = [:]
    var most = 0
  }

  private let state = Mutex(State())

  func enter(_ group: String) {
    state.withLock { state in
      state.inside[group, default: 0] += 1
      state.most = max(state.most, state.inside[group] ?? 0)
    }
  }

  func leave(_ group: String) { state.withLock { $0.inside[group, default: 0] -= 1 } }

  /// The most that were inside one group at once.
  var mostAtOnce: Int { state.withLock(\.most) }
}
