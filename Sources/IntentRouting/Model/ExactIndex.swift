import IntentSchema
import TextAnalysis

/// The training utterances by their normalised words, for the exact stage.
struct ExactIndex: Sendable, Hashable {
  /// The key of each utterance and intent, ascending.
  var keys: [UInt64]
  /// The intent of each key, as an index into the catalogue.
  var intents: [UInt32]

  /// The intents that have an utterance of these words, each once.
  ///
  /// - Parameter key: the key of the utterance.
  /// - Returns: the intents, ascending; none for a key that isn't there.
  /// - Complexity: O(log *n*) in the number of utterances.
  func intents(for key: UInt64) -> [Int] {
    var (low, high) = (0, keys.count)
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] < key { low = middle + 1 } else { high = middle }
    }
    var found: [Int] = []
    while low < keys.count, keys[low] == key {
      found.append(Int(intents[low]))
      low += 1
    }
    return found
  }

  /// The key of an utterance: its words in order, without symbols.
  ///
  /// - Parameter text: the utterance.
  /// - Returns: the key, or nil for an utterance without words.
  static func key(of text: TokenizedText) -> UInt64? {
    var hash = FNV1a()
    var isEmpty = true
    for token in text.tokens where token.kind != .symbol {
      isEmpty = false
      for shift in stride(from: 0, to: 64, by: 8) {
        hash.combine(UInt8(truncatingIfNeeded: token.key >> UInt64(shift)))
      }
    }
    return isEmpty || text.isTruncated ? nil : hash.value
  }
}

extension ExactIndex {
  /// Indexes a corpus.
  ///
  /// - Parameters:
  ///   - corpus: the training utterances.
  ///   - catalogue: the intents.
  ///   - tokenizer: what makes tokens, the same as for utterances.
  /// - Complexity: O(*n* log *n*) in the size of the corpus.
  init(_ corpus: Corpus, catalogue: Catalogue, tokenizer: Tokenizer) {
    let places = Dictionary(
      catalogue.intents.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    var pairs: Set<[UInt64]> = []
    for utterance in corpus.training {
      guard let intent = utterance.intent.flatMap({ places[$0] }),
        let key = Self.key(of: tokenizer.tokenize(utterance.text))
      else { continue }
      pairs.insert([key, UInt64(intent)])
    }
    let sorted = pairs.sorted { $0.lexicographicallyPrecedes($1) }
    keys = sorted.map { $0[0] }
    intents = sorted.map { UInt32($0[1]) }
  }
}
