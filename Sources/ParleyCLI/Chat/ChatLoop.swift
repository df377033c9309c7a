import AgentRuntime
import Evaluation
import IntentSchema

/// Attends to one thing after the other until a chat is over.
struct ChatLoop {
  /// How long to sleep at most before looking again, in milliseconds: the civil clock may be set.
  private static let longestSleep: Int64 = 60_000

  private let conversation: Conversation
  private let transcript: ChatTranscript
  private let events: ChatEvents
  private let clock: CivilClock
  private let feed: LineFeed
  private var turn: Task<Void, Never>?
  private var alarm: Task<Void, Never>?
  private var isPrompted = false
  private var isLeaving: ExitCode?

  /// Creates a loop.
  ///
  /// - Parameters:
  ///   - conversation: what the lines are said to.
  ///   - transcript: what shows what comes of them.
  ///   - events: what happens beside the lines, and the lines themselves.
  ///   - clock: the civil clock of the agent.
  init(
    _ conversation: Conversation, transcript: ChatTranscript, events: ChatEvents, clock: CivilClock
  ) {
    self.conversation = conversation
    self.transcript = transcript
    self.events = events
    self.clock = clock
    feed = LineFeed(transcript.console, to: events)
  }

  /// Talks until there are no more lines, the user leaves, or the process is to end.
  ///
  /// - Returns: how the process ends.
  /// - Throws: `closedPipe` where nobody reads any more.
  mutating func run() async throws(CommandFailure) -> ExitCode {
    defer {
      turn?.cancel()
      alarm?.cancel()
    }
    try await fireDue()
    try listen()
    var iterator = events.makeIterator()
    while let event = await iterator.next() {
      if let code = try await attend(to: event) { return code }
    }
    return .success
  }

  /// Attends to one event; gives the exit code once the chat is over.
  private mutating func attend(to event: ChatEvent) async throws(CommandFailure) -> ExitCode? {
    switch event {
    case .line(let line): try take(line)
    case .end:
      // The shell's own prompt must not stand behind ours.
      try transcript.tell("")
      return .success
    case .finished(let exchange):
      turn = nil
      try transcript.show(exchange)
      if let isLeaving { return isLeaving }
      if exchange.isLast { return .success }
      try listen()
    case .run(let event): try transcript.show(event)
    case .due:
      try await fireDue()
      wakeAtNextDue()
    case .signal(let signal): return try attend(to: signal)
    }
    return nil
  }

  private mutating func attend(to signal: ChatSignal) throws(CommandFailure) -> ExitCode? {
    let code: ExitCode
    switch signal {
    case .interrupt where transcript.form == .terminal:
      if let turn {
        turn.cancel()
      } else {
        try transcript.tell(
          conversation.agent.language.choose(
            "\nTo leave, press Ctrl-D or type /quit.", "\n要离开，请按 Ctrl-D 或输入 /quit。"))
        try transcript.prompt()
      }
      return nil
    case .interrupt: code = .interrupted
    case .terminate: code = .terminated
    case .hangup: code = .hungUp
    }
    guard let turn else { return code }
    isLeaving = code
    turn.cancel()
    return nil
  }

  private mutating func take(_ line: String) throws(CommandFailure) {
    isPrompted = false
    guard line.contains(where: { !$0.isWhitespace }) else {
      try listen()
      return
    }
    turn = Task { [conversation, events] in events.send(.finished(await conversation.take(line))) }
  }

  /// Asks for the next line.
  private mutating func listen() throws(CommandFailure) {
    try transcript.prompt()
    isPrompted = true
    wakeAtNextDue()
    feed.request()
  }

  /// Whether what comes due is said: in a pipe of plain text it would pass for the reply to a line.
  private var firesDue: Bool { transcript.form != .text && !conversation.isDryRun }

  private mutating func fireDue() async throws(CommandFailure) {
    guard firesDue else { return }
    try transcript.show(await conversation.agent.fireDue(), isPrompted: isPrompted)
  }

  private mutating func wakeAtNextDue() {
    alarm?.cancel()
    guard firesDue, !clock.isFrozen, let due = conversation.agent.nextDue() else { return }
    let (wait, overflow) = due.subtractingReportingOverflow(clock.now())
    let milliseconds = overflow ? Self.longestSleep : min(max(0, wait), Self.longestSleep)
    alarm = Task { [events] in
      guard (try? await Task.sleep(for: .milliseconds(milliseconds))) != nil else { return }
      events.send(.due)
    }
  }
}
