#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif
import Synchronization

/// Work on a thread of its own, for a start that would otherwise leave the other cores idle.
struct SideThread<Result: Sendable> {
  private let outcome: Outcome<Result>
  private let thread: pthread_t?

  /// Starts the work; where no thread is to be had it is done at once.
  ///
  /// - Parameter work: what to do.
  init(_ work: @escaping @Sendable () -> Result) {
    let outcome = Outcome<Result>()
    self.outcome = outcome
    thread = Job { outcome.set(work()) }.start()
  }

  /// Waits for the work.
  ///
  /// - Returns: its result.
  func join() -> Result {
    if let thread { pthread_join(thread, nil) }
    guard let result = outcome.value else {
      preconditionFailure("a thread that was joined has done its work")
    }
    return result
  }
}

/// The result of work on another thread.
private final class Outcome<Result: Sendable>: Sendable {
  private let result = Mutex<Result?>(nil)

  var value: Result? { result.withLock(\.self) }

  func set(_ value: Result) { result.withLock { $0 = value } }
}

/// A closure that a C function can carry to its thread.
private final class Job: Sendable {
  private let work: @Sendable () -> Void

  init(_ work: @escaping @Sendable () -> Void) { self.work = work }

  /// Runs the closure on a new thread, or here and now if there is none.
  ///
  /// - Returns: the thread to join.
  func start() -> pthread_t? {
    let retained = Unmanaged.passRetained(self)
    #if canImport(Glibc)
    var thread = pthread_t()
    let status = pthread_create(
      &thread, nil,
      { argument in
        guard let argument else { return nil }
        Unmanaged<Job>.fromOpaque(argument).takeRetainedValue().work()
        return nil
      }, retained.toOpaque())
    #else
    var thread: pthread_t?
    let status = pthread_create(
      &thread, nil,
      { argument in
        Unmanaged<Job>.fromOpaque(argument).takeRetainedValue().work()
        return nil
      }, retained.toOpaque())
    #endif
    guard status == 0 else {
      retained.release()
      work()
      return nil
    }
    return thread
  }
}
