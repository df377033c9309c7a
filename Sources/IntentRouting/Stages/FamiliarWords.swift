import IntentSchema
import KeywordMatching
import TextAnalysis

/// Tells whether anything was learnt about what an English utterance names.
///
/// A small catalogue knows "where is the" from a line or two, and whatever is asked with these words
/// resembles that line.
struct FamiliarWords: Sendable {
  /// The share of an utterance's words below which too little of it is familiar.
  static let leastShare = 0.2

  /// The share of known features from which on there is no need to look at the words.
  static let familiarMass = 0.8

  /// The confidence below which nothing is matched anyway, whatever the words are.
  static let leastConfidence = 0.2

  private let spelling: SpellingVocabulary
  private let functionWords = EnglishFunctionWords()
  private let lexicon = EnglishLexicon()

  /// Creates the test.
  ///
  /// - Parameter spelling: the words of the training utterances and of the tables.
  init(_ spelling: SpellingVocabulary) { self.spelling = spelling }

  /// Whether hardly any of the words that name something was ever learnt.
  ///
  /// Figures, entities and fillers don't count, nor what is in no lexicon: it may be a name or a slip.
  ///
  /// - Parameters:
  ///   - reading: the utterance.
  ///   - fillers: which positions are fillers.
  /// - Returns: whether it is strange; never for a text with Han characters.
  /// - Complexity: O(*n* log *v*) for *n* words and a vocabulary of *v*.
  func areMissing(in reading: UtteranceReading, fillers: [Bool]) -> Bool {
    let (tokens, text) = (reading.positions.tokens, reading.text)
    guard !tokens.contains(where: { $0.kind == .han }) else { return false }
    let entities = reading.entities.map { reading.positions.positions(of: $0.tokens) }
    var (known, strange) = (0, 0)
    for (position, token) in tokens.enumerated() where token.kind == .word && !fillers[position] {
      let word = text.normalized[token.normalized]
      guard !functionWords.contains(token.key), !entities.contains(where: { $0.contains(position) })
      else { continue }
      if isKnown(token.key, word) {
        known += 1
      } else if lexicon.contains(word) {
        strange += 1
      }
    }
    return strange > 0 && Double(known) < Self.leastShare * Double(known + strange)
  }

  private func isKnown(_ key: UInt64, _ word: ArraySlice<UInt8>) -> Bool {
    spelling.contains(key) || EnglishInflection.stems(of: word).contains(where: spelling.contains)
  }
}
