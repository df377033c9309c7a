/// Text in columns.
enum TextTable {
  /// Lines of columns: the first column is flush left, the others right, two spaces apart.
  ///
  /// - Parameter rows: the cells, as many in each row.
  /// - Returns: the lines.
  /// - Complexity: O(*n*) in the number of characters.
  static func text(_ rows: [[String]]) -> String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        column == 0 ? left(cell, widths[0]) : right(cell, widths[column])
      }
      return cells.joined(separator: "  ") + "\n"
    }.joined()
  }

  /// A cell with spaces after it up to a width.
  static func left(_ cell: String, _ width: Int) -> String {
    cell + String(repeating: " ", count: max(width - cell.count, 0))
  }

  /// A cell with spaces before it up to a width.
  static func right(_ cell: String, _ width: Int) -> String {
    String(repeating: " ", count: max(width - cell.count, 0)) + cell
  }
}
