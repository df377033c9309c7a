#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif
import Dispatch
import Synchronization

/// Runs the jobs of one task, one at a time, on a thread of its own.
///
/// Skills may block, and the cooperative pool has so few threads that two blocked ones stop every
/// timer. The thread exists only while there is something to run.
final class ThreadExecutor: TaskExecutor {
  private struct State {
    var jobs: [UnownedJob] = []
    var isRunning = false
  }

  private let state = Mutex(State())

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isIdle = state.withLock { state in
      state.jobs.append(job)
      defer { state.isRunning = true }
      return !state.isRunning
    }
    if isIdle { startThread() }
  }

  private func drain() {
    while let job = next() { job.runSynchronously(on: asUnownedTaskExecutor()) }
  }

  private func next() -> UnownedJob? {
    state.withLock { state in
      if state.jobs.isEmpty {
        state.isRunning = false
        return nil
      }
      return state.jobs.removeFirst()
    }
  }

  private func startThread() {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    let retained = Unmanaged.passRetained(self)
    #if canImport(Glibc)
    var thread = pthread_t()
    let status = pthread_create(
      &thread, &attributes,
      { argument in
        guard let argument else { return nil }
        Unmanaged<ThreadExecutor>.fromOpaque(argument).takeRetainedValue().drain()
        return nil
      }, retained.toOpaque())
    #else
    var thread: pthread_t?
    let status = pthread_create(
      &thread, &attributes,
      { argument in
        Unmanaged<ThreadExecutor>.fromOpaque(argument).takeRetainedValue().drain()
        return nil
      }, retained.toOpaque())
    #endif
    guard status != 0 else { return }
    // Out of threads: better late on a shared one than never.
    retained.release()
    DispatchQueue.global().async { self.drain() }
  }
}
