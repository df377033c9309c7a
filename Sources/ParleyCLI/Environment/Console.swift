/// The standard streams of the process.
package struct Console: Sendable {
  /// Gives the next bytes of standard input, waiting for some; nil at the end.
  package var input: @Sendable () -> [UInt8]?
  /// Standard output, for data.
  package var output: OutputStream
  /// Standard error, for diagnostics.
  package var errors: OutputStream
  /// Whether standard input is a terminal.
  package var isInputTerminal: Bool
  /// The terminal, where both standard input and output are one that gives keys.
  package var terminal: RawTerminal?
  /// Whether the signals of the process are meant for the command.
  package var takesSignals: Bool

  /// Creates streams.
  ///
  /// - Parameters:
  ///   - input: gives the next bytes of standard input; nil at the end.
  ///   - output: standard output.
  ///   - errors: standard error.
  ///   - isInputTerminal: whether standard input is a terminal.
  ///   - terminal: the terminal, where input and output are one that gives keys.
  ///   - takesSignals: whether the signals of the process are meant for the command.
  package init(
    input: @escaping @Sendable () -> [UInt8]?, output: OutputStream, errors: OutputStream,
    isInputTerminal: Bool = false, terminal: RawTerminal? = nil, takesSignals: Bool = false
  ) {
    self.input = input
    self.output = output
    self.errors = errors
    self.isInputTerminal = isInputTerminal
    self.terminal = terminal
    self.takesSignals = takesSignals
  }

  /// Tells the user something beside the data; a closed stream is no matter.
  ///
  /// - Parameter text: what to tell, of one or more lines.
  package func warn(_ text: String) {
    do throws(CommandFailure) {
      try output.flush()
    } catch {
      // What reads the data is gone; the warning may still be read.
    }
    try? errors.print(text)
    try? errors.flush()
  }
}
