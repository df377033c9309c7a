import TextAnalysis

/// What is meant by the phrase that starts at a token, and where it ends.
struct Sense: Sendable {
  var meaning: Meaning
  /// The index after the phrase's last token.
  var end: Int
}

/// A value that was read from tokens, and where it ends.
struct Match<Value> {
  var value: Value
  /// The index after the last token.
  var end: Int
}

extension Match: Sendable where Value: Sendable {}

/// Tokens with the senses of the phrases that start at each.
struct SenseLattice {
  let text: TokenizedText
  private var senses: [Sense] = []
  /// For each token the index of its first sense; one more for the end.
  private var starts: [Int32] = []
  /// Whether no token has a sense or is a number or symbol.
  private(set) var isEmpty = true

  /// Whether a title (《…》) may be in the text.
  private(set) var hasTitle = false

  /// Looks every phrase up.
  ///
  /// - Complexity: O(*n*) in the number of tokens, for phrases of bounded length.
  init(_ text: TokenizedText, vocabulary: PhraseTrie<Meaning>) {
    self.text = text
    var senses: [Sense] = []
    senses.reserveCapacity(text.tokens.count * 2)
    starts.reserveCapacity(text.tokens.count + 1)
    for index in text.tokens.indices {
      starts.append(Int32(senses.count))
      vocabulary.matches(in: text.tokens, at: index) { meaning, end in
        senses.append(Sense(meaning: meaning, end: end))
      }
      switch text.tokens[index].kind {
      case .number: isEmpty = false
      case .symbol:
        isEmpty = false
        if text.isToken(index, "《") { hasTitle = true }
      case .word, .han: break
      }
    }
    starts.append(Int32(senses.count))
    if !senses.isEmpty { isEmpty = false }
    self.senses = senses
  }

  /// The number of tokens.
  var count: Int { text.tokens.count }

  /// Whether nothing can begin at a token.
  func isMute(_ index: Int) -> Bool {
    if text.tokens[index].kind == .number { return false }
    for position in starts[index]..<starts[index + 1]
    where senses[Int(position)].meaning.canBegin {
      return false
    }
    return true
  }

  /// Whether white space stands before a token; the end counts as space.
  func isSpaced(_ index: Int) -> Bool {
    index >= count || text.tokens[index].followsSpace
  }

  /// The kind of a token, if there is one.
  func kind(_ index: Int) -> Token.Kind? {
    text.tokens.indices.contains(index) ? text.tokens[index].kind : nil
  }

  /// The longest phrase at a token whose meaning yields a value.
  ///
  /// - Parameters:
  ///   - index: the index of the token; beyond the text there is nothing.
  ///   - isEnd: whether a phrase may end before a token.
  ///   - read: the value of a meaning, or nil.
  /// - Returns: the value and where the phrase ends.
  func first<Value>(
    at index: Int, endingWhere isEnd: (Int) -> Bool = { _ in true }, _ read: (Meaning) -> Value?
  ) -> Match<Value>? {
    guard index >= 0, index < count else { return nil }
    var position = starts[index + 1]
    while position > starts[index] {
      position -= 1
      let sense = senses[Int(position)]
      if let value = read(sense.meaning), isEnd(sense.end) {
        return Match(value: value, end: sense.end)
      }
    }
    return nil
  }

  /// The end of a keyword at a token, or nil where it doesn't stand there.
  func skip(_ keyword: Keyword, at index: Int) -> Int? {
    first(at: index) { $0 == .keyword(keyword) ? true : nil }?.end
  }

  /// The index after an optional keyword.
  func skipping(_ keyword: Keyword, at index: Int) -> Int {
    skip(keyword, at: index) ?? index
  }

  /// Whether a keyword ends just before a token.
  func has(_ keyword: Keyword, before index: Int) -> Bool {
    skip(keyword, at: index - 1) == index
  }

  /// The value and number of digits of a number token of at most 15 digits.
  func digits(at index: Int) -> (value: Int, count: Int)? {
    guard index >= 0, index < count, text.tokens[index].kind == .number else { return nil }
    let range = text.tokens[index].normalized
    guard range.count <= 15 else { return nil }
    var value = 0
    for position in range { value = value * 10 + Int(text.normalized[position] &- 0x30) }
    return (value, range.count)
  }

  /// The source bytes of a range of tokens, which isn't empty.
  func source(_ tokens: Range<Int>) -> Range<Int> {
    text.tokens[tokens.lowerBound].source
      .lowerBound..<text.tokens[tokens.upperBound - 1].source
      .upperBound
  }
}

extension TokenizedText {
  /// Whether a token has the given normalised text.
  func isToken(_ index: Int, _ word: StaticString) -> Bool {
    let range = tokens[index].normalized
    guard range.count == word.utf8CodeUnitCount else { return false }
    for offset in 0..<range.count
    where normalized[range.lowerBound + offset] != word.utf8Start[offset] {
      return false
    }
    return true
  }
}

extension TokenizedText {
  /// Whether a token begins with a zero.
  func hasZero(_ index: Int) -> Bool {
    normalized[tokens[index].normalized].first == UInt8(ascii: "0")
  }
}
