/// The Han characters around a token, up to the next token that is none or the next white space.
struct HanRun {
  private let start: Int
  private let characters: [HanCharacter]

  /// Reads the characters around a token, no further than a phrase can reach.
  ///
  /// - Parameters:
  ///   - position: the place of a token.
  ///   - text: the text.
  init(around position: Int, in text: TokenizedText) {
    var start = position
    let first = max(0, position - HanPhraseIndex.longestPhrase)
    while start > first, !text.tokens[start].followsSpace,
      HanCharacter(text.tokens[start - 1], in: text) != nil
    {
      start -= 1
    }
    var characters: [HanCharacter] = []
    let end = min(text.tokens.count, position + HanPhraseIndex.longestPhrase + 2)
    for token in text.tokens[start..<end] {
      guard let character = HanCharacter(token, in: text),
        characters.isEmpty || !token.followsSpace
      else { break }
      characters.append(character)
    }
    self.start = start
    self.characters = characters
  }

  /// The character at the place of a token; nil outside of the run.
  subscript(position: Int) -> HanCharacter? {
    characters.indices.contains(position - start) ? characters[position - start] : nil
  }
}
