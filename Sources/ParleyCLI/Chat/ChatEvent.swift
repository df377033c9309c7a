import AgentRuntime
import Evaluation

/// Something that a chat must attend to.
enum ChatEvent: Sendable {
  /// A line was typed.
  case line(String)
  /// There will be no more lines.
  case end
  /// A turn is over.
  case finished(Exchange)
  /// Something happened in a run.
  case run(RunEvent)
  /// Something may have come due.
  case due
  /// The user or the system wants to stop what goes on.
  case signal(ChatSignal)
}

/// The signals that a chat handles.
enum ChatSignal: Int32, Sendable, CaseIterable {
  /// The terminal was closed: SIGHUP.
  case hangup = 1
  /// Ctrl-C: SIGINT.
  case interrupt = 2
  /// The process is to end: SIGTERM.
  case terminate = 15
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
