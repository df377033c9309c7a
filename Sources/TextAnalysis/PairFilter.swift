/// A set of pairs of neighbouring tokens that never lacks a pair put in, and rarely holds another.
///
/// A Bloom filter whose two bits a pair lie in one word: a look costs one load.
///
/// Source: Putze, Sanders and Singler, "Cache-, Hash- and Space-Efficient Bloom Filters" (2007).
package struct PairFilter: Sendable, Hashable {
  /// A pair of neighbouring tokens, as a number that depends on their order.
  package struct Pair: Sendable, Hashable {
    fileprivate let hash: UInt64

    /// Creates a pair.
    ///
    /// - Parameters:
    ///   - first: the key of the first token, or another well-mixed number.
    ///   - second: that of the second one.
    @inline(__always)
    package init(_ first: UInt64, _ second: UInt64) {
      let mixed = (first &* 0xBF58_476D_1CE4_E5B9 ^ second) &* 0x9E37_79B9_7F4A_7C15
      hash = mixed ^ mixed >> 32
    }

    fileprivate var bits: UInt64 { 1 << (hash & 63) | 1 << (hash >> 6 & 63) }
  }

  /// The bits; a power of two of words.
  package let words: [UInt64]

  /// Makes a set.
  ///
  /// - Parameter pairs: what it holds, each once or more.
  /// - Complexity: O(*n*) in their number.
  package init(_ pairs: some Sequence<Pair>) {
    let distinct = Set(pairs)
    // 16 bits a pair: one other pair in a hundred is taken for a member; of few pairs, hardly any.
    var count = 64
    while count * 4 < distinct.count {
      count *= 2
    }
    var words = [UInt64](repeating: 0, count: count)
    for pair in distinct {
      words[Int(truncatingIfNeeded: pair.hash >> 12) & (count - 1)] |= pair.bits
    }
    self.words = words
  }

  /// Restores a set.
  ///
  /// - Parameter words: the bits of another one; nil comes of any other number of words.
  package init?(words: [UInt64]) {
    guard !words.isEmpty, words.count & (words.count - 1) == 0 else { return nil }
    self.words = words
  }

  /// Whether the set holds a pair.
  @inline(__always)
  func contains(_ pair: Pair) -> Bool {
    let word = words[Int(truncatingIfNeeded: pair.hash >> 12) & (words.count - 1)]
    return word & pair.bits == pair.bits
  }
}
