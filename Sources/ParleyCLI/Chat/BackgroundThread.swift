#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A thread that may block without anybody waiting for it.
enum BackgroundThread {
  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Starts a thread; it ends with the process at the latest.
  ///
  /// - Parameter body: what it does.
  static func start(_ body: @escaping @Sendable () -> Void) {
    let work = Unmanaged.passRetained(Work(body)).toOpaque()
    #if canImport(Glibc)
    var thread = pthread_t()
    let result = pthread_create(&thread, nil, Self.run, work)
    let created: pthread_t? = thread
    #else
    var created: pthread_t?
    let result = pthread_create(&created, nil, Self.run, work)
    #endif
    guard result == 0, let created else {
      // Without threads the body blocks the caller, which is better than not to run at all.
      Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
      return
    }
    pthread_detach(created)
  }

  #if canImport(Glibc)
  private static let run: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
    if let work = $0 { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body() }
    return nil
  }
  #else
  private static let run: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = {
    Unmanaged<Work>.fromOpaque($0).takeRetainedValue().body()
    return nil
  }
  #endif
}
