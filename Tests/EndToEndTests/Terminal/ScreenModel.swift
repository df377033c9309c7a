@testable import ParleyCLI

/// What a terminal of a size shows after some output: the part of ECMA-48 that a chat uses.
struct ScreenModel {
  /// The rows, without the spaces at their ends.
  var lines: [String] { cells.map(Self.text) }
  /// The rows that went off the top, then those on the screen, up to the last that isn't empty.
  var everything: [String] {
    let all = gone + lines
    return Array(all[..<((all.lastIndex { !$0.isEmpty } ?? -1) + 1)])
  }
  private(set) var row = 0
  private(set) var column = 0
  /// The sequences that aren't among those a chat needs.
  private(set) var strange: [String] = []
  private(set) var bells = 0
  private var isWrapPending = false
  private var gone: [String] = []
  private var cells: [[String]]
  private var columns: Int

  init(_ size: ScreenSize) {
    columns = size.columns
    cells = Array(repeating: Self.emptyRow(size.columns), count: size.rows)
  }

  /// The row of the cursor up to the cursor.
  var textBeforeCursor: String { cells[row][..<column].joined() }

  /// Changes the width; a row that no longer fits is broken in two, as most terminals do.
  mutating func resize(to size: ScreenSize) {
    var rows: [[String]] = []
    var (newRow, newColumn) = (0, column)
    for (index, cells) in cells.enumerated() {
      let used = Array(cells[..<((cells.lastIndex { $0 != " " } ?? -1) + 1)])
      var start = 0
      repeat {
        var end = min(start + size.columns, used.count)
        // The second half of a wide character is an empty cell, and stays with the first.
        if end < used.count, used[end].isEmpty { end -= 1 }
        if index == row, column >= start {
          (newRow, newColumn) = (rows.count, column - start)
          if newColumn >= size.columns { (newRow, newColumn) = (newRow + 1, 0) }
        }
        let part = used[start..<end]
        rows.append(part + Self.emptyRow(size.columns - part.count))
        start = end
      } while start < used.count
    }
    while rows.count > size.rows, rows.count > newRow + 1,
      rows.last?.allSatisfy({ $0 == " " }) == true
    {
      rows.removeLast()
    }
    let excess = max(0, rows.count - size.rows)
    gone += rows[..<excess].map(Self.text)
    rows.removeFirst(excess)
    while rows.count < size.rows { rows.append(Self.emptyRow(size.columns)) }
    (cells, columns, row, column) = (rows, size.columns, max(0, newRow - excess), newColumn)
    isWrapPending = false
  }

  /// Shows output.
  mutating func show(_ text: String) {
    var rest = text[...]
    while let character = rest.popFirst() {
      switch character {
      case "\u{1B}": showSequence(&rest)
      case "\r\n":
        column = 0
        feedLine()
      case "\r": (column, isWrapPending) = (0, false)
      case "\n": feedLine()
      case "\u{7}": bells += 1
      default: put(character)
      }
    }
  }

  private mutating func put(_ character: Character) {
    let width = CharacterWidth.columns(of: character)
    if isWrapPending || column + width > columns {
      column = 0
      feedLine()
    }
    guard width > 0 else {
      strange.append("\(character.unicodeScalars.map(\.value))")
      return
    }
    cells[row][column] = String(character)
    if width == 2 { cells[row][column + 1] = "" }
    column += width
    isWrapPending = column >= columns
    if isWrapPending { column = columns - 1 }
  }

  private mutating func feedLine() {
    isWrapPending = false
    guard row == cells.count - 1 else {
      row += 1
      return
    }
    gone.append(Self.text(cells.removeFirst()))
    cells.append(Self.emptyRow(columns))
  }

  private mutating func showSequence(_ rest: inout Substring) {
    guard rest.first == "[" else {
      strange.append("ESC \(rest.prefix(1))")
      return
    }
    rest.removeFirst()
    let parameters = rest.prefix { !$0.isLetter }
    rest = rest.dropFirst(parameters.count)
    guard let final = rest.popFirst() else { return }
    let number = Int(parameters)
    switch final {
    case "A": row = max(0, row - max(1, number ?? 1))
    case "B": row = min(cells.count - 1, row + max(1, number ?? 1))
    case "C": column = min(columns - 1, column + max(1, number ?? 1))
    case "H": (row, column) = (0, 0)
    case "J": erase(from: number == 2 ? 0 : row)
    case "K": cells[row].replaceSubrange(column..., with: Self.emptyRow(columns - column))
    case "m": break
    case "h" where parameters == "?2004", "l" where parameters == "?2004": break
    default: strange.append("ESC [\(parameters)\(final)")
    }
    if "ABCHK".contains(final) { isWrapPending = false }
  }

  private mutating func erase(from first: Int) {
    for index in first..<cells.count {
      let start = index == row && first == row ? column : 0
      cells[index].replaceSubrange(start..., with: Self.emptyRow(columns - start))
    }
  }

  private static func emptyRow(_ columns: Int) -> [String] {
    Array(repeating: " ", count: columns)
  }

  private static func text(_ cells: [String]) -> String {
    let text = cells.joined()
    return String(
      text[..<(text.lastIndex { $0 != " " }.map { text.index(after: $0) } ?? text.startIndex)])
  }
}
