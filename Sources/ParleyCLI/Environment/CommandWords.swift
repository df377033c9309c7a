/// The words of a command line that no shell reads.
enum CommandWords {
  /// Splits a line at white space; single or double quotation marks keep it, and are left out.
  ///
  /// - Parameter line: the line.
  /// - Returns: the words; an unfinished quotation ends with the line.
  /// - Complexity: O(*n*) in the length of the line.
  static func split(_ line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in line {
      if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "\"" || character == "'" {
        quote = character
        word = word ?? ""
      } else if character.isWhitespace {
        if let done = word { words.append(done) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}
