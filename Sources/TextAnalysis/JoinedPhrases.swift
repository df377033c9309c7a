/// Sequences of words of phrases by their letters alone, so that a missing space can be put back.
struct JoinedPhrases: Sendable {
  /// The longest sequence, in words.
  private static let longestSequence = 4
  /// The shortest sequence, in letters: two short words run together too often spell a third.
  private static let fewestLetters = 6

  /// The sequences by the hash of their letters; empty where several have the same letters.
  private var sequences: [UInt64: [UInt8]] = [:]

  /// Files the sequences of two words and more.
  ///
  /// - Parameter texts: the phrases, with a token that is no word between two of them.
  /// - Complexity: O(*n*) in the number of words.
  init(_ texts: [TokenizedText]) {
    for text in texts {
      for start in text.tokens.indices where text.isPlainWord(text.tokens[start]) {
        file(text, from: start)
      }
    }
  }

  /// The words that letters are without their spaces.
  ///
  /// - Parameter key: the hash of the letters.
  /// - Returns: the words with spaces between them, or nil if there are none.
  func words(joined key: UInt64) -> [UInt8]? {
    guard let words = sequences[key], !words.isEmpty else { return nil }
    return words
  }

  private mutating func file(_ text: TokenizedText, from start: Int) {
    var hash = FNV1a()
    var words: [UInt8] = []
    var letters = 0
    for token in text.tokens[start...].prefix(Self.longestSequence) {
      guard text.isPlainWord(token) else { return }
      if !words.isEmpty { words.append(UInt8(ascii: " ")) }
      for letter in text.normalized[token.normalized] {
        hash.combine(letter)
        words.append(letter)
      }
      letters += token.normalized.count
      guard letters <= EditCost.longestWord else { return }
      guard letters >= Self.fewestLetters, words.contains(UInt8(ascii: " ")) else { continue }
      if let other = sequences[hash.value], other != words {
        sequences[hash.value] = []
      } else {
        sequences[hash.value] = words
      }
    }
  }
}

extension TokenizedText {
  /// Whether a token is a word of the letters a to z.
  func isPlainWord(_ token: Token) -> Bool {
    token.kind == .word && normalized[token.normalized].allSatisfy { $0 &- 0x61 < 26 }
  }
}
