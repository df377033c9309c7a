/// The common words of English, which a typo corrector must leave alone.
///
/// Source: SCOWL, size classes up to 35; about 40,000 words.
public struct EnglishLexicon: Sendable {
  /// Creates the lexicon, at no cost: its words are part of the program.
  public init() {}

  /// Whether a word is in the lexicon.
  ///
  /// - Parameter word: a normalised word: lower case, without apostrophes.
  /// - Returns: whether it is known.
  /// - Complexity: O(*k* log *n*) for *k* letters and *n* words.
  public func contains(_ word: ArraySlice<UInt8>) -> Bool {
    EnglishWords.lines.withUTF8Buffer { lines in
      var low = 0
      var high = lines.count
      while low < high {
        var start = (low + high) / 2
        while start > low, lines[start - 1] != Self.lineFeed {
          start -= 1
        }
        switch Self.compare(word, with: lines, from: start) {
        case 0: return true
        case ..<0: high = start
        default: low = Self.lineEnd(in: lines, from: start)
        }
      }
      return false
    }
  }

  private static let lineFeed: UInt8 = 0x0A

  /// Compares a word with a line: negative if the word comes first, 0 if they are equal.
  private static func compare(
    _ word: ArraySlice<UInt8>, with lines: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int {
    var index = start
    for byte in word {
      let other = lines[index]
      if byte != other || other == lineFeed {
        return other == lineFeed ? 1 : Int(byte) - Int(other)
      }
      index += 1
    }
    return lines[index] == lineFeed ? 0 : -1
  }

  private static func lineEnd(in lines: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while index < lines.count, lines[index] != lineFeed {
      index += 1
    }
    return index + 1
  }
}
