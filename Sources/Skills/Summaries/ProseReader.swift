/// Takes the prose out of a text that may be Markdown: its paragraphs, without headings, code,
/// tables and markers.
struct ProseReader {
  private var paragraphs: [String] = []
  private var lines: [Substring] = []
  private var fence: Substring?

  /// Reads a text.
  ///
  /// - Parameter text: plain text or Markdown.
  /// - Returns: the paragraphs and list items, each on one line.
  /// - Complexity: O(*n*) in the length of the text.
  static func paragraphs(of text: String) -> [String] {
    var reader = ProseReader()
    for line in body(of: text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline))
    {
      reader.read(line)
    }
    reader.endParagraph()
    return reader.paragraphs
  }

  /// The lines after a front matter between `---` and `---`.
  private static func body(of lines: [Substring]) -> ArraySlice<Substring> {
    guard lines.first?.trimmed == "---" else { return lines[...] }
    guard let end = lines.dropFirst().prefix(100).firstIndex(where: { $0.trimmed == "---" }) else {
      return lines[...]
    }
    return lines[(end + 1)...]
  }

  private mutating func read(_ line: Substring) {
    let content = line.drop(while: \.isWhitespace)
    if let open = fence {
      if content.hasPrefix(open) { fence = nil }
      return
    }
    if content.hasPrefix("```") || content.hasPrefix("~~~") {
      endParagraph()
      fence = content.prefix(3)
    } else if Self.isUnderline(content) {
      lines.removeAll()
    } else if content.isEmpty || Self.isSkipped(content) {
      endParagraph()
    } else {
      addProse(content)
    }
  }

  private mutating func addProse(_ content: Substring) {
    var rest = content
    while rest.first == ">" { rest = rest.dropFirst().drop(while: \.isWhitespace) }
    if let item = Self.afterListMarker(rest) {
      endParagraph()
      rest = item
    }
    lines.append(rest)
  }

  private mutating func endParagraph() {
    var text = ""
    for line in lines {
      if let last = text.unicodeScalars.last, let first = line.unicodeScalars.first,
        !(last.isWide && first.isWide)
      {
        text += " "
      }
      text += line.trimmed
    }
    lines.removeAll()
    let plain = InlineMarkup.removed(from: text).trimmed
    if !plain.isEmpty { paragraphs.append(plain) }
  }

  /// Whether a line is `===` or `---`, which makes the line above a heading.
  private static func isUnderline(_ content: Substring) -> Bool {
    guard content.count >= 3, let first = content.first, "=-*_".contains(first) else {
      return false
    }
    return content.allSatisfy { $0 == first || $0.isWhitespace }
  }

  private static func isSkipped(_ content: Substring) -> Bool {
    if content.hasPrefix("|") || content.hasPrefix("<!--") { return true }
    if content.hasPrefix("![") && content.hasSuffix(")") { return true }
    let hashes = content.prefix { $0 == "#" }.count
    return (1...6).contains(hashes) && content.dropFirst(hashes).first?.isWhitespace != false
  }

  private static func afterListMarker(_ content: Substring) -> Substring? {
    var rest = content
    if let first = rest.first, "-*+•".contains(first), rest.dropFirst().first == " " {
      rest = rest.dropFirst(2)
    } else {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      let after = rest.dropFirst(digits.count)
      guard (1...3).contains(digits.count), let mark = after.first, ".)、".contains(mark),
        mark == "、" || after.dropFirst().first == " "
      else { return nil }
      rest = after.dropFirst()
    }
    rest = rest.drop(while: \.isWhitespace)
    for box in ["[ ] ", "[x] ", "[X] "] where rest.hasPrefix(box) { rest = rest.dropFirst(4) }
    return rest
  }
}

extension Unicode.Scalar {
  /// Whether the character belongs to a text written without spaces.
  var isWide: Bool {
    isHan || (0x3000...0x30FF).contains(value) || (0xFF00...0xFFEF).contains(value)
  }
}
