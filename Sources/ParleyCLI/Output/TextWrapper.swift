/// Breaks lines that are longer than the screen is wide.
enum TextWrapper {
  /// The lines that a line becomes.
  ///
  /// It is broken at white space, or between characters that take two columns, as Chinese is; a word
  /// that is longer than the screen is broken anywhere. The lines after the first are indented like
  /// the text behind its bullet or its spaces.
  ///
  /// - Parameters:
  ///   - line: a text of one line.
  ///   - columns: how many columns the screen has; none are broken below 10.
  /// - Returns: the lines; at least one.
  /// - Complexity: O(*n*) in the length of the line.
  static func wrap(_ line: String, to columns: Int) -> [String] {
    guard columns >= 10, CharacterWidth.columns(of: line) > columns else { return [line] }
    let indent = min(indentation(of: line), columns / 2)
    var wrapped = Wrapped(columns: columns, indent: String(repeating: " ", count: indent))
    for piece in pieces(of: line) { wrapped.add(piece) }
    return wrapped.finished()
  }

  /// The column in which the text behind spaces and a bullet or number begins.
  private static func indentation(of line: String) -> Int {
    let spaces = line.prefix { $0 == " " }
    let rest = line.dropFirst(spaces.count)
    let mark = rest.prefix { !$0.isWhitespace }
    let isBullet =
      ["-", "*", "•", "–", "·"].contains(mark)
      || mark.count < 5 && mark.dropLast().allSatisfy(\.isNumber) && mark.count > 1
        && (mark.last == "." || mark.last == ")")
    guard isBullet else { return spaces.count }
    return spaces.count + CharacterWidth.columns(of: mark) + 1
  }

  /// What is kept together: a word, a single wide character with the signs after it, or spaces.
  private static func pieces(of line: String) -> [Substring] {
    var pieces: [Substring] = []
    var start = line.startIndex
    var index = line.startIndex
    var before: Character?
    while index < line.endIndex {
      let character = line[index]
      if let before, isBreak(before, character) {
        pieces.append(line[start..<index])
        start = index
      }
      before = character
      index = line.index(after: index)
    }
    return pieces + [line[start...]]
  }

  private static func isBreak(_ left: Character, _ right: Character) -> Bool {
    if left.isWhitespace != right.isWhitespace { return true }
    if left.isWhitespace { return false }
    // No line begins with a closing sign or ends with an opening one (JIS X 4051, kinsoku).
    if "，。、！？；：）》」』”’,.!?;:)".contains(right) || "（《「『“‘(".contains(left) { return false }
    // These may be either.
    if "\"'".contains(left) || "\"'".contains(right) { return false }
    return CharacterWidth.columns(of: left) == 2 || CharacterWidth.columns(of: right) == 2
  }

  /// The lines so far.
  private struct Wrapped {
    let columns: Int
    let indent: String
    var lines: [String] = []
    var line = ""
    var width = 0

    mutating func add(_ piece: Substring) {
      let size = CharacterWidth.columns(of: piece)
      let isSpace = piece.allSatisfy(\.isWhitespace)
      if width + size <= columns {
        append(piece, size)
      } else if isSpace {
        breakLine()
      } else {
        if !line.allSatisfy({ $0 == " " }) { breakLine() }
        size <= columns - width ? append(piece, size) : addAnywhere(piece)
      }
    }

    private mutating func append(_ text: some StringProtocol, _ size: Int) {
      // Spaces at a break belong to no line.
      if text.first?.isWhitespace == true, line == indent, !lines.isEmpty { return }
      line += text
      width += size
    }

    private mutating func addAnywhere(_ piece: Substring) {
      for character in piece {
        let size = CharacterWidth.columns(of: character)
        if width + size > columns { breakLine() }
        append(String(character), size)
      }
    }

    private mutating func breakLine() {
      while line.last?.isWhitespace == true { line.removeLast() }
      lines.append(line)
      line = indent
      width = indent.count
    }

    mutating func finished() -> [String] {
      if line != indent { lines.append(line) }
      return lines
    }
  }
}
