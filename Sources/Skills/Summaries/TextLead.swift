/// The words before a text that only point at it: `this:`, `the following text:`, `这段话：`.
enum TextLead {
  /// The text without such words, or the whole of it where it has none.
  ///
  /// - Parameter text: what was typed as the text.
  /// - Returns: the text that is meant; empty where nothing follows the words.
  /// - Complexity: O(*n*) in the length of the text.
  static func removed(from text: String) -> String {
    let head = text.prefix(mostHead)
    for separator in separators {
      guard let range = head.firstRange(of: separator),
        isPointing(head[..<range.lowerBound])
      else { continue }
      return text[range.upperBound...].trimmed
    }
    return text
  }

  private static func isPointing(_ head: Substring) -> Bool {
    TextPiece.split(String(head)).allSatisfy { piece in
      switch piece.kind {
      case .han: hanCharacters.contains(piece.text)
      case .word: words.contains(piece.text)
      case .digits: false
      case .sign: piece.text == "," || piece.text == "'"
      }
    }
  }

  private static let mostHead = 60
  private static let separators = [":", "：", " - ", " – ", " — ", "——"]
  private static let words: Set<String> = [
    "this", "that", "the", "following", "text", "paragraph", "paragraphs", "article", "passage",
    "story", "email", "message", "of", "for", "me", "here", "is", "its", "heres", "it", "my",
    "below", "summary", "gist", "please", "summarize", "summarise", "points", "point", "main",
    "key",
    "post", "document", "sentences", "sentence", "lines", "in", "short", "tldr", "a", "piece",
    "shorten", "condense", "what", "are", "bit", "one", "give", "down", "up", "sum", "these",
  ]
  private static let hanCharacters: Set<String> = Set(
    "这段话下面以文字章的要点是什么内容总结概括一个篇请帮我给摘大意主把那如列几句缩写简提炼归纳做说了些這個點麼內總結"
      .map(String.init))
}
