import Synchronization

/// The words and phrases that a typo may become, filed when the first unknown word asks for it.
///
/// Most utterances have none, and filing would be a large part of a router's start.
final class DeferredSpellingIndex: Sendable {
  private struct Indices {
    let words: SpellingIndex
    let joined: JoinedPhrases

    init(_ phrases: [String]) {
      // The symbol keeps the last word of a phrase from the first one of the next.
      let texts = Tokenizer().tokenize(lines: phrases.map { $0 + " |" })
      var seen: Set<UInt64> = []
      var words: [[UInt8]] = []
      for text in texts {
        for token in text.tokens where text.isPlainWord(token) && seen.insert(token.key).inserted {
          words.append(Array(text.normalized[token.normalized]))
        }
      }
      self.words = SpellingIndex(words)
      joined = JoinedPhrases(texts)
    }
  }

  private let phrases: @Sendable () -> [String]
  private let indices = Mutex<Indices?>(nil)

  /// Remembers what to file.
  ///
  /// - Parameter phrases: lists words or phrases whose words are the vocabulary; called once.
  init(_ phrases: @escaping @Sendable () -> [String]) { self.phrases = phrases }

  /// The one word that a typed word most likely stands for.
  ///
  /// - Parameter typed: a normalised word.
  /// - Returns: the letters of the nearest word, or nil if there is none or several are as near.
  /// - Complexity: that of `SpellingIndex.nearest`, and at the first call that of building it.
  func nearest(to typed: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    built().words.nearest(to: typed)
  }

  /// The words of a phrase that letters are without their spaces.
  ///
  /// - Parameter key: the hash of the letters.
  /// - Returns: the words with spaces between them, or nil if there are none.
  /// - Complexity: constant, but at the first call that of filing the phrases.
  func words(joined key: UInt64) -> [UInt8]? { built().joined.words(joined: key) }

  private func built() -> Indices {
    indices.withLock { indices in
      let built = indices ?? Indices(phrases())
      indices = built
      return built
    }
  }
}
