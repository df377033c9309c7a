/// What stands on the screen from the prompt down, row by row.
struct Frame: Sendable, Hashable {
  /// A row of the screen.
  struct Row: Sendable, Hashable {
    /// The text with its colours.
    var text = ""
    /// How many columns it takes.
    var columns = 0

    /// How often a narrower screen breaks the row, which it does between characters.
    ///
    /// - Parameters:
    ///   - width: how many columns the screen has; at least 2.
    ///   - end: the column up to which it is looked at: a place there counts as broken too where the
    ///     character before it fills its part. Nil looks at the whole row.
    /// - Returns: how many times.
    /// - Complexity: O(*n*) in the length of the row.
    func breaks(in width: Int, before end: Int? = nil) -> Int {
      var (breaks, column, taken) = (0, 0, 0)
      for character in TerminalText.sanitized(text) where taken < end ?? .max {
        let next = CharacterWidth.columns(of: character)
        if column + next > width { (breaks, column) = (breaks + 1, 0) }
        column += next
        taken += next
      }
      return end != nil && column >= width ? breaks + 1 : breaks
    }
  }

  /// The rows; at least one.
  var rows: [Row] = [Row()]
  /// The row of the cursor.
  var cursorRow = 0
  /// The column of the cursor.
  var cursorColumn = 0

  /// The part that a screen of a height can show, with the row of the cursor.
  ///
  /// - Parameter height: how many rows the screen has.
  /// - Returns: the part.
  func clipped(to height: Int) -> Frame {
    let height = max(1, height)
    guard rows.count > height else { return self }
    let top = min(max(0, cursorRow - height + 1), rows.count - height)
    var part = self
    part.rows = Array(rows[top..<(top + height)])
    part.cursorRow -= top
    return part
  }

  /// This frame with the rows of another one above it; the cursor stays in this one.
  func below(_ other: Frame) -> Frame {
    var whole = self
    whole.rows = other.rows + rows
    whole.cursorRow += other.rows.count
    return whole
  }
}
