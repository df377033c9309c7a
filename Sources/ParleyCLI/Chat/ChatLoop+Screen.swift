import AgentRuntime
import Evaluation

extension ChatLoop {
  /// Takes keys; gives the exit code where they end the chat.
  mutating func attend(to keys: [Key]) throws(CommandFailure) -> ExitCode? {
    for key in keys {
      if turn != nil, key == .control("c") {
        try interrupt()
        continue
      }
      guard let outcome = screen?.editor.handle(key) else { return nil }
      if let code = try attend(to: outcome) { return code }
    }
    try screen?.draw()
    return nil
  }

  private mutating func attend(
    to outcome: LineEditor.Outcome
  ) throws(CommandFailure) -> ExitCode? {
    switch outcome {
    case .edited: break
    case .submitted(let line) where turn != nil: try wait(line)
    case .submitted(let line):
      try screen?.leaveLine(showing: line)
      remember(line)
      return try take(line)
    case .abandoned(let line):
      try screen?.leaveLine(showing: line, mark: "^C")
      try screen?.prompt()
    case .interrupted: try interrupt()
    case .ended where turn != nil: waiting.isEnded = true
    case .ended: return try leaveScreen()
    case .suspended: try screen?.suspend()
    case .cleared: try screen?.clear()
    }
    return nil
  }

  /// Ends the chat at the user's wish.
  mutating func leaveScreen() throws(CommandFailure) -> ExitCode? {
    try screen?.leaveLine(showing: "")
    return .success
  }

  /// Takes a line that is typed while a turn goes on: it waits, unless it is about that turn.
  private mutating func wait(_ line: String) throws(CommandFailure) {
    guard line.contains(where: { !$0.isWhitespace }) else { return }
    remember(line)
    if let exchange = conversation.interject(line) {
      let transcript = transcript
      try screen?.above { () throws(CommandFailure) in try transcript.show(exchange) }
    } else if !waiting.add(line) {
      let count = WaitingLines.limit
      try tell(
        conversation.agent.language.choose(
          "\(count) lines are waiting already, so I don't take this one: ",
          "已经有\(count)条在排队，这条没有收下：") + Self.shown([line]))
    }
    screen?.waitingCount = waiting.count
  }

  /// Sends the lines away that wait, and says so.
  mutating func dropWaiting() throws(CommandFailure) {
    let lines = waiting.drop()
    screen?.waitingCount = 0
    guard !lines.isEmpty else { return }
    let shown = Self.shown(lines)
    try tell(
      conversation.agent.language.choose(
        "Not done, of what you typed meanwhile (the up arrow brings it back): \(shown)",
        "之后输入的没有执行（按上方向键可以找回）：\(shown)"))
  }

  private mutating func tell(_ text: String) throws(CommandFailure) {
    let transcript = transcript
    try screen?.above { () throws(CommandFailure) in try transcript.tell(text) }
  }

  /// Lines in one, as far as they are worth repeating.
  private static func shown(_ lines: [String]) -> String {
    let first = lines.prefix(3).map { line in
      TextFit.clipped(line.split(whereSeparator: \.isNewline).joined(separator: " "), to: 40)
    }
    return (first + (lines.count > 3 ? ["…"] : [])).joined(separator: " | ")
  }

  /// Keeps a line in the history of all chats, and learns theirs.
  private mutating func remember(_ line: String) {
    guard let history = screen?.editor.history, history.lines.last == line else { return }
    guard let others = historyFile?.append(line), !others.isEmpty else { return }
    screen?.editor.history = History(history.lines.dropLast() + others + [line])
  }

  /// Begins a turn: what runs is said if it takes long.
  ///
  /// - Parameter line: the line of the turn.
  mutating func beginTurn(of line: String) {
    guard screen != nil else { return }
    var activity: String?
    if case .command(let command, _) = SlashCommand.read(line) { activity = "/\(command.rawValue)" }
    screen?.beginStatus(since: .now, activity: activity)
    screen?.waitingCount = waiting.count
    tick(after: StatusLine.patience)
  }

  /// Ends a turn.
  mutating func endTurn() throws(CommandFailure) {
    turn = nil
    ticker?.cancel()
    try screen?.endStatus()
  }

  /// Says what runs, and looks again in a moment.
  mutating func drawStatus() throws(CommandFailure) {
    guard turn != nil else { return }
    try screen?.draw()
    tick(after: StatusLine.interval)
  }

  private mutating func tick(after delay: Duration) {
    ticker?.cancel()
    ticker = Task { [events] in
      guard (try? await Task.sleep(for: delay)) != nil else { return }
      events.send(.tick)
    }
  }
}
