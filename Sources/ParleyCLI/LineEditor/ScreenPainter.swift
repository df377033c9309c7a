/// Makes the bytes that turn what a terminal shows into another frame (ECMA-48).
///
/// It only ever moves relative to where the frame begins, so it needn't know where that is.
struct ScreenPainter: Sendable {
  private var shown: Frame?
  private var columns = 0

  /// Draws a frame where the last one stands, row by row as they differ.
  ///
  /// - Parameters:
  ///   - frame: the frame.
  ///   - columns: how many columns the screen has.
  /// - Returns: the bytes to write; none if nothing changes.
  /// - Complexity: O(*n*) in the number of rows, and in the length of those that differ.
  mutating func paint(_ frame: Frame, columns: Int) -> String {
    defer { (shown, self.columns) = (frame, columns) }
    let old = shown ?? Frame()
    guard shown != frame else { return "" }
    var output = ""
    var row = old.cursorRow
    for (index, new) in frame.rows.enumerated() {
      let isNew = index >= old.rows.count
      if !isNew, shown != nil, old.rows[index] == new { continue }
      if isNew, row < index {
        output += Self.vertical(from: row, to: index - 1)
        // Only a line feed makes room at the bottom of the screen.
        output += "\r\n"
      } else {
        output += Self.vertical(from: row, to: index) + "\r"
      }
      row = index
      output += new.text
      // In the last column the cursor waits on the last character, which this would erase.
      if new.columns < columns { output += "\u{1B}[K" }
    }
    if old.rows.count > frame.rows.count {
      output += Self.vertical(from: row, to: frame.rows.count) + "\r\u{1B}[J"
      row = frame.rows.count
    }
    output += Self.vertical(from: row, to: frame.cursorRow) + "\r"
    if frame.cursorColumn > 0 { output += "\u{1B}[\(frame.cursorColumn)C" }
    return output
  }

  /// Takes the frame off the screen; the cursor stands where it began.
  ///
  /// - Parameter columns: how many columns the screen has now. A narrower screen has broken its rows
  ///   in two, as most terminals do.
  /// - Returns: the bytes to write.
  mutating func erase(columns: Int) -> String {
    guard let shown else { return "" }
    self.shown = nil
    var above = shown.cursorRow
    if columns < self.columns, columns > 1 {
      let rows = shown.rows[..<shown.cursorRow].map { $0.breaks(in: columns) + 1 }
      let cursor = shown.rows[shown.cursorRow].breaks(in: columns, before: shown.cursorColumn)
      above = rows.reduce(0, +) + cursor
    }
    return Self.vertical(from: above, to: 0) + "\r\u{1B}[J"
  }

  /// Leaves the frame on the screen; the cursor stands in the row below it.
  ///
  /// - Returns: the bytes to write.
  mutating func leave() -> String {
    guard let shown else { return "" }
    self.shown = nil
    return Self.vertical(from: shown.cursorRow, to: shown.rows.count - 1) + "\r\n"
  }

  private static func vertical(from row: Int, to other: Int) -> String {
    if other < row { return "\u{1B}[\(row - other)A" }
    return other > row ? "\u{1B}[\(other - row)B" : ""
  }
}
