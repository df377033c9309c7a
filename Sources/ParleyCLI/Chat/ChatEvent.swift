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
  /// Things happened in runs, which wait to be taken.
  case runs
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
  /// How many events of runs wait before progress gives way.
  static let runLimit = 256

  private let stream: AsyncStream<ChatEvent>
  private let continuation: AsyncStream<ChatEvent>.Continuation
  private let runs = RunEventBuffer(limit: Self.runLimit)

  /// Creates a channel.
  init() { (stream, continuation) = AsyncStream.makeStream(of: ChatEvent.self) }

  /// Adds an event; never waits.
  func send(_ event: ChatEvent) { continuation.yield(event) }

  /// Adds what happened in a run; never waits.
  ///
  /// A chat that is slow to take it loses the oldest progress first, never the start or the end of a
  /// run.
  func send(_ event: RunEvent) {
    if runs.add(event) { send(.runs) }
  }

  /// Takes what happened in runs so far.
  func takeRuns() -> [RunEvent] { runs.drain() }

  /// The events as they come; for one reader.
  func makeIterator() -> AsyncStream<ChatEvent>.Iterator { stream.makeAsyncIterator() }
}
