import AgentRuntime
import IntentSchema

/// The lower end of a terminal: the line that is typed, or what runs.
///
/// Everything else is printed above it.
struct PromptScreen {
  /// The line that is typed.
  var editor: LineEditor
  /// The language of what is said beside the line.
  var language = Language.english
  /// How many lines wait for the turn that goes on.
  var waitingCount = 0
  private var status: StatusLine?
  private var statusStart = ContinuousClock.now
  private let terminal: RawTerminal
  private let output: OutputStream
  private var painter = ScreenPainter()
  private var size: ScreenSize
  private var isPrompting = false

  /// Creates a screen; nothing is shown yet.
  ///
  /// - Parameters:
  ///   - terminal: the terminal.
  ///   - output: what is written to it.
  ///   - editor: the line that is typed.
  init(_ terminal: RawTerminal, output: OutputStream, editor: LineEditor) {
    self.terminal = terminal
    self.output = output
    self.editor = editor
    size = terminal.size
  }

  /// Takes the terminal over.
  func begin() { terminal.enter() }

  /// Gives the terminal back.
  func end() { terminal.leave() }

  /// Shows the prompt with what is typed.
  mutating func prompt() throws(CommandFailure) {
    isPrompting = true
    status = nil
    try draw()
  }

  /// Draws the line as it is now; while a turn goes on, what runs too, unless it has only begun.
  mutating func draw() throws(CommandFailure) {
    try fitToTerminal()
    let frame: Frame
    if let status {
      let elapsed = ContinuousClock.now - statusStart
      guard elapsed >= StatusLine.patience else { return }
      frame = self.frame(of: status, after: elapsed)
    } else if isPrompting {
      frame = layout.frame(of: editor)
    } else {
      return
    }
    try write(painter.paint(frame, columns: size.columns))
  }

  private var layout: Layout {
    Layout(
      prompt: ChatTranscript.prompt, size: size, isColored: output.isColored, language: language)
  }

  /// Leaves the line that was typed on the screen, and waits for what comes of it.
  ///
  /// - Parameters:
  ///   - text: the line.
  ///   - mark: what to show behind it, such as `^C`.
  /// - Throws: `closedPipe` where nobody reads any more.
  mutating func leaveLine(showing text: String, mark: String = "") throws(CommandFailure) {
    try fitToTerminal()
    var shown = LineEditor()
    shown.buffer = EditBuffer(text + mark)
    let frame = layout.frame(of: shown)
    try write(painter.paint(frame, columns: size.columns) + painter.leave())
    isPrompting = false
  }

  /// Prints above the prompt.
  ///
  /// - Parameter print: writes to the output.
  /// - Throws: `closedPipe` where nobody reads any more.
  mutating func above(
    _ print: () throws(CommandFailure) -> Void
  ) throws(CommandFailure) {
    try fitToTerminal()
    try write(painter.erase(columns: size.columns))
    try print()
    try draw()
    try output.flush()
  }

  /// Begins to say what runs.
  ///
  /// - Parameters:
  ///   - start: when the turn began.
  ///   - activity: what it does where nothing runs; nil is thinking.
  mutating func beginStatus(since start: ContinuousClock.Instant, activity: String? = nil) {
    status = StatusLine()
    status?.activity = activity
    statusStart = start
  }

  /// Takes what happened in a run.
  mutating func observe(_ event: RunEvent) { status?.observe(event) }

  /// Takes off the screen what was said about the run.
  mutating func endStatus() throws(CommandFailure) {
    status = nil
    try fitToTerminal()
    try write(painter.erase(columns: size.columns))
  }

  /// Takes off the screen what was drawn for another size.
  ///
  /// A key may come before the signal that tells of the new size.
  private mutating func fitToTerminal() throws(CommandFailure) {
    let new = terminal.size
    guard new != size else { return }
    let erasure = painter.erase(columns: new.columns)
    size = new
    try write(erasure)
  }

  /// Clears the screen but for the line.
  mutating func clear() throws(CommandFailure) {
    _ = painter.erase(columns: size.columns)
    try write("\u{1B}[H\u{1B}[2J")
    try draw()
  }

  /// Stops the program as the shell wishes.
  mutating func suspend() throws(CommandFailure) {
    // What runs is told anew later.
    try write(status == nil ? painter.leave() : painter.erase(columns: size.columns))
    terminal.leave()
    terminal.suspend()
  }

  /// Takes the terminal over again after a stop.
  mutating func resume() throws(CommandFailure) {
    terminal.enter()
    size = terminal.size
    try write(painter.erase(columns: size.columns))
    try draw()
  }

  /// What runs, with the line below it that is typed meanwhile.
  private func frame(of status: StatusLine, after elapsed: Duration) -> Frame {
    var builder = FrameBuilder(columns: size.columns, isColored: output.isColored)
    let text = status.text(
      after: elapsed, waiting: waitingCount, columns: size.columns - 1, in: language)
    builder.put(text, .dim)
    builder.markCursor()
    let frame = builder.finished()
    guard !editor.isUntouched else { return frame }
    var layout = layout
    layout.size.rows = max(1, size.rows - 1)
    return layout.frame(of: editor).below(frame).clipped(to: size.rows)
  }

  private func write(_ text: String) throws(CommandFailure) {
    guard !text.isEmpty else { return }
    try output.write(Array(text.utf8))
    try output.flush()
  }
}
