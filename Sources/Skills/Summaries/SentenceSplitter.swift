/// Splits a paragraph into sentences, in English, Chinese or both.
///
/// A full stop in a number, after an abbreviation or an initial, or before a word in lower case
/// doesn't end a sentence; a Chinese sentence in quotation marks stays with what introduces it.
struct SentenceSplitter {
  private let scalars: [Unicode.Scalar]
  /// Whether the paragraph begins in lower case, so that its sentences may, too.
  private let isLowercase: Bool
  private var start = 0
  private var sentences: [String] = []

  /// Splits a paragraph.
  ///
  /// - Parameter paragraph: the paragraph, on one line.
  /// - Returns: its sentences, in order, trimmed.
  /// - Complexity: O(*n*) in the length of the paragraph.
  static func sentences(of paragraph: String) -> [String] {
    var splitter = SentenceSplitter(scalars: Array(paragraph.unicodeScalars))
    splitter.split()
    return splitter.sentences
  }

  private init(scalars: [Unicode.Scalar]) {
    self.scalars = scalars
    isLowercase = scalars.first { $0.properties.isAlphabetic }?.properties.isLowercase == true
  }

  private mutating func split() {
    var index = 0
    while index < scalars.count {
      if scalars[index] == "“" || scalars[index] == "「" {
        index = afterQuotation(from: index)
        continue
      }
      guard Self.isTerminator(scalars[index]) else {
        index += 1
        continue
      }
      var end = index + 1
      while end < scalars.count, Self.isTerminator(scalars[end]) { end += 1 }
      while end < scalars.count, Self.closers.contains(scalars[end]) { end += 1 }
      if isBoundary(from: index, to: end) { cut(at: end) }
      index = end
    }
    cut(at: scalars.count)
  }

  /// Goes to the end of a quotation, and cuts there if it ends the sentence.
  private mutating func afterQuotation(from open: Int) -> Int {
    let close: Unicode.Scalar = scalars[open] == "“" ? "”" : "」"
    let rest = scalars[open...].prefix(Self.longestQuotation)
    guard let end = rest.firstIndex(of: close), end > open else { return open + 1 }
    let isWhole = Self.isTerminator(scalars[end - 1])
    if isWhole, isBoundary(from: end - 1, to: end + 1), !isSpeechVerb(after: end + 1) {
      cut(at: end + 1)
    }
    return end + 1
  }

  private func isBoundary(from mark: Int, to end: Int) -> Bool {
    if Self.fullWidth.contains(scalars[mark]) { return true }
    guard end < scalars.count else { return true }
    guard let next = nextVisible(from: end) else { return true }
    if scalars[next].isWide { return true }
    guard next > end else { return false }
    if scalars[next].properties.isLowercase, !isLowercase { return false }
    return scalars[mark] != "." || !isAbbreviation(before: mark, next: next)
  }

  private func nextVisible(from index: Int) -> Int? {
    scalars[index...].firstIndex { !$0.properties.isWhitespace }
  }

  private func isAbbreviation(before mark: Int, next: Int) -> Bool {
    let letters = scalars[..<mark].suffix(Self.longestAbbreviation).reversed().prefix {
      $0.properties.isAlphabetic || $0 == "."
    }
    let word = String(String.UnicodeScalarView(letters.reversed()))
    let plain = word.lowercased()
    if Self.titles.contains(plain) { return true }
    let isInitial = word.unicodeScalars.count == 1 && word != "I" && word == word.uppercased()
    guard isInitial || plain.contains(".") || Self.endings.contains(plain) else { return false }
    if isInitial { return true }
    return !Self.openers.contains(self.word(at: next))
  }

  private func word(at index: Int) -> String {
    let letters = scalars[index...].prefix { $0.properties.isAlphabetic }
    return String(String.UnicodeScalarView(letters))
  }

  /// Whether 他说 or the like follows within a few characters.
  private func isSpeechVerb(after index: Int) -> Bool {
    guard index < scalars.count else { return false }
    let clause = scalars[index...].prefix(6).prefix { $0.isHan }
    return clause.contains { "说道问答喊叫說問".unicodeScalars.contains($0) }
  }

  private mutating func cut(at end: Int) {
    let sentence = String(String.UnicodeScalarView(scalars[start..<end])).trimmed
    if !sentence.isEmpty { sentences.append(sentence) }
    start = end
  }

  private static func isTerminator(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "." || scalar == "!" || scalar == "?" || fullWidth.contains(scalar)
  }

  private static let longestQuotation = 400
  private static let longestAbbreviation = 12
  private static let fullWidth: Set<Unicode.Scalar> = ["。", "！", "？", "｡"]
  private static let closers: Set<Unicode.Scalar> = [
    "\"", "'", ")", "]", "”", "’", "）", "」", "』", "》",
  ]

  /// Abbreviations that a name or a number follows.
  private static let titles: Set<String> = [
    "mr", "mrs", "ms", "dr", "prof", "st", "mt", "vs", "no", "nos", "fig", "figs", "vol", "gen",
    "col", "capt", "lt", "sgt", "sen", "rep", "rev", "hon", "e.g", "i.e", "cf", "approx", "ca",
    "jan", "feb", "mar", "apr", "jun", "jul", "aug", "sep", "sept", "oct", "nov", "dec", "ch",
    "sec", "eq", "pp", "ed", "eds", "dept", "est",
  ]

  /// Abbreviations that may also end a sentence.
  private static let endings: Set<String> = ["etc", "inc", "ltd", "co", "corp", "jr", "sr", "bros"]

  /// Words that begin a sentence more often than they go on with one in capitals.
  private static let openers: Set<String> = [
    "The", "This", "That", "These", "Those", "It", "He", "She", "They", "We", "You", "I", "A",
    "An", "In", "On", "At", "But", "And", "So", "If", "When", "While", "After", "Before", "For",
    "There", "Its", "His", "Her", "Their", "Our", "My", "As", "By", "To", "From", "With", "However",
  ]
}
