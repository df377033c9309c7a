import Dispatch

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Takes the signals of the process while a chat goes on.
final class SignalWatch: Sendable {
  // Never changed after `init`, and a dispatch source may be cancelled from any thread; its protocol
  // only lacks the conformance to say so.
  nonisolated(unsafe) private let sources: [any DispatchSourceSignal]

  /// Starts to watch.
  ///
  /// - Parameter handle: takes each signal; must not block.
  init(_ handle: @escaping @Sendable (ChatSignal) -> Void) {
    let queue = DispatchQueue(label: "parley.signals")
    sources = ChatSignal.allCases.map { known in
      // A source only sees a signal that doesn't end the process first.
      signal(known.number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: known.number, queue: queue)
      source.setEventHandler { @Sendable in handle(known) }
      source.activate()
      return source
    }
  }

  /// Gives the signals their usual effect again.
  func stop() {
    for source in sources { source.cancel() }
    for known in ChatSignal.allCases { signal(known.number, SIG_DFL) }
  }
}
