import Synchronization

/// A spelling index that is built when the first unknown word asks for it.
///
/// Most utterances have none, and building it is the largest part of a router's start.
final class DeferredSpellingIndex: Sendable {
  private let vocabulary: [[UInt8]]
  private let index = Mutex<SpellingIndex?>(nil)

  /// Remembers the words to file.
  ///
  /// - Parameter vocabulary: normalised words of letters from a to z, each once.
  init(_ vocabulary: [[UInt8]]) { self.vocabulary = vocabulary }

  /// The one word that a typed word most likely stands for.
  ///
  /// - Parameter typed: a normalised word.
  /// - Returns: the letters of the nearest word, or nil if there is none or several are as near.
  /// - Complexity: that of `SpellingIndex.nearest`, and at the first call that of building it.
  func nearest(to typed: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let built = index.withLock { index in
      let built = index ?? SpellingIndex(vocabulary)
      index = built
      return built
    }
    return built.nearest(to: typed)
  }
}
