extension StringProtocol {
  /// The text without white space at its ends.
  var trimmed: String { trimming(where: \.isWhitespace) }

  /// The text without white space and the marks that end a clause at its ends.
  var trimmedOfMarks: String {
    trimming { $0.isWhitespace || ",.!?;:，。！？；：、".contains($0) }
  }

  /// The text without the characters at its ends for which a condition holds.
  func trimming(where isRemoved: (Character) -> Bool) -> String {
    let rest = drop(while: isRemoved)
    guard let last = rest.lastIndex(where: { !isRemoved($0) }) else { return "" }
    return String(rest[...last])
  }
}

extension String {
  /// The text without the first of some starts that it has, where something is left.
  ///
  /// - Parameters:
  ///   - starts: the starts, longer ones first.
  ///   - kept: words that a start only seems to begin.
  /// - Returns: the rest without marks at its ends, or the whole text.
  func dropping(oneOf starts: [String], unless kept: [String] = []) -> String {
    guard !kept.contains(where: hasPrefix), let start = starts.first(where: hasPrefix) else {
      return self
    }
    let rest = String(dropFirst(start.count)).trimmedOfMarks
    return rest.isEmpty ? self : rest
  }

  /// Whether the text contains one of some phrases.
  func containsAny(_ phrases: [String]) -> Bool { phrases.contains { contains($0) } }

  /// Whether one of some English words stands in the text, whole, whatever its case.
  func hasWord(_ words: String...) -> Bool {
    let typed = lowercased().split { !$0.isLetter && $0 != "'" }
    return words.contains { word in typed.contains { $0 == word } }
  }
}

extension String {
  /// The text with its first letter in upper case.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
