import TextAnalysis

/// Tokens with the senses of the phrases that start at each.
///
/// The kinds of a token's senses are a set of bits beside it, so that asking for one that isn't
/// there, as the grammar does most of the time, costs a comparison.
struct SenseLattice {
  let text: TokenizedText
  /// The number of tokens.
  let count: Int
  private let positions: [Position]
  private let senses: [Sense]

  /// Whether an entity may begin somewhere.
  let isPromising: Bool
  /// Whether a number may begin somewhere.
  let hasNumbers: Bool
  /// Whether a quotation mark may be in the text.
  let hasQuotes: Bool
  /// Whether `.` or `:`, which every address has, is in the text.
  let hasAddressSigns: Bool
  /// The kinds of all senses.
  private let kinds: SenseSet

  /// Looks every phrase up.
  ///
  /// - Parameters:
  ///   - text: the tokens.
  ///   - vocabulary: the phrases.
  ///   - extras: more of them, of other kinds.
  /// - Complexity: O(*n*) in the number of tokens, for phrases of bounded length.
  init(
    _ text: TokenizedText, vocabulary: PhraseTrie<Meaning>, extras: PhraseTrie<Meaning>? = nil
  ) {
    self.text = text
    count = text.tokens.count
    var senses: [Sense] = []
    senses.reserveCapacity(count * 2)
    var positions: [Position] = []
    positions.reserveCapacity(count)
    var survey = Survey()
    let tokens = text.tokens.span
    let normalized = text.normalized.span
    for index in tokens.indices {
      let first = senses.count
      var kinds = SenseSet()
      vocabulary.matches(in: tokens, at: index) { meanings, end in
        for place in meanings.reversed() {
          let sense = Sense(meaning: vocabulary[place], end: end)
          kinds.insert(sense.kind)
          senses.append(sense)
        }
      }
      extras?.matches(in: tokens, at: index) { meanings, end in
        for place in meanings {
          guard let sense = extras.map({ Sense(meaning: $0[place], end: end) }) else { continue }
          kinds.insert(sense.kind)
          senses.append(sense)
        }
      }
      let position = Position(
        tokens[index], in: normalized, kinds, senses: first..<senses.count)
      positions.append(position)
      survey.add(position)
    }
    self.positions = positions
    self.senses = senses
    kinds = survey.kinds
    hasNumbers = survey.hasNumbers
    hasQuotes = survey.hasQuotes
    hasAddressSigns = survey.hasAddressSigns
    isPromising =
      survey.hasBeginning || hasQuotes || hasAddressSigns || kinds.contains(.answer)
  }

  /// Whether a phrase of one of the kinds is anywhere in the text.
  func mentions(_ kinds: SenseSet) -> Bool { self.kinds.intersects(kinds) }

  /// Whether a phrase of one of the kinds starts at a token.
  func has(_ kinds: SenseSet, at index: Int) -> Bool {
    isToken(index) && positions[index].kinds.intersects(kinds)
  }

  /// Whether nothing can begin at a token.
  func isMute(_ index: Int) -> Bool { positions[index].isMute }

  /// Whether a number can begin at a token.
  func mayBeNumber(_ index: Int) -> Bool { positions[index].mayBeNumber }

  /// Whether white space stands before a token; the end counts as space.
  func isSpaced(_ index: Int) -> Bool {
    index >= count || positions[index].isSpaced
  }

  /// The kind of a token, if there is one.
  func kind(_ index: Int) -> Token.Kind? {
    isToken(index) ? positions[index].token : nil
  }

  /// Whether a token is a certain sign of ASCII.
  func isSign(_ sign: Unicode.Scalar, at index: Int) -> Bool {
    isToken(index) && UInt32(positions[index].sign) == sign.value
  }

  /// The value and number of digits of a number token of at most 15 digits.
  func digits(at index: Int) -> (value: Int, count: Int)? {
    guard isToken(index), positions[index].digits > 0 else { return nil }
    return (positions[index].value, Int(positions[index].digits))
  }

  /// The source bytes of a range of tokens, which isn't empty.
  func source(_ tokens: Range<Int>) -> Range<Int> {
    text.tokens[tokens.lowerBound].source
      .lowerBound..<text.tokens[tokens.upperBound - 1].source
      .upperBound
  }

  private func isToken(_ index: Int) -> Bool {
    UInt(bitPattern: index) < UInt(bitPattern: count)
  }
}

extension SenseLattice {
  /// The longest phrase of a kind at a token whose meaning yields a value.
  ///
  /// - Parameters:
  ///   - kind: the kind of the meaning.
  ///   - index: the index of the token; beyond the text there is nothing.
  ///   - read: the value of a meaning, or nil.
  /// - Returns: the value and where the phrase ends.
  func first<Value>(
    _ kind: SenseKind, at index: Int, _ read: (Meaning) -> Value?
  ) -> Match<Value>? {
    guard isToken(index), positions[index].kinds.contains(kind) else { return nil }
    return first(at: index, endingWhere: { _ in true }, read)
  }

  /// The longest phrase of one of several kinds at a token whose meaning yields a value.
  ///
  /// - Parameters:
  ///   - kinds: the kinds of the meaning.
  ///   - index: the index of the token; beyond the text there is nothing.
  ///   - isEnd: whether a phrase may end before a token.
  ///   - read: the value of a meaning, or nil.
  /// - Returns: the value and where the phrase ends.
  func first<Value>(
    of kinds: SenseSet, at index: Int, endingWhere isEnd: (Int) -> Bool = { _ in true },
    _ read: (Meaning) -> Value?
  ) -> Match<Value>? {
    guard has(kinds, at: index) else { return nil }
    return first(at: index, endingWhere: isEnd, read)
  }

  private func first<Value>(
    at index: Int, endingWhere isEnd: (Int) -> Bool, _ read: (Meaning) -> Value?
  ) -> Match<Value>? {
    for sense in senses[positions[index].senses].reversed() {
      if let value = read(sense.meaning), isEnd(Int(sense.end)) {
        return Match(value: value, end: Int(sense.end))
      }
    }
    return nil
  }

  /// The end of the longest phrase of a kind at a token, or nil where none stands there.
  @inline(__always)
  func end(of kind: SenseKind, at index: Int) -> Int? {
    guard isToken(index), positions[index].kinds.contains(kind) else { return nil }
    return endOfLongest(kind, at: index)
  }

  private func endOfLongest(_ kind: SenseKind, at index: Int) -> Int? {
    for sense in senses[positions[index].senses].reversed() where sense.kind == kind {
      return Int(sense.end)
    }
    return nil
  }

  /// The end of a keyword at a token, or nil where it doesn't stand there.
  @inline(__always)
  func skip(_ keyword: Keyword, at index: Int) -> Int? {
    end(of: SenseKind(keyword), at: index)
  }

  /// The index after an optional keyword.
  func skipping(_ keyword: Keyword, at index: Int) -> Int {
    skip(keyword, at: index) ?? index
  }

  /// Whether a keyword ends just before a token.
  func has(_ keyword: Keyword, before index: Int) -> Bool {
    skip(keyword, at: index - 1) == index
  }
}
