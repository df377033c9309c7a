import TextAnalysis

/// Phrases that are looked for at a place of a text.
struct PhraseSet: Sendable {
  /// The keys of the phrases, longer ones first.
  private let phrases: [ArraySlice<UInt64>]
  /// The first words of the phrases: most words open none.
  let openings: KeyFilter

  /// Creates a set.
  ///
  /// - Parameter texts: the phrases.
  /// - Complexity: O(*n*) in the length of the phrases.
  init(_ texts: [String]) {
    phrases = Tokenizer().keys(ofEach: texts).filter { !$0.isEmpty }.sorted { $0.count > $1.count }
    openings = KeyFilter(phrases.compactMap(\.first))
  }

  /// Finds the longest phrase that begins at a place.
  ///
  /// - Parameters:
  ///   - place: the index of a token.
  ///   - tokens: the tokens.
  /// - Returns: how many tokens it takes, or nil if none begins there.
  /// - Complexity: O(*n*) in the number of phrases, for most words O(1).
  func length(at place: Int, of tokens: [Token]) -> Int? {
    guard tokens.indices.contains(place), openings.mayHave(tokens[place].key) else { return nil }
    for phrase in phrases
    where phrase.count <= tokens.count - place
      && zip(phrase, tokens[place...]).allSatisfy({ $0 == $1.key })
    {
      return phrase.count
    }
    return nil
  }

  /// Whether a phrase begins anywhere.
  ///
  /// - Complexity: O(*n*) in the number of tokens, but for words that open phrases.
  func occurs(in tokens: [Token]) -> Bool {
    tokens.indices.contains { length(at: $0, of: tokens) != nil }
  }
}
