import Synchronization

/// Events on their way to a reader: a slow one loses progress, never the start or end of a run.
package final class RunEventBuffer: Sendable {
  private struct State {
    var queue: RunEventQueue
    var isFinished = false
    var waiting: CheckedContinuation<RunEvent?, Never>?
  }

  private let state: Mutex<State>

  /// Creates an empty buffer.
  ///
  /// - Parameter limit: how many events wait before the oldest ones that may be dropped are.
  package init(limit: Int) { state = Mutex(State(queue: RunEventQueue(limit: limit))) }

  /// How many events were dropped.
  package var droppedCount: Int { state.withLock(\.queue.droppedCount) }

  /// Adds an event; never waits.
  ///
  /// - Parameter event: the event.
  /// - Returns: whether the buffer was empty before.
  @discardableResult
  package func add(_ event: RunEvent) -> Bool {
    let (wasEmpty, reader) = state.withLock { state in
      let wasEmpty = state.queue.isEmpty
      let reader = state.waiting
      state.waiting = nil
      if reader == nil, !state.isFinished { state.queue.append(event) }
      return (wasEmpty, reader)
    }
    reader?.resume(returning: event)
    return wasEmpty
  }

  /// Takes all events that wait.
  package func drain() -> [RunEvent] {
    state.withLock { $0.queue.drain() }
  }

  /// The next event, waiting for it; nil once the buffer is finished, or the task is cancelled.
  func next() async -> RunEvent? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let (isReady, event) = state.withLock { state -> (Bool, RunEvent?) in
          if let event = state.queue.popFirst() { return (true, event) }
          // One reads at a time; a second reader takes the place of the first.
          if state.isFinished || Task.isCancelled || state.waiting != nil { return (true, nil) }
          state.waiting = continuation
          return (false, nil)
        }
        if isReady { continuation.resume(returning: event) }
      }
    } onCancel: {
      stopWaiting()
    }
  }

  /// Ends the stream once what waits is read.
  func finish() {
    state.withLock { $0.isFinished = true }
    stopWaiting()
  }

  private func stopWaiting() {
    let waiting = state.withLock { state in
      defer { state.waiting = nil }
      return state.waiting
    }
    waiting?.resume(returning: nil)
  }
}
