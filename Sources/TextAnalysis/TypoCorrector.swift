/// Corrects typos: first by a table, then by what is near to the words and phrases that matter.
///
/// A table entry replaces a sequence of whole tokens, or of Han characters, the longest entry first,
/// from left to right; two Han characters of which one makes a common word with its neighbour outside
/// stay (代办理 is no 待办理). Any other word of the letters a to z that nobody knows becomes, in this order:
///
/// 1. with the word before or after it, a word or words of a target phrase whose space was typed in the
///    wrong place, left out or put in ("ti mer", "settimer", "seta timer");
/// 2. the target word with a letter held down ("timerrr");
/// 3. the nearest target word: one edit away from four letters on, two from eight, the shorter of the
///    two words counting. Of words equally far away one wins by a transposition, then by a letter left
///    out, doubled or hit on a neighbouring key, then by keeping the first and the last letter.
///
/// Han characters that make no known pair become the target phrase that sounds or looks like them, see
/// `HanPhraseCorrector`. Where several words or phrases are equally near, nothing is corrected. Numbers
/// and words of over 24 letters are never corrected.
public struct TypoCorrector: Sendable {
  private let table: TypoTable
  private let words: WordCorrector
  private let phrases: HanPhraseCorrector
  private let marks: WordMarks

  /// Creates a corrector.
  ///
  /// - Parameters:
  ///   - typos: the table; of two entries for the same tokens the first counts. Han phrases on the right
  ///     side are phrases that a typo may become.
  ///   - targetVocabulary: words or phrases whose words a typo may become: those of keyword tables and
  ///     lists. The words of vetoes don't belong here, so that no typo becomes one; pass them as known.
  ///   - targetPhrases: phrases whose Han characters a typo may become.
  ///   - knownWords: words or phrases whose words are left alone; the target vocabulary and the common
  ///     words of English are known anyway.
  ///   - knownKeys: the keys of further words that are left alone, such as those of a training corpus,
  ///     which is tokenised already.
  ///   - hanPairs: what is known of pairs of Han characters; nil if that is only what can be told from
  ///     the other parameters.
  /// - Complexity: O(*n*) in the number of words.
  public init(
    typos: [(wrong: String, right: String)], targetVocabulary: [String],
    targetPhrases: [String] = [], knownWords: [String] = [], knownKeys: [UInt64] = [],
    hanPairs: HanPairs? = nil
  ) {
    let tokenizer = Tokenizer()
    let listed = targetPhrases + typos.map(\.right)
    let words = SpellingVocabulary.words(of: tokenizer.tokenize(lines: knownWords))
    self.init(
      typos, keys: tokenizer.keys(ofEach: typos.map(\.wrong)),
      vocabulary: SpellingVocabulary(
        targets: SpellingVocabulary.words(of: tokenizer.tokenize(lines: targetVocabulary)),
        known: words + knownKeys,
        hanPairs: hanPairs ?? HanPairs(known: knownWords + targetVocabulary, targets: listed)),
      targets: DeferredTargets(words: { targetVocabulary }, phrases: { listed }))
  }

  /// Creates a corrector of what was tokenised before.
  ///
  /// - Parameters:
  ///   - typos: the table; of two entries for the same tokens the first counts.
  ///   - keys: the keys of the tokens that each entry corrects.
  ///   - vocabulary: the words, by their keys.
  ///   - targets: the words and phrases that a typo may become, asked for when a typo comes up.
  /// - Complexity: O(*n*) in the number of words.
  package init(
    _ typos: [(wrong: String, right: String)], keys: [ArraySlice<UInt64>],
    vocabulary: SpellingVocabulary, targets: DeferredTargets
  ) {
    table = TypoTable(typos, keys: keys)
    var marks = WordMarks(
      capacity: vocabulary.targets.count + vocabulary.known.count + typos.count)
    for key in vocabulary.targets { marks.markTarget(key) }
    for key in vocabulary.known { marks.markKnown(key) }
    for (key, index) in table.firstTokens { marks.markEntry(key, index: index) }
    self.marks = marks
    words = WordCorrector(marks: marks, index: DeferredSpellingIndex(targets.words))
    phrases = HanPhraseCorrector(pairs: vocabulary.hanPairs, phrases: targets.phrases)
  }

  /// Corrects the typos of a text.
  ///
  /// - Parameter text: the text.
  /// - Returns: the text with corrected tokens, and what was corrected, in order. Corrected tokens keep
  ///   the source range of what was typed; where a correction changes the number of tokens, each new one
  ///   has the range of all that it replaces.
  /// - Complexity: O(*n*) in the number of tokens.
  public func correct(_ text: TokenizedText) -> (text: TokenizedText, corrections: [Correction]) {
    var edits: [TypoEdit] = []
    var start = 0
    var position = 0
    while position < text.tokens.count {
      if let edit = edit(at: position, from: start, in: text) {
        edits.append(edit)
        start = edit.tokens.upperBound
        position = start
      } else {
        position += 1
      }
    }
    return edits.isEmpty ? (text, []) : text.applying(edits)
  }

  /// The correction that the token at a place calls for.
  private func edit(at position: Int, from start: Int, in text: TokenizedText) -> TypoEdit? {
    let token = text.tokens[position]
    let mark = marks[token.key]
    if let index = mark.entry, let entry = table.match(text.tokens[position...], from: index),
      !phrases.isCut(position..<position + entry.wrong.count, in: text)
    {
      return TypoEdit(
        tokens: position..<position + entry.wrong.count, right: Array(entry.right.utf8),
        kind: .table)
    }
    switch token.kind {
    case .word where !mark.isKnown:
      return words.edit(at: position, from: start, in: text)
    case .han where position + 1 < text.tokens.count:
      let next = text.tokens[position + 1]
      guard next.kind == .han, !next.followsSpace, phrases.isUnknown(token, next) else {
        return nil
      }
      return phrases.edit(at: position, from: start, in: text)
    default:
      return nil
    }
  }
}
