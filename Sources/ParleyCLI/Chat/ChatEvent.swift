import AgentRuntime
import Evaluation

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Something that a chat must attend to.
enum ChatEvent: Sendable {
  /// A line was typed.
  case line(String)
  /// Keys were pressed.
  case keys([Key])
  /// There will be no more lines.
  case end
  /// A turn is over.
  case finished(Exchange)
  /// Something happened in a run.
  case run(RunEvent)
  /// Something may have come due.
  case due
  /// What is said about the run has to be drawn anew.
  case tick
  /// The user or the system wants to stop what goes on.
  case signal(ChatSignal)
}

/// The signals that a chat handles.
enum ChatSignal: Sendable, CaseIterable {
  /// The terminal was closed: SIGHUP.
  case hangup
  /// Ctrl-C: SIGINT.
  case interrupt
  /// The process is to end: SIGTERM.
  case terminate
  /// The terminal has another size: SIGWINCH.
  case resized
  /// The process was stopped and goes on: SIGCONT.
  case continued

  /// The number that the system gives it.
  var number: Int32 {
    switch self {
    case .hangup: SIGHUP
    case .interrupt: SIGINT
    case .terminate: SIGTERM
    case .resized: SIGWINCH
    case .continued: SIGCONT
    }
  }
}

/// Carries events to a chat, in order, from wherever they happen.
struct ChatEvents: Sendable {
  private let stream: AsyncStream<ChatEvent>
  private let continuation: AsyncStream<ChatEvent>.Continuation

  /// Creates a channel.
  init() { (stream, continuation) = AsyncStream.makeStream(of: ChatEvent.self) }

  /// Adds an event; never waits.
  func send(_ event: ChatEvent) { continuation.yield(event) }

  /// The events as they come; for one reader.
  func makeIterator() -> AsyncStream<ChatEvent>.Iterator { stream.makeAsyncIterator() }
}
