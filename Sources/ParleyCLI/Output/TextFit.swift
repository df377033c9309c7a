/// Makes text fit into columns of a terminal.
enum TextFit {
  /// The text as far as it fits, with an ellipsis where something is left out.
  ///
  /// - Parameters:
  ///   - text: a text of one line.
  ///   - columns: how many columns there are.
  /// - Returns: the text of at most that many columns.
  /// - Complexity: O(*n*) in the number of columns.
  static func clipped(_ text: String, to columns: Int) -> String {
    guard columns > 0 else { return "" }
    var (result, width) = ("", 0)
    for character in text {
      let next = CharacterWidth.columns(of: character)
      if width + next > columns { return shortened(result, to: columns - 1) + "…" }
      result.append(character)
      width += next
    }
    return result
  }

  /// The text with spaces after it, up to a width.
  ///
  /// - Parameters:
  ///   - text: a text of one line.
  ///   - columns: the width; a longer text stays as it is.
  /// - Returns: the text.
  static func padded(_ text: String, to columns: Int) -> String {
    text + String(repeating: " ", count: max(0, columns - CharacterWidth.columns(of: text)))
  }

  private static func shortened(_ text: String, to columns: Int) -> String {
    var (text, width) = (text, CharacterWidth.columns(of: text))
    while width > columns, let last = text.popLast() { width -= CharacterWidth.columns(of: last) }
    return text
  }
}
