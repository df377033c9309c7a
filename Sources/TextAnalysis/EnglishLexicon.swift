/// The words of English, and names, which a typo corrector must leave alone.
///
/// Source: SCOWL, size classes up to 50; about 77,000 words, of which the 43,000 of the classes up to
/// 35 count as common.
public struct EnglishLexicon: Sendable {
  /// Creates the lexicon, at no cost: its words are part of the program.
  public init() {}

  /// Whether a word is in the lexicon.
  ///
  /// - Parameter word: a normalised word: lower case, without apostrophes.
  /// - Returns: whether it is known.
  /// - Complexity: O(*k* log *n*) for *k* letters and *n* words.
  public func contains(_ word: ArraySlice<UInt8>) -> Bool { place(of: word) != nil }

  /// Whether a word is in the lexicon and common.
  ///
  /// - Parameter word: a normalised word: lower case, without apostrophes.
  /// - Returns: whether it is.
  /// - Complexity: O(*k* log *n*) for *k* letters and *n* words.
  func containsCommon(_ word: ArraySlice<UInt8>) -> Bool { place(of: word) == .common }

  private enum Place { case common, rare }

  private func place(of word: ArraySlice<UInt8>) -> Place? {
    EnglishWords.lines.withUTF8Buffer { lines -> Place? in
      var low = 0
      var high = lines.count
      while low < high {
        var start = (low + high) / 2
        while start > low, lines[start - 1] != Self.lineFeed {
          start -= 1
        }
        switch Self.compare(word, with: lines, from: start) {
        case 0: return lines[start + word.count] == Self.lineFeed ? .common : .rare
        case ..<0: high = start
        default: low = Self.lineEnd(in: lines, from: start)
        }
      }
      return nil
    }
  }

  private static let lineFeed: UInt8 = 0x0A
  private static let dot: UInt8 = 0x2E

  /// Compares a word with a line: negative if the word comes first, 0 if they are equal.
  private static func compare(
    _ word: ArraySlice<UInt8>, with lines: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int {
    var index = start
    for byte in word {
      let other = lines[index]
      if byte != other || other <= dot {
        return other <= dot ? 1 : Int(byte) - Int(other)
      }
      index += 1
    }
    return lines[index] <= dot ? 0 : -1
  }

  private static func lineEnd(in lines: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while index < lines.count, lines[index] != lineFeed {
      index += 1
    }
    return index + 1
  }
}
