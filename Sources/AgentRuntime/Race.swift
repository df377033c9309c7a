import Synchronization

/// A value that several try to settle and others wait for; the first one to settle it wins.
final class Race<Value: Sendable>: Sendable {
  private enum State {
    case open([CheckedContinuation<Value, Never>])
    case settled(Value)
  }

  private let state = Mutex(State.open([]))

  /// Settles the race; false if somebody else was first.
  @discardableResult
  func settle(_ value: Value) -> Bool {
    let waiting = state.withLock { state -> [CheckedContinuation<Value, Never>]? in
      guard case .open(let waiting) = state else { return nil }
      state = .settled(value)
      return waiting
    }
    for continuation in waiting ?? [] { continuation.resume(returning: value) }
    return waiting != nil
  }

  /// Waits for the value.
  func value() async -> Value {
    await withCheckedContinuation { continuation in
      let settled = state.withLock { state -> Value? in
        switch state {
        case .settled(let value): return value
        case .open(let waiting):
          state = .open(waiting + [continuation])
          return nil
        }
      }
      if let settled { continuation.resume(returning: settled) }
    }
  }
}

extension Clock where Duration == Swift.Duration {
  /// Begins to measure; the closure tells how much time has passed.
  func stopwatch() -> @Sendable () -> Duration {
    let start = now
    return { start.duration(to: self.now) }
  }
}
