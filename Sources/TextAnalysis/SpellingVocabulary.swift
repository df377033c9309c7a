/// What a typo corrector must know of words, by their keys: small enough to be part of a model file.
///
/// The words themselves are only needed once an unknown one comes up.
public struct SpellingVocabulary: Sendable, Hashable {
  /// The words that a typo may become, ascending.
  package let targets: [UInt64]
  /// Further words that are left alone, ascending.
  package let known: [UInt64]
  /// What is known of pairs of Han characters.
  package let hanPairs: HanPairs

  /// Restores a vocabulary.
  ///
  /// - Parameters:
  ///   - targets: the words that a typo may become.
  ///   - known: further words that are left alone.
  ///   - hanPairs: what is known of pairs of Han characters.
  package init(targets: [UInt64], known: [UInt64], hanPairs: HanPairs) {
    self.targets = targets
    self.known = known
    self.hanPairs = hanPairs
  }

  /// The words of tokenised texts, each once.
  ///
  /// - Parameter texts: the texts.
  /// - Returns: the keys, ascending.
  /// - Complexity: O(*n* log *n*) in the number of tokens.
  package static func words(of texts: [TokenizedText]) -> [UInt64] {
    Set(texts.flatMap { $0.tokens.filter { $0.kind == .word }.map(\.key) }).sorted()
  }

  /// Whether a word is one of these, a target or not.
  ///
  /// - Parameter key: the key of the word.
  /// - Returns: whether it is.
  /// - Complexity: O(log *n*) in the number of words.
  package func contains(_ key: UInt64) -> Bool {
    Self.contains(key, in: known) || Self.contains(key, in: targets)
  }

  private static func contains(_ key: UInt64, in keys: [UInt64]) -> Bool {
    var (low, high) = (0, keys.count)
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] < key { low = middle + 1 } else { high = middle }
    }
    return low < keys.count && keys[low] == key
  }
}
