import TextAnalysis

/// The lines of standard input, each as soon as it is whole.
package struct LineReader {
  /// The length of the longest line that is kept, in bytes; the rest of a longer one is left out.
  package static let lineLimit = 64 << 20

  private let console: Console
  private var pending: [UInt8] = []
  private var start = 0
  private var scanned = 0
  private var isAtEnd = false

  /// Creates a reader.
  ///
  /// - Parameter console: the streams; output is flushed before input is waited for.
  package init(_ console: Console) { self.console = console }

  /// Reads a line, without its end; `\n` and `\r\n` end one.
  ///
  /// - Returns: the line with invalid UTF-8 repaired, or nil at the end.
  /// - Throws: `closedPipe` where nobody reads the output any more.
  /// - Complexity: O(*n*) in the length of the line.
  package mutating func next() throws(CommandFailure) -> String? {
    while true {
      if let end = pending[scanned...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { (start, scanned) = (end + 1, end + 1) }
        return text(of: start..<end)
      }
      scanned = pending.count
      guard !isAtEnd else {
        guard start < pending.count else { return nil }
        defer { start = pending.count }
        return text(of: start..<pending.count)
      }
      try fill()
    }
  }

  private mutating func fill() throws(CommandFailure) {
    // Whoever talks line by line waits for the answer before the next line.
    try console.output.flush()
    pending.removeFirst(start)
    (start, scanned) = (0, scanned - start)
    guard let bytes = console.input() else {
      isAtEnd = true
      return
    }
    if pending.count < Self.lineLimit {
      pending += bytes
    } else if let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
      pending += bytes[end...]
    }
  }

  private func text(of range: Range<Int>) -> String {
    var line = pending[range]
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    if let text = String(validating: line, as: UTF8.self) { return text }
    // The same repair as decoding makes, in a tenth of the time.
    return String(decoding: UTF8Repair.repaired(Array(line)), as: UTF8.self)
  }
}
