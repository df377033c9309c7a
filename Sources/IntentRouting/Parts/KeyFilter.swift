/// Tells of most words at once that they aren't among some.
struct KeyFilter: Sendable {
  private static let wordCount = 64
  /// A bit for the lowest twelve bits of each key.
  private var bits: [UInt64]

  /// Creates a filter.
  ///
  /// - Parameter keys: the keys of the words.
  init(_ keys: some Sequence<UInt64>) {
    bits = Array(repeating: 0, count: Self.wordCount)
    for key in keys {
      bits[Int(truncatingIfNeeded: key >> 6) & (Self.wordCount - 1)] |= 1 << (key & 63)
    }
  }

  /// Whether a word may be among them.
  func mayHave(_ key: UInt64) -> Bool {
    bits[Int(truncatingIfNeeded: key >> 6) & (Self.wordCount - 1)] & (1 << (key & 63)) != 0
  }

  /// The filter for these words and others.
  func union(_ other: KeyFilter) -> KeyFilter {
    var filter = self
    for index in bits.indices { filter.bits[index] |= other.bits[index] }
    return filter
  }
}
