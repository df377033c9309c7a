import AgentRuntime
import Evaluation

extension ChatLoop {
  /// Takes keys; gives the exit code where they end the chat.
  mutating func attend(to keys: [Key]) throws(CommandFailure) -> ExitCode? {
    var rest = keys[...]
    while turn == nil, let key = rest.popFirst() {
      guard let outcome = screen?.editor.handle(key) else { return nil }
      if let code = try attend(to: outcome) { return code }
    }
    guard turn == nil else {
      try attendDuringTurn(to: rest)
      return nil
    }
    try screen?.draw()
    return nil
  }

  private mutating func attend(
    to outcome: LineEditor.Outcome
  ) throws(CommandFailure) -> ExitCode? {
    switch outcome {
    case .edited: break
    case .submitted(let line):
      try screen?.leaveLine(showing: line)
      remember(line)
      return try take(line)
    case .abandoned(let line):
      try screen?.leaveLine(showing: line, mark: "^C")
      try screen?.prompt()
    case .interrupted: try interrupt()
    case .ended:
      try screen?.leaveLine(showing: "")
      return .success
    case .suspended: try screen?.suspend()
    case .cleared: try screen?.clear()
    }
    return nil
  }

  /// Keeps what is typed while a turn goes on for the prompt after it, but for what stops the turn.
  private mutating func attendDuringTurn(to keys: ArraySlice<Key>) throws(CommandFailure) {
    for key in keys {
      switch key {
      case .control("c"): try interrupt()
      case .control("z"): try screen?.suspend()
      default: typedAhead.append(key)
      }
    }
  }

  /// Keeps a line in the history of all chats, and learns theirs.
  private mutating func remember(_ line: String) {
    guard let history = screen?.editor.history, history.lines.last == line else { return }
    guard let others = historyFile?.append(line), !others.isEmpty else { return }
    screen?.editor.history = History(history.lines.dropLast() + others + [line])
  }

  /// Begins a turn: what runs is said if it takes long.
  mutating func beginTurn() {
    guard screen != nil else { return }
    screen?.beginStatus(since: .now)
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
