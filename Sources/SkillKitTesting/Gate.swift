import Dispatch
import Synchronization

/// A gate that blocks threads until a test opens it.
public final class Gate: Sendable {
  private let opened = DispatchSemaphore(value: 0)
  private let passing = Mutex(0)
  private let arrivals = AsyncStream.makeStream(of: Void.self)

  /// Creates a closed gate.
  public init() {}

  /// How many threads have come to the gate.
  public var arrivalCount: Int { passing.withLock { $0 } }

  /// Blocks the calling thread until the gate is open.
  public func pass() {
    passing.withLock { $0 += 1 }
    arrivals.continuation.yield()
    opened.wait()
    opened.signal()
  }

  /// Opens the gate for good.
  public func open() { opened.signal() }

  /// Waits until the next thread has come to the gate; each arrival is waited for once.
  public func waitForArrival() async {
    var iterator = arrivals.stream.makeAsyncIterator()
    _ = await iterator.next()
  }
}
