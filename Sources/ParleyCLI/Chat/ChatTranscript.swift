import AgentRuntime
import Evaluation
import IntentSchema

/// Shows what happens in a chat: as text, or as JSON Lines.
struct ChatTranscript: Sendable {
  /// What is shown, and how.
  enum Form: Sendable {
    /// For a person at a terminal: with a prompt.
    case terminal
    /// Reply blocks only.
    case text
    /// One JSON object a line for all that happens.
    case json
  }

  /// What is typed after.
  static let prompt = "> "

  let form: Form
  let console: Console
  /// What commands show at a terminal instead of plain lines.
  var views: ChatViews?

  /// Shows what came of a line.
  func show(_ exchange: Exchange) throws(CommandFailure) {
    switch form {
    case .text: for line in exchange.lines { try console.output.print(line) }
    case .terminal:
      let columns = console.terminal?.size.columns ?? .max
      let view = views?.lines(
        for: exchange.line, columns: columns, isColored: console.output.isColored)
      for line in view ?? ReplyText(exchange.replies, columns: columns).lines {
        try console.output.print(line)
      }
    case .json: try write { ChatJSON.write(exchange, to: &$0) }
    }
    try console.output.flush()
  }

  /// Shows what the agent says by itself.
  ///
  /// - Parameters:
  ///   - notices: what it says.
  ///   - isPrompted: whether the cursor stands behind a prompt.
  /// - Throws: `closedPipe` where nobody reads any more.
  func show(_ notices: [Notice], isPrompted: Bool) throws(CommandFailure) {
    guard !notices.isEmpty else { return }
    switch form {
    case .terminal:
      if isPrompted { try console.output.write([UInt8(ascii: "\n")]) }
      try ring(notices)
      if isPrompted { try prompt() }
    case .text: for notice in notices { try console.output.print(notice.text) }
    case .json:
      try write { json in for notice in notices { ChatJSON.write(notice, to: &json) } }
    }
    try console.output.flush()
  }

  /// Shows what happened in a run; only programs want to know.
  func show(_ event: RunEvent) throws(CommandFailure) {
    guard form == .json else { return }
    try write { ChatJSON.write(event, to: &$0) }
    try console.output.flush()
  }

  /// Tells a person something about the chat itself.
  func tell(_ text: String) throws(CommandFailure) {
    guard form == .terminal else { return }
    let columns = console.terminal?.size.columns ?? .max
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      for part in TextWrapper.wrap(String(line), to: columns) { try console.output.print(part) }
    }
    try console.output.flush()
  }

  /// Shows what the agent says by itself, as plain lines with a bell.
  ///
  /// - Parameter notices: what it says.
  /// - Throws: `closedPipe` where nobody reads any more.
  func ring(_ notices: [Notice]) throws(CommandFailure) {
    // The bell: whoever waits for a timer looks elsewhere.
    try console.output.write([0x07])
    for notice in notices { try console.output.print(StyledText(notice.text, .yellow)) }
  }

  /// Invites a person to type.
  func prompt() throws(CommandFailure) {
    guard form == .terminal else { return }
    try console.output.write(Array(Self.prompt.utf8))
    try console.output.flush()
  }

  private func write(_ body: (inout JSONWriter) -> Void) throws(CommandFailure) {
    var writer = JSONWriter()
    body(&writer)
    try console.output.write(writer.bytes)
  }
}
