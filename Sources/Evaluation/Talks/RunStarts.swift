import Synchronization

/// Tells when the first run of a turn has started.
final class RunStarts: Sendable {
  private let waiting = Mutex<AsyncStream<Bool>.Continuation?>(nil)

  /// The next event: true for the start of a run, false for the end of the turn.
  ///
  /// - Returns: a task that ends with the event.
  func next() -> Task<Bool, Never> {
    let (stream, continuation) = AsyncStream.makeStream(of: Bool.self)
    waiting.withLock { $0 = continuation }
    return Task { await stream.first { _ in true } ?? false }
  }

  /// Notes that a run has started.
  func note() { settle(true) }

  /// Notes that the turn is over.
  func end() { settle(false) }

  private func settle(_ hasStarted: Bool) {
    let continuation = waiting.withLock { waiting in
      defer { waiting = nil }
      return waiting
    }
    continuation?.yield(hasStarted)
    continuation?.finish()
  }
}
