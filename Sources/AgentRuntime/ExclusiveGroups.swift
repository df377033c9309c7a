import Synchronization

/// The groups of which only one skill runs at a time, with who waits, first come first served.
final class ExclusiveGroups: Sendable {
  /// How a wait for a group ends.
  enum Access: Sendable {
    case granted, busy, cancelled
  }

  private struct Group {
    /// The run that has the group, and those of its parts that share it.
    var holders = 1
    var waiting: [Race<Access>] = []
  }

  private let groups = Mutex<[String: Group]>([:])

  /// Whether somebody has the group.
  func isBusy(_ group: String) -> Bool { groups.withLock { $0[group] != nil } }

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

  /// Shares a group that a run has with a part of it, which must leave it too.
  func share(_ group: String) { groups.withLock { $0[group]?.holders += 1 } }

  /// Leaves a group; once all who shared it have, the next who still waits gets it.
  func leave(_ group: String) {
    while let next = popWaiter(of: group) {
      if next.settle(.granted) { return }
    }
  }

  /// Takes the group and gives nil if it is free; else gives the place in its queue.
  private func takeOrQueue(_ group: String) -> Race<Access>? {
    groups.withLock { groups in
      guard groups[group] != nil else {
        groups[group] = Group()
        return nil
      }
      let race = Race<Access>()
      groups[group]?.waiting.append(race)
      return race
    }
  }

  /// Gives up one hold; gives the next in the queue, with the group, if it was the last.
  private func popWaiter(of group: String) -> Race<Access>? {
    groups.withLock { groups in
      guard var held = groups[group] else { return nil }
      held.holders -= 1
      guard held.holders <= 0 else {
        groups[group] = held
        return nil
      }
      guard !held.waiting.isEmpty else {
        groups[group] = nil
        return nil
      }
      let next = held.waiting.removeFirst()
      held.holders = 1
      groups[group] = held
      return next
    }
  }
}
