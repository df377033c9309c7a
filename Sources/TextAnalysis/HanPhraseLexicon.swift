/// Longer Chinese words and idioms, which a typo corrector must leave alone though two of their
/// characters are no word: 闹中取静, 直升机.
///
/// A Bloom filter: it knows all its members, and takes about one other text in a thousand for one.
///
/// Source: the dictionary of jieba, words of three and four characters.
struct HanPhraseLexicon: Sendable {
  /// The lengths of its members, in characters.
  static let lengths = 3...4

  private static let bitCount: UInt64 = 1 << 20
  private static let hashCount: UInt64 = 8

  /// Whether characters are a known word.
  ///
  /// - Parameter characters: as many as one of `lengths`, in simplified form.
  /// - Returns: whether they are.
  func contains(_ characters: [HanCharacter]) -> Bool {
    var key: UInt64 = 0
    for character in characters {
      key = (key ^ UInt64(character.scalar)) &* 0x9E37_79B9_7F4A_7C15
      key ^= key >> 29
    }
    let step = key >> 40 | 1
    return (0..<Self.hashCount).allSatisfy { isSet((key &+ $0 &* step) % Self.bitCount) }
  }

  private func isSet(_ bit: UInt64) -> Bool {
    let table = HanPhrases.bits
    let character = Int(table.utf8Start[Int(bit / 6)])
    let value = character &- (character > 92 ? 36 : 35)
    return value >> Int(bit % 6) & 1 != 0
  }
}
