import Synchronization

/// The groups of which only one skill runs at a time, with who waits, first come first served.
final class ExclusiveGroups: Sendable {
  /// How a wait for a group ends.
  enum Access: Sendable {
    case granted, busy, cancelled
  }

  private let waiting = Mutex<[String: [Race<Access>]]>([:])

  /// Whether somebody has the group.
  func isBusy(_ group: String) -> Bool { waiting.withLock { $0[group] != nil } }

  /// Takes the group, or queues for it.
  ///
  /// - Returns: nil if the group was free and is now taken; else a race to settle with `busy` or
  ///   `cancelled` when the wait is given up.
  func enter(_ group: String) -> Race<Access>? {
    waiting.withLock { waiting in
      guard waiting[group] != nil else {
        waiting[group] = []
        return nil
      }
      let race = Race<Access>()
      waiting[group]?.append(race)
      return race
    }
  }

  /// Gives the group to the next who still waits, or frees it.
  func leave(_ group: String) {
    while let next = popWaiter(of: group) {
      if next.settle(.granted) { return }
    }
  }

  private func popWaiter(of group: String) -> Race<Access>? {
    waiting.withLock { waiting in
      guard let queue = waiting[group], let first = queue.first else {
        waiting[group] = nil
        return nil
      }
      waiting[group] = Array(queue.dropFirst())
      return first
    }
  }
}
