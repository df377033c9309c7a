/// The names of files that a short text may mention.
enum FileMention {
  /// What may be the name of a file, the longest reading first: the whole text, its words, and the
  /// parts of them that are written in ASCII, as in `概括一下/tmp/a.txt这个文件`.
  ///
  /// - Parameter text: what was typed.
  /// - Returns: the names; none where the text is too long to be the name of a file.
  static func names(in text: String) -> [String] {
    guard text.utf8.count <= 300, !text.contains(where: \.isNewline), !text.isEmpty else {
      return []
    }
    let whole = text.trimming(where: isQuote)
    let words = text.split(whereSeparator: isQuote).map { $0.trimmedOfEnds }
    let parts = words.flatMap { word in
      word.split { $0.unicodeScalars.contains { !$0.isASCII } }.map { $0.trimmedOfEnds }
    }
    let quoted = text.split { "\"'“”‘’`《》".contains($0) }.map(\.trimmed)
    var seen: Set<String> = [whole]
    let paths = (quoted + words + parts).filter { looksLikePath($0) && seen.insert($0).inserted }
    return whole.isEmpty ? paths : [whole] + paths
  }

  /// Whether a name has the form of a path or ends like a file.
  static func looksLikePath(_ text: String) -> Bool {
    guard !text.contains(where: \.isNewline), let last = text.last else { return false }
    if text.hasPrefix("/") || text.hasPrefix("~/") || text.hasPrefix("./") { return true }
    if text.hasPrefix("../") { return true }
    guard last.isLetter || last.isNumber, let dot = text.lastIndex(of: "."), dot > text.startIndex
    else { return false }
    let ending = text[text.index(after: dot)...]
    let isEnding = (1...5).contains(ending.count) && ending.allSatisfy { $0.isASCII }
    let words = text.split(separator: " ").count
    return isEnding && words <= 4 && ending.contains(where: \.isLetter) && !ending.contains(" ")
  }

  private static func isQuote(_ character: Character) -> Bool {
    "\"'“”‘’`《》".contains(character) || character.isWhitespace
  }
}

extension StringProtocol {
  /// The text without the marks at its end and the opening ones at its start.
  fileprivate var trimmedOfEnds: String {
    let isMark: (Character) -> Bool = { ",!?;:，。！？；：、()（）".contains($0) }
    var text = trimming(where: isMark)
    while text.hasSuffix("."), text.count > 1 { text.removeLast() }
    return text
  }
}
