/// Finds what an unknown word of the letters a to z was meant to be.
struct WordCorrector: Sendable {
  /// The shortest word that is put together from two parts, in letters.
  private static let shortestJoin = 5

  private let marks: WordMarks
  private let lexicon = EnglishLexicon()
  private let index: DeferredSpellingIndex

  /// Creates a corrector.
  ///
  /// - Parameters:
  ///   - marks: what is known about words.
  ///   - index: the words that a typo may become, and the phrases they form.
  init(marks: WordMarks, index: DeferredSpellingIndex) {
    self.marks = marks
    self.index = index
  }

  /// The correction of a word, with a neighbour if a space is wrong.
  ///
  /// - Parameters:
  ///   - position: the place of a word that isn't marked as known.
  ///   - start: where the correction may start at the earliest.
  ///   - text: the text.
  /// - Returns: what to replace, or nil if nothing was likely meant, or several things equally.
  /// - Complexity: O(*k*²) for *k* letters, times the number of similar words.
  func edit(at position: Int, from start: Int, in text: TokenizedText) -> TypoEdit? {
    let token = text.tokens[position]
    let word = text.normalized[token.normalized]
    let isLong = SpellingIndex.allowance(word.count) > 0
    guard word.count <= EditCost.longestWord, text.isPlainWord(token),
      !isLong || !lexicon.contains(word)
    else { return nil }
    let pairs = Self.pairs(with: position, from: start, in: text)
    if let split = pairs.first(where: { marks[$0.key].isTarget }),
      isLong || !lexicon.contains(word)
    {
      let joined = Array(text.normalized[text.letters(of: split.tokens)])
      return TypoEdit(tokens: split.tokens, right: joined, kind: .spacing)
    }
    if !isLong { return nil }
    let itself = (tokens: position..<position + 1, key: token.key)
    for (tokens, key) in [itself] + pairs {
      guard let words = index.words(joined: key) else { continue }
      return TypoEdit(tokens: tokens, right: words, kind: .spacing)
    }
    if let squeezed = squeezed(word) {
      return TypoEdit(tokens: itself.tokens, right: squeezed, kind: .repetition)
    }
    guard let nearest = index.nearest(to: word), !isLikelierCommonWord(word, than: nearest) else {
      return nil
    }
    return TypoEdit(tokens: itself.tokens, right: Array(nearest), kind: .distance)
  }

  /// Whether an unlikely edit makes the target word, and a likely one a common word of English.
  private func isLikelierCommonWord(
    _ typed: ArraySlice<UInt8>, than target: ArraySlice<UInt8>
  ) -> Bool {
    EditCost(typed: typed, word: target).isUnlikelyEdit
      && LikelyEdits.of(Array(typed)).contains { lexicon.containsCommon($0[...]) }
  }

  /// A word with the one after it, and with the one before it, where only white space stands between
  /// them, and the key of their letters together.
  private static func pairs(
    with position: Int, from start: Int, in text: TokenizedText
  ) -> [(tokens: Range<Int>, key: UInt64)] {
    [position, position - 1].compactMap { first in
      guard first >= start, first + 1 < text.tokens.count else { return nil }
      let (left, right) = (text.tokens[first], text.tokens[first + 1])
      let letters = text.letters(of: first..<first + 2)
      guard right.followsSpace, (shortestJoin...EditCost.longestWord).contains(letters.count),
        text.isPlainWord(left), text.isPlainWord(right)
      else { return nil }
      return (first..<first + 2, FNV1a.hash(text.normalized[letters]))
    }
  }

  /// The target word that a word is if letters typed three times and more are meant once or twice.
  private func squeezed(_ word: ArraySlice<UInt8>) -> [UInt8]? {
    let readings = [1, 2].map { Self.squeeze(word, to: $0) }
    guard readings[0].count < word.count - 1 else { return nil }
    let targets = readings.filter { marks[FNV1a.hash($0)].isTarget }
    return targets.count == 1 ? targets[0] : nil
  }

  private static func squeeze(_ word: ArraySlice<UInt8>, to limit: Int) -> [UInt8] {
    var result: [UInt8] = []
    var rest = word
    while let letter = rest.first {
      let run = rest.prefix { $0 == letter }
      result += run.prefix(run.count > 2 ? limit : run.count)
      rest = rest.dropFirst(run.count)
    }
    return result
  }
}

extension TokenizedText {
  /// The normalised bytes of neighbouring tokens, which stand one after the other.
  fileprivate func letters(of tokens: Range<Int>) -> Range<Int> {
    let (first, last) = (self.tokens[tokens.lowerBound], self.tokens[tokens.upperBound - 1])
    return first.normalized.lowerBound..<last.normalized.upperBound
  }
}
