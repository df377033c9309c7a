import Synchronization

/// What happens in the runs of an agent, from when it was asked for; for one reader.
///
/// A reader that is slow loses the oldest progress first, then the oldest phases and log lines;
/// it never loses the start or the end of a run, and never makes a skill wait.
public struct RunEvents: AsyncSequence, Sendable {
  /// What is read.
  public typealias Element = RunEvent
  /// Reading never fails.
  public typealias Failure = Never

  /// Reads events one by one.
  public struct Iterator: AsyncIteratorProtocol {
    let buffer: RunEventBuffer

    /// The next event; nil once the agent is gone or the task is cancelled.
    public mutating func next() async -> RunEvent? { await buffer.next() }
  }

  let buffer: RunEventBuffer

  /// How many events were dropped because they weren't read in time.
  public var droppedCount: Int { buffer.droppedCount }

  /// Creates a reader.
  public func makeAsyncIterator() -> Iterator { Iterator(buffer: buffer) }
}

/// Who watches the runs of an agent.
final class RunWatchers: Sendable {
  private struct Watcher {
    weak var buffer: RunEventBuffer?
  }

  private let watchers = Mutex<[Watcher]>([])

  deinit {
    for watcher in watchers.withLock({ $0 }) { watcher.buffer?.finish() }
  }

  /// Adds a watcher; it watches for as long as somebody keeps it.
  func add(limit: Int) -> RunEventBuffer {
    let buffer = RunEventBuffer(limit: limit)
    watchers.withLock { watchers in
      watchers.removeAll { $0.buffer == nil }
      watchers.append(Watcher(buffer: buffer))
    }
    return buffer
  }

  /// Tells all who watch.
  func tell(_ event: RunEvent) {
    for watcher in watchers.withLock({ $0 }) { watcher.buffer?.add(event) }
  }
}
