import IntentSchema

/// Phrases that short answers are made of.
struct AnswerPhrases: Sendable {
  /// The length in bytes up to which a line can be a short answer.
  static let lengthLimit = 96

  private let phrases: Set<[String]>
  private let longest: Int

  /// Creates a set of phrases.
  init(_ phrases: [String]) {
    self.phrases = Set(phrases.map(Self.words(of:)))
    longest = self.phrases.map(\.count).max() ?? 0
  }

  /// Whether words consist of these phrases, at least one, and of others around them.
  ///
  /// - Parameters:
  ///   - words: the words of a line.
  ///   - others: phrases that may stand anywhere and say nothing.
  /// - Returns: whether the words can be read so.
  /// - Complexity: O(*n*) in the number of words, times the square of the longest phrase.
  func makeUp(_ words: [String], amid others: AnswerPhrases) -> Bool {
    /// How the words before a place can be read: only as others, or with one of these.
    struct Reading {
      var isPossible = false
      var isOwn = false
    }
    var readings = [Reading](repeating: Reading(), count: words.count + 1)
    readings[0].isPossible = true
    for start in words.indices where readings[start].isPossible || readings[start].isOwn {
      let before = readings[start]
      for end in start + 1..<min(words.count, start + max(longest, others.longest)) + 1 {
        let piece = Array(words[start..<end])
        if phrases.contains(piece) { readings[end].isOwn = true }
        guard others.phrases.contains(piece) else { continue }
        readings[end].isPossible = readings[end].isPossible || before.isPossible
        readings[end].isOwn = readings[end].isOwn || before.isOwn
      }
    }
    return readings[words.count].isOwn
  }

  /// The words of a line in lower case, without punctuation and apostrophes; a Han character is a
  /// word.
  static func words(of line: some StringProtocol) -> [String] {
    var words: [String] = []
    var current = ""
    func isHan(_ character: Character) -> Bool {
      Language.spoken(in: String(character)) == .chinese
    }
    for character in line.lowercased() where !"'’".contains(character) {
      let stands = isHan(character)
      if character.isLetter || character.isNumber, !stands {
        current.append(character)
        continue
      }
      if !current.isEmpty { words.append(current) }
      current = ""
      if stands { words.append(String(character)) }
    }
    return current.isEmpty ? words : words + [current]
  }
}
