/// The common Chinese words of two characters, which a typo corrector must leave alone.
///
/// Source: the dictionary of jieba, words with a count from 50 on; about 32,000 words.
struct ChineseLexicon: Sendable {
  /// Whether two characters are a word.
  ///
  /// - Parameters:
  ///   - first: the first character, in simplified form.
  ///   - second: the second one.
  /// - Returns: whether they are a common word.
  /// - Complexity: O(log *n*) in the number of words.
  func contains(_ first: HanCharacter, _ second: HanCharacter) -> Bool {
    let word = UInt32(first.scalar) << 16 | UInt32(second.scalar)
    return ChineseWords.pairs.withUTF8Buffer { pairs in
      var (low, high) = (0, pairs.count / 6)
      while low < high {
        let middle = (low + high) / 2
        let other =
          UInt32(Self.scalar(in: pairs, at: 6 * middle)) << 16
          | UInt32(Self.scalar(in: pairs, at: 6 * middle + 3))
        if other == word { return true }
        if other < word { low = middle + 1 } else { high = middle }
      }
      return false
    }
  }

  /// The characters of which words are made, each as often as it occurs.
  var characters: [HanCharacter] {
    ChineseWords.pairs.withUTF8Buffer { pairs in
      stride(from: 0, to: pairs.count - 2, by: 3).compactMap {
        HanCharacter(UInt32(Self.scalar(in: pairs, at: $0)))
      }
    }
  }

  private static func scalar(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt16 {
    let high = UInt16(bytes[index] & 0x0F) << 12 | UInt16(bytes[index + 1] & 0x3F) << 6
    return high | UInt16(bytes[index + 2] & 0x3F)
  }
}
