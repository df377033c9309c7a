/// Corrects typos: first by a table, then by edit distance to the words that matter.
///
/// A table entry replaces a sequence of whole tokens, or of Han characters, the longest entry first,
/// from left to right. Any other word of the letters a to z that nobody knows becomes the nearest word of
/// the target vocabulary: one edit away from four letters on, two from eight, the shorter of the two
/// words counting. Of words equally far away one wins by a transposition, then by a letter left out,
/// doubled or hit on a neighbouring key, then by keeping the first and the last letter; if several are
/// still equal, nothing is corrected. Numbers and words of over 24 letters are never corrected.
public struct TypoCorrector: Sendable {
  private let table: TypoTable
  private let index: DeferredSpellingIndex
  private let lexicon = EnglishLexicon()
  /// By token key: bit 0 if the word is known, the other bits one more than the index of the first
  /// table entry that begins with the token.
  private var marks: KeyIndex

  /// Creates a corrector.
  ///
  /// - Parameters:
  ///   - typos: the table; of two entries for the same tokens the first counts.
  ///   - targetVocabulary: words or phrases whose words a typo may become: those of keyword tables and
  ///     lists. The words of vetoes don't belong here, so that no typo becomes one; pass them as known.
  ///   - knownWords: words or phrases whose words are left alone; the target vocabulary and the common
  ///     words of English are known anyway.
  ///   - knownKeys: the keys of further words that are left alone, such as those of a training corpus,
  ///     which is tokenised already.
  /// - Complexity: O(*nk*²) for *n* words of up to *k* letters.
  public init(
    typos: [(wrong: String, right: String)], targetVocabulary: [String], knownWords: [String] = [],
    knownKeys: [UInt64] = []
  ) {
    table = TypoTable(typos)
    marks = KeyIndex(
      capacity: targetVocabulary.count + knownWords.count + knownKeys.count + typos.count)
    var targets: [[UInt8]] = []
    for text in Self.tokenized(targetVocabulary) {
      for token in text.tokens where token.kind == .word && marks[token.key] == 0 {
        marks[token.key] = 1
        let word = text.normalized[token.normalized]
        if Self.isPlain(word) { targets.append(Array(word)) }
      }
    }
    index = DeferredSpellingIndex(targets)
    for text in Self.tokenized(knownWords) {
      for token in text.tokens where token.kind == .word {
        marks[token.key] = 1
      }
    }
    for key in knownKeys {
      marks[key] = 1
    }
    for (key, index) in table.firstTokens {
      marks[key] |= UInt32(truncatingIfNeeded: index + 1) << 1
    }
  }

  /// Corrects the typos of a text.
  ///
  /// - Parameter text: the text.
  /// - Returns: the text with corrected tokens, and what was corrected, in order. Corrected tokens keep
  ///   the source range of what was typed; where a correction changes the number of tokens, each new one
  ///   has the range of all that it replaces.
  /// - Complexity: O(*n*) in the number of tokens.
  public func correct(_ text: TokenizedText) -> (text: TokenizedText, corrections: [Correction]) {
    for position in text.tokens.indices {
      if let edit = edit(at: position, in: text) {
        return apply(edit, at: position, in: text)
      }
    }
    return (text, [])
  }

  /// Tokenises many short texts in few passes: one call a text costs more than its words.
  private static func tokenized(_ texts: [String]) -> [TokenizedText] {
    var chunks: [[UInt8]] = [[]]
    for text in texts {
      let last = chunks.count - 1
      if chunks[last].count + text.utf8.count >= Tokenizer.byteLimit { chunks.append([]) }
      chunks[chunks.count - 1] += text.utf8
      chunks[chunks.count - 1].append(UInt8(ascii: "\n"))
    }
    return chunks.map(Tokenizer().tokenize)
  }

  private static func isPlain(_ word: ArraySlice<UInt8>) -> Bool {
    word.allSatisfy { $0 &- 0x61 < 26 }
  }
}

extension TypoCorrector {
  /// The correction that begins at a token.
  private enum Edit {
    case table(TypoTable.Entry)
    case distance(ArraySlice<UInt8>)
  }

  private func edit(at position: Int, in text: TokenizedText) -> Edit? {
    let token = text.tokens[position]
    let mark = marks[token.key]
    if mark > 1,
      let entry = table.match(text.tokens[position...], from: Int(mark >> 1) - 1)
    {
      return .table(entry)
    }
    guard token.kind == .word, mark & 1 == 0,
      SpellingIndex.allowance(token.normalized.count) > 0
    else { return nil }
    let word = text.normalized[token.normalized]
    guard Self.isPlain(word), !lexicon.contains(word) else { return nil }
    return index.nearest(to: word).map(Edit.distance)
  }

  /// Applies the first correction and all that follow it.
  private func apply(
    _ first: Edit, at start: Int, in text: TokenizedText
  ) -> (text: TokenizedText, corrections: [Correction]) {
    var result = text
    result.tokens.removeSubrange(start...)
    result.normalized.removeSubrange(text.tokens[start].normalized.lowerBound...)
    var corrections: [Correction] = []
    var position = start
    var next: Edit? = first
    while position < text.tokens.count {
      switch next {
      case .table(let entry):
        let wrong = text.tokens[position..<position + entry.wrong.count]
        let right = Tokenizer().tokenize(entry.right)
        corrections.append(result.replace(wrong, with: right, kind: .table))
        position += wrong.count
      case .distance(let word):
        let right = Tokenizer().tokenize(Array(word))
        let wrong = text.tokens[position...position]
        corrections.append(result.replace(wrong, with: right, kind: .distance))
        position += 1
      case nil:
        let token = text.tokens[position]
        result.append(token, reading: text.normalized[token.normalized])
        position += 1
      }
      next = position < text.tokens.count ? edit(at: position, in: text) : nil
    }
    return (result, corrections)
  }
}

extension TokenizedText {
  /// Appends what is meant in place of tokens that were typed.
  ///
  /// - Parameters:
  ///   - wrong: the tokens that were typed, not empty.
  ///   - right: what is meant.
  ///   - kind: how the correction was found.
  /// - Returns: the correction.
  fileprivate mutating func replace(
    _ wrong: ArraySlice<Token>, with right: TokenizedText, kind: Correction.Kind
  ) -> Correction {
    let start = wrong.first?.source.lowerBound ?? 0
    let source = start..<(wrong.last?.source.upperBound ?? start)
    let isOneToOne = wrong.count == right.tokens.count
    var meant = ""
    for (offset, token) in right.tokens.enumerated() {
      if token.followsSpace { meant += " " }
      meant += right.text(of: token)
      var new = token
      new.source = source
      if isOneToOne || offset == 0 {
        let counterpart = wrong[wrong.startIndex + offset]
        new.followsSpace = counterpart.followsSpace
        new.source = isOneToOne ? counterpart.source : source
      }
      append(new, reading: right.normalized[token.normalized])
    }
    return Correction(from: typed(source), to: meant, source: source, kind: kind)
  }

  /// Appends a token, its normalised bytes behind those of the tokens before it.
  fileprivate mutating func append(_ token: Token, reading bytes: ArraySlice<UInt8>) {
    var token = token
    let start = normalized.count
    normalized += bytes
    token.normalized = start..<normalized.count
    tokens.append(token)
  }
}
