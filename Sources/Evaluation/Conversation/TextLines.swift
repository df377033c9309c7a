extension String {
  /// The lines of a text, without white space at their ends and without empty lines at its end.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package var textLines: [String] {
    var lines = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
      String($0).trimmedOfTrailingWhitespace
    }
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  /// The text without white space at its ends.
  ///
  /// - Complexity: O(*n*) in its length.
  package var trimmedOfWhitespace: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(self[first...]).trimmedOfTrailingWhitespace
  }

  private var trimmedOfTrailingWhitespace: String {
    lastIndex { !$0.isWhitespace }.map { String(self[...$0]) } ?? ""
  }
}
