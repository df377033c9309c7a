/// The wish to keep a summary as a note, at the end of a request: `... and save it as a note`.
enum KeepWish {
  /// Whether a request ends with the wish.
  static func ends(_ request: String) -> Bool { removed(from: request) != request.trimmed }

  /// The request without the wish at its end.
  ///
  /// - Parameter request: the request, or the part of it that names the text.
  /// - Returns: the rest, without white space at its ends; all of it where there is no wish.
  /// - Complexity: O(*n*) in the length of the request.
  static func removed(from request: String) -> String {
    let text = request.trimmed
    let bare = text.trimming { $0.isWhitespace || ".!。！,，".contains($0) }
    return withoutEnglish(bare) ?? withoutChinese(bare) ?? text
  }

  private static func withoutEnglish(_ text: String) -> String? {
    let tail = text.suffix(mostTail)
    guard
      let link = (tail.ranges(of: " and ") + tail.ranges(of: " And ")).max(by: {
        $0.lowerBound < $1.lowerBound
      })
    else { return nil }
    let words = tail[link.upperBound...].lowercased().split { !$0.isLetter }.map(String.init)
    guard let last = words.last, last == "note" || last == "notes",
      words.contains(where: verbs.contains), words.allSatisfy(allowed.contains)
    else { return nil }
    return text[..<link.lowerBound].trimmed
  }

  private static func withoutChinese(_ text: String) -> String? {
    guard let end = endings.first(where: text.hasSuffix) else { return nil }
    var rest = String(text.dropLast(end.count))
    while let link = links.first(where: { rest.hasSuffix($0) }) {
      rest = String(rest.dropLast(link.count))
    }
    return rest.trimmed
  }

  private static let mostTail = 60
  private static let verbs: Set<String> = ["save", "keep", "store", "write", "put", "add", "make"]
  private static let allowed: Set<String> = verbs.union([
    "it", "that", "this", "the", "summary", "result", "down", "as", "in", "into", "to", "a", "my",
    "new", "note", "notes", "then", "please", "of", "me", "for", "also", "just", "gist",
  ])
  private static let endings = [
    "存成笔记", "存为笔记", "保存为笔记", "保存成笔记", "存到笔记里", "存到笔记", "存进笔记", "保存到笔记", "保存到笔记里", "记成笔记",
    "记到笔记里", "记到笔记", "写进笔记", "写到笔记里", "加到笔记里", "加到笔记", "做成笔记",
  ].sorted { $0.count > $1.count }
  private static let links = [
    "把摘要", "把总结", "把结果", "把它", "将其", "摘要", "然后", "并且", "之后", "一下", "并", "再", "后", "，", ",", " ",
  ]
}
