/// What a typo corrector knows about tokens, by their keys.
struct WordMarks: Sendable {
  /// What is known about one token.
  struct Mark: Sendable {
    fileprivate var bits: UInt32

    /// Whether the token is a word that is left alone.
    var isKnown: Bool { bits & 1 != 0 }
    /// Whether the token is a word that a typo may become; it is known, too.
    var isTarget: Bool { bits & 2 != 0 }
    /// The index of the first table entry that begins with the token.
    var entry: Int? { bits > 3 ? Int(bits >> 2) - 1 : nil }
  }

  private var index: KeyIndex

  /// Creates marks for no token.
  ///
  /// - Parameter capacity: for how many tokens to make room.
  init(capacity: Int) { index = KeyIndex(capacity: capacity) }

  /// What is known about the token with a key.
  subscript(key: UInt64) -> Mark { Mark(bits: index[key]) }

  /// Marks a word as one that is left alone.
  mutating func markKnown(_ key: UInt64) { index[key] |= 1 }

  /// Marks a word as one that a typo may become.
  mutating func markTarget(_ key: UInt64) { index[key] |= 3 }

  /// Marks a token as the first one of table entries.
  mutating func markEntry(_ key: UInt64, index entry: Int) {
    index[key] |= UInt32(truncatingIfNeeded: entry + 1) << 2
  }
}
