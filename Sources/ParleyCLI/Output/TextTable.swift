/// Rows of cells whose columns are aligned, however wide their characters are.
struct TextTable {
  /// A text with its look.
  struct Cell {
    let text: String
    let style: StyledText.Style

    /// Creates a cell; what can't be shown is left out.
    ///
    /// - Parameters:
    ///   - text: a text of one line.
    ///   - style: how it looks.
    init(_ text: String, _ style: StyledText.Style = .plain) {
      self.text = TerminalText.sanitized(text)
      self.style = style
    }
  }

  private static let gap = 2

  private let rows: [[Cell]]
  private let columns: Int

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - rows: the rows, of as many cells each.
  ///   - columns: how many columns the screen has; the last cell of a row is broken to fit.
  init(_ rows: [[Cell]], columns: Int) {
    self.rows = rows
    self.columns = columns
  }

  /// The lines.
  ///
  /// - Complexity: O(*n*) in the length of the cells.
  var lines: [StyledText] {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { index in
      rows.map { index < $0.count ? CharacterWidth.columns(of: $0[index].text) : 0 }.max() ?? 0
    }
    return rows.flatMap { row in lines(of: row, widths) }
  }

  private func lines(of row: [Cell], _ widths: [Int]) -> [StyledText] {
    guard let last = row.last else { return [""] }
    var first = StyledText("")
    var indent = 0
    for (cell, width) in zip(row.dropLast(), widths) {
      let padding = String(
        repeating: " ", count: max(0, width - CharacterWidth.columns(of: cell.text)) + Self.gap)
      first += StyledText(cell.text, cell.style) + StyledText(padding)
      indent += width + Self.gap
    }
    let room = columns == .max ? .max : columns - indent
    // A column that is too narrow to read is better broken by the terminal.
    let parts = room < 20 ? [last.text] : TextWrapper.wrap(last.text, to: room)
    return parts.enumerated().map { index, part in
      let start = index == 0 ? first : StyledText(String(repeating: " ", count: indent))
      return start + StyledText(part, last.style)
    }
  }
}
