/// Lines that were typed while a turn went on, and wait for theirs.
struct WaitingLines: Sendable {
  /// How many may wait.
  static let limit = 16

  private var lines: [String] = []
  /// Whether the user leaves once they are answered.
  var isEnded = false

  /// How many wait.
  var count: Int { lines.count }

  /// Adds a line.
  ///
  /// - Parameter line: the line.
  /// - Returns: false if too many wait already.
  mutating func add(_ line: String) -> Bool {
    guard lines.count < Self.limit else { return false }
    lines.append(line)
    return true
  }

  /// Takes the line that has waited longest; nil if none waits.
  mutating func next() -> String? { lines.isEmpty ? nil : lines.removeFirst() }

  /// Sends all away.
  ///
  /// - Returns: the lines that won't be answered.
  mutating func drop() -> [String] {
    defer { self = WaitingLines() }
    return lines
  }
}
