/// The words before a text that only point at it: `this:`, `the following text:`, `这段话：`.
enum TextLead {
  /// The text without such words, or the whole of it where it has none.
  ///
  /// - Parameter text: what was typed as the text.
  /// - Returns: the text that is meant; empty where nothing follows the words.
  /// - Complexity: O(*n*) in the length of the text.
  static func removed(from text: String) -> String {
    let text = withoutMark(text)
    let head = text.prefix(mostHead)
    for separator in separators {
      guard let range = head.firstRange(of: separator) else { continue }
      let words = head[..<range.lowerBound]
      guard isPointing(words) || (separator != "," && isRequest(words)) else { continue }
      return text[range.upperBound...].trimmed
    }
    return withoutQuestion(text)
  }

  /// The text without a question about it, such as "what are the main points of this?".
  private static func withoutQuestion(_ text: String) -> String {
    guard let end = text.prefix(mostHead).firstIndex(where: { "?？".contains($0) }) else {
      return text
    }
    let rest = text[text.index(after: end)...].trimmed
    let words = TextPiece.split(String(text[..<end])).map(\.text)
    let isAboutText =
      words.contains { ["this", "following", "below", "text"].contains($0) }
      || text[..<end].contains(oneOf: ["这", "下面", "以下", "下文"] + hanRequests)
    return !rest.isEmpty && isAboutText && (isRequest(text[..<end]) || isPointing(text[..<end]))
      ? rest : text
  }

  /// The text without `tl;dr` before it.
  private static func withoutMark(_ text: String) -> String {
    let lower = text.prefix(8).lowercased()
    guard let mark = marks.first(where: lower.hasPrefix) else { return text }
    let rest = text.dropFirst(mark.count).trimmed
    guard let first = rest.first, !"?？".contains(first) else { return text }
    return rest.trimming { ":：-–— ".contains($0) }
  }

  /// Whether a few words ask for what a text comes down to: "what's the main point here".
  private static func isRequest(_ head: Substring) -> Bool {
    let pieces = TextPiece.split(String(head)).filter { $0.kind != .sign }
    let han = pieces.filter { $0.kind == .han }
    guard pieces.count - han.count <= mostWords, han.count <= mostHan else { return false }
    let words = pieces.map(\.text)
    return words.contains(where: requests.contains) || head.contains(oneOf: hanRequests)
      || words.contains("in") && words.contains { ["sentence", "sentences", "words"].contains($0) }
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
  private static let mostWords = 10
  private static let mostHan = 16
  private static let marks = ["tl;dr", "tl:dr", "tl dr", "tldr", "tl/dr"]
  private static let requests: Set<String> = [
    "summary", "summarize", "summarise", "gist", "point", "points", "tldr", "recap", "takeaway",
    "takeaways", "shorten", "condense", "nutshell", "shorter", "essence", "upshot", "boil",
    "highlights", "abridge", "briefly", "sum",
  ]
  private static let hanRequests = [
    "总结", "概括", "摘要", "要点", "大意", "归纳", "提炼", "缩写", "重点", "主旨", "中心思想", "太长不看", "精简", "缩短", "简述",
    "句话", "總結", "歸納", "重點", "讲了什么", "说了什么", "讲的什么", "说的什么", "讲了啥", "说了啥", "主要讲",
  ]
  private static let separators = [":", "：", " - ", " – ", " — ", "——"]
  private static let words: Set<String> = [
    "this", "that", "the", "following", "text", "paragraph", "paragraphs", "article", "passage",
    "story", "email", "message", "of", "for", "me", "here", "is", "its", "heres", "it", "my",
    "below", "summary", "gist", "please", "summarize", "summarise", "points", "point", "main",
    "key",
    "post", "document", "sentences", "sentence", "lines", "in", "short", "tldr", "a", "piece",
    "shorten", "condense", "what", "whats", "are", "two", "three", "four", "five", "few", "couple",
    "bit", "one", "give", "down", "up", "sum", "these",
  ]
  private static let hanCharacters: Set<String> = Set(
    "这段话下面以文字章的要点是什么内容总结概括一个篇请帮我给摘大意主把那如列几句缩写简提炼归纳做说了些這個點麼內總結"
      .map(String.init))
}

extension StringProtocol {
  /// Whether the text contains one of some phrases.
  fileprivate func contains(oneOf phrases: [String]) -> Bool {
    phrases.contains { self.contains($0) }
  }
}
