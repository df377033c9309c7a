import Synchronization

/// A clock that only moves when a test says so.
///
/// It serves as the clock of deadlines and, through `milliseconds`, as the civil clock.
public final class ManualClock: Clock {
  /// A moment, as the time since the clock was made.
  public struct Instant: InstantProtocol {
    /// The time since the clock was made.
    public var elapsed: Duration

    /// Creates a moment.
    ///
    /// - Parameter elapsed: the time since the clock was made.
    public init(_ elapsed: Duration) { self.elapsed = elapsed }

    /// The moment a duration later.
    public func advanced(by duration: Duration) -> Instant { Instant(elapsed + duration) }

    /// How much later another moment is.
    public func duration(to other: Instant) -> Duration { other.elapsed - elapsed }

    /// Whether one moment is earlier than another.
    public static func < (left: Instant, right: Instant) -> Bool { left.elapsed < right.elapsed }
  }

  private struct Sleeper {
    var deadline: Instant
    var continuation: CheckedContinuation<Void, any Error>
  }

  private struct Watcher {
    var count: Int
    var continuation: CheckedContinuation<Void, Never>
  }

  private struct State {
    var now = Instant(.zero)
    var nextSleeper = 0
    var sleepers: [Int: Sleeper] = [:]
    var cancelled: Set<Int> = []
    var watchers: [Watcher] = []

    mutating func satisfiedWatchers() -> [Watcher] {
      let ready = watchers.filter { $0.count <= sleepers.count }
      watchers.removeAll { $0.count <= sleepers.count }
      return ready
    }
  }

  private let start: Int64
  private let state = Mutex(State())

  /// Creates a clock that stands still.
  ///
  /// - Parameter start: the civil time it begins at, in milliseconds since 1970.
  public init(startingAt start: Int64 = 0) { self.start = start }

  /// The moment the clock shows.
  public var now: Instant { state.withLock(\.now) }

  /// The shortest step the clock tells apart.
  public var minimumResolution: Duration { .zero }

  /// The civil time, in milliseconds since 1970-01-01T00:00:00Z.
  public var milliseconds: Int64 {
    let (seconds, attoseconds) = now.elapsed.components
    return start + seconds * 1000 + attoseconds / 1_000_000_000_000_000
  }

  /// Moves the clock on and wakes who slept until then.
  ///
  /// - Parameter duration: how far; not negative.
  public func advance(by duration: Duration) {
    let woken = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let due = state.sleepers.filter { $0.value.deadline <= state.now }
      for key in due.keys { state.sleepers[key] = nil }
      return due.values.sorted { $0.deadline < $1.deadline }
    }
    for sleeper in woken { sleeper.continuation.resume() }
  }

  /// Waits until somebody sleeps on the clock.
  ///
  /// - Parameter count: how many must sleep.
  public func waitForSleepers(_ count: Int = 1) async {
    await withCheckedContinuation { continuation in
      let ready = state.withLock { state in
        state.watchers.append(Watcher(count: count, continuation: continuation))
        return state.satisfiedWatchers()
      }
      for watcher in ready { watcher.continuation.resume() }
    }
  }

  /// Sleeps until the clock shows a moment.
  ///
  /// - Parameters:
  ///   - deadline: the moment.
  ///   - tolerance: of no effect.
  /// - Throws: `CancellationError` if the task is cancelled before.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let key = state.withLock { state in
      state.nextSleeper += 1
      return state.nextSleeper
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        add(Sleeper(deadline: deadline, continuation: continuation), as: key)
      }
    } onCancel: {
      cancel(key)
    }
  }

  private func add(_ sleeper: Sleeper, as key: Int) {
    let (result, ready): (Result<Void, any Error>?, [Watcher]) = state.withLock { state in
      if state.cancelled.remove(key) != nil { return (.failure(CancellationError()), []) }
      if sleeper.deadline <= state.now { return (.success(()), []) }
      state.sleepers[key] = sleeper
      return (nil, state.satisfiedWatchers())
    }
    if let result { sleeper.continuation.resume(with: result) }
    for watcher in ready { watcher.continuation.resume() }
  }

  private func cancel(_ key: Int) {
    let sleeper = state.withLock { state in
      guard let sleeper = state.sleepers.removeValue(forKey: key) else {
        state.cancelled.insert(key)
        return nil as Sleeper?
      }
      return sleeper
    }
    sleeper?.continuation.resume(throwing: CancellationError())
  }
}
