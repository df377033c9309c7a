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

  /// Takes the group, waiting for it up to a timeout.
  ///
  /// - Parameters:
  ///   - group: the group.
  ///   - timeout: how long to wait.
  ///   - clock: the clock to wait on.
  ///   - queued: called if there is a wait, with the race to settle when it is to end early.
  /// - Returns: whether the group was taken; if so, it must be left.
  func enter(
    _ group: String, within timeout: Duration, on clock: any Clock<Duration>,
    queued: (Race<Access>) -> Void
  ) async -> Access {
    guard let race = takeOrQueue(group) else { return .granted }
    queued(race)
    let timer = Task {
      if (try? await clock.sleep(for: timeout)) != nil { race.settle(.busy) }
    }
    defer { timer.cancel() }
    return await race.value()
  }

  /// Takes the group and gives nil if it is free; else gives the place in its queue.
  private func takeOrQueue(_ group: String) -> Race<Access>? {
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
