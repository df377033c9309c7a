import Synchronization

/// A value that several try to settle and one waits for; the first one wins.
final class Race<Value: Sendable>: Sendable {
  private enum State {
    case open
    case awaited(CheckedContinuation<Value, Never>)
    case settled(Value)
  }

  private let state = Mutex(State.open)

  /// Settles the race; false if somebody else was first.
  @discardableResult
  func settle(_ value: Value) -> Bool {
    let (isFirst, waiting) = state.withLock { state in
      switch state {
      case .open:
        state = .settled(value)
        return (true, nil as CheckedContinuation<Value, Never>?)
      case .awaited(let continuation):
        state = .settled(value)
        return (true, continuation)
      case .settled:
        return (false, nil)
      }
    }
    waiting?.resume(returning: value)
    return isFirst
  }

  /// Waits for the value; only one may wait.
  func value() async -> Value {
    await withCheckedContinuation { continuation in
      let settled = state.withLock { state -> Value? in
        if case .settled(let value) = state { return value }
        state = .awaited(continuation)
        return nil
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
