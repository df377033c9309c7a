import AgentRuntime
import Evaluation
import IntentSchema

/// Attends to one thing after the other until a chat is over.
struct ChatLoop {
  /// How long to sleep at most before looking again, in milliseconds: the civil clock may be set.
  private static let longestSleep: Int64 = 60_000

  let conversation: Conversation
  let transcript: ChatTranscript
  let events: ChatEvents
  private let clock: CivilClock
  /// Gives lines where there is no screen to edit them on.
  private let feed: LineFeed?
  /// The line that is edited, at a terminal that can do it.
  var screen: PromptScreen?
  /// The lines that were typed while a turn went on.
  var waiting = WaitingLines()
  /// What keeps the lines for other chats.
  var historyFile: HistoryFile?
  /// Gives the words that can be completed, as the data now has them.
  var vocabulary: (@Sendable () -> Vocabulary)?
  var turn: Task<Void, Never>?
  private var alarm: Task<Void, Never>?
  var ticker: Task<Void, Never>?
  private var isPrompted = false
  private var isLeaving: ExitCode?

  /// Creates a loop.
  ///
  /// - Parameters:
  ///   - conversation: what the lines are said to.
  ///   - transcript: what shows what comes of them.
  ///   - events: what happens beside the lines, and the lines themselves.
  ///   - clock: the civil clock of the agent.
  ///   - screen: where lines are edited; nil reads them as they come.
  init(
    _ conversation: Conversation, transcript: ChatTranscript, events: ChatEvents,
    clock: CivilClock, screen: PromptScreen? = nil
  ) {
    self.conversation = conversation
    self.transcript = transcript
    self.events = events
    self.clock = clock
    self.screen = screen
    feed = screen == nil ? LineFeed(transcript.console, to: events) : nil
  }

  /// Talks until there are no more lines, the user leaves, or the process is to end.
  ///
  /// - Returns: how the process ends.
  /// - Throws: `closedPipe` where nobody reads any more.
  mutating func run() async throws(CommandFailure) -> ExitCode {
    screen?.begin()
    defer {
      turn?.cancel()
      alarm?.cancel()
      ticker?.cancel()
      screen?.end()
    }
    if let terminal = transcript.console.terminal, screen != nil {
      KeyFeed.start(terminal, to: events)
    }
    try await fireDue()
    if let code = try listen() { return code }
    var iterator = events.makeIterator()
    while let event = await iterator.next() {
      if let code = try await attend(to: event) { return code }
    }
    return .success
  }

  /// Attends to one event; gives the exit code once the chat is over.
  private mutating func attend(to event: ChatEvent) async throws(CommandFailure) -> ExitCode? {
    switch event {
    case .line(let line): return try take(line)
    case .keys(let keys): return try attend(to: keys)
    case .end:
      // The shell's own prompt must not stand behind ours.
      if screen == nil { try transcript.tell("") }
      try screen?.leaveLine(showing: "")
      return .success
    case .finished(let exchange):
      try showRuns()
      try endTurn()
      try transcript.show(exchange)
      if case .command(.reload, _) = SlashCommand.read(exchange.line), let vocabulary {
        screen?.editor.vocabulary = vocabulary()
      }
      guard isLeaving == nil, !exchange.isLast else {
        try dropWaiting()
        return isLeaving ?? .success
      }
      return try listen()
    case .runs: try showRuns()
    case .tick: try drawStatus()
    case .due:
      try await fireDue()
      wakeAtNextDue()
    case .signal(let signal): return try attend(to: signal)
    }
    return nil
  }

  private mutating func attend(to signal: ChatSignal) throws(CommandFailure) -> ExitCode? {
    switch signal {
    case .interrupt where transcript.form == .terminal:
      try interrupt()
      return nil
    case .interrupt: return leave(with: .interrupted)
    case .terminate: return leave(with: .terminated)
    case .hangup: return leave(with: .hungUp)
    case .resized: try screen?.draw()
    case .continued: try screen?.resume()
    }
    return nil
  }

  private mutating func leave(with code: ExitCode) -> ExitCode? {
    guard let turn else { return code }
    isLeaving = code
    turn.cancel()
    return nil
  }

  /// Stops the turn, or says how to leave.
  mutating func interrupt() throws(CommandFailure) {
    if let turn {
      turn.cancel()
      return try dropWaiting()
    }
    let hint = conversation.agent.language.choose(
      "To leave, press Ctrl-D or type /quit.", "要离开，请按 Ctrl-D 或输入 /quit。")
    guard screen != nil else {
      try transcript.tell("\n" + hint)
      try transcript.prompt()
      return
    }
    let transcript = transcript
    try screen?.above { () throws(CommandFailure) in try transcript.tell(hint) }
  }

  /// Takes a line that is complete; gives the exit code where the chat is over.
  mutating func take(_ line: String) throws(CommandFailure) -> ExitCode? {
    isPrompted = false
    guard line.contains(where: { !$0.isWhitespace }) else { return try listen() }
    if isFarewell(line) {
      try dropWaiting()
      return .success
    }
    beginTurn(of: line)
    turn = Task { [conversation, events] in events.send(.finished(await conversation.take(line))) }
    return nil
  }

  /// Whether a person at a terminal leaves as in a shell, and doesn't answer a question.
  private func isFarewell(_ line: String) -> Bool {
    guard transcript.form == .terminal else { return false }
    let word = line.lowercased().filter { !$0.isWhitespace }
    return ["exit", "quit", ":q", "退出"].contains(word)
      && conversation.agent.state.openQuestions.isEmpty
  }

  /// Asks for the next line, or takes the one that waits; gives the exit code where the chat is
  /// over.
  private mutating func listen() throws(CommandFailure) -> ExitCode? {
    isPrompted = true
    wakeAtNextDue()
    guard screen != nil else {
      try transcript.prompt()
      feed?.request()
      return nil
    }
    let language = conversation.agent.language
    screen?.language = language
    if let line = waiting.next() {
      try screen?.leaveLine(showing: line)
      return try take(line)
    }
    if waiting.isEnded { return try leaveScreen() }
    try screen?.prompt()
    return nil
  }

  private mutating func showRuns() throws(CommandFailure) {
    for event in events.takeRuns() {
      screen?.observe(event)
      try transcript.show(event)
    }
  }

  /// Whether what comes due is said: in a pipe of plain text it would pass for the reply to a line.
  private var firesDue: Bool { transcript.form != .text && !conversation.isDryRun }

  private mutating func fireDue() async throws(CommandFailure) {
    guard firesDue else { return }
    let notices = await conversation.agent.fireDue()
    guard !notices.isEmpty else { return }
    guard screen != nil else { return try transcript.show(notices, isPrompted: isPrompted) }
    let transcript = transcript
    try screen?.above { () throws(CommandFailure) in try transcript.ring(notices) }
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
