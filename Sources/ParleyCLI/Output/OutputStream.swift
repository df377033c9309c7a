import Synchronization

/// A stream that gathers what is written until it is flushed.
package final class OutputStream: Sendable {
  /// Writes bytes; false if nobody takes them any more.
  package typealias Sink = @Sendable ([UInt8]) throws(CommandFailure) -> Bool

  /// The amount that is written without being asked to, in bytes.
  private static let bufferLimit = 64 << 10

  /// Whether the stream is a terminal.
  package let isTerminal: Bool
  /// Whether styles become colours.
  package let isColored: Bool
  private let sink: Sink
  private let buffer = Mutex<[UInt8]>([])

  /// Creates a stream.
  ///
  /// - Parameters:
  ///   - isTerminal: whether it is a terminal.
  ///   - isColored: whether styles become colours.
  ///   - sink: writes bytes; false if nobody takes them any more. Throws `unwritable` where they
  ///     can't be written.
  package init(isTerminal: Bool, isColored: Bool = false, sink: @escaping Sink) {
    self.isTerminal = isTerminal
    self.isColored = isColored
    self.sink = sink
  }

  /// The same stream, with or without colours.
  ///
  /// - Parameter isColored: whether styles become colours.
  /// - Returns: the stream.
  package func colored(_ isColored: Bool) -> OutputStream {
    OutputStream(isTerminal: isTerminal, isColored: isColored, sink: sink)
  }

  /// Writes text and a line end; control sequences in the text are left out.
  ///
  /// - Parameter text: the text, of one or more lines.
  /// - Throws: `closedPipe` where nobody reads any more, `unwritable` where it can't be written.
  package func print(_ text: String) throws(CommandFailure) {
    try write(Array(TerminalText.sanitized(text).utf8) + [UInt8(ascii: "\n")])
  }

  /// Writes styled text and a line end; control sequences in its texts are left out.
  ///
  /// - Parameter text: the text, of one or more lines.
  /// - Throws: `closedPipe` where nobody reads any more, `unwritable` where it can't be written.
  package func print(_ text: StyledText) throws(CommandFailure) {
    try write(Array(text.rendered(isColored: isColored).utf8) + [UInt8(ascii: "\n")])
  }

  /// Writes bytes as they are.
  ///
  /// - Parameter bytes: the bytes.
  /// - Throws: `closedPipe` where nobody reads any more, `unwritable` where it can't be written.
  package func write(_ bytes: [UInt8]) throws(CommandFailure) {
    let isFull = buffer.withLock { buffer in
      buffer += bytes
      return buffer.count >= Self.bufferLimit
    }
    if isFull { try flush() }
  }

  /// Hands over what was gathered.
  ///
  /// - Throws: `closedPipe` where nobody reads any more, `unwritable` where it can't be written.
  package func flush() throws(CommandFailure) {
    let isTaken = try buffer.withLock { buffer throws(CommandFailure) in
      defer { buffer.removeAll(keepingCapacity: true) }
      return buffer.isEmpty ? true : try sink(buffer)
    }
    if !isTaken { throw .closedPipe }
  }
}
