/// Where English words lie in a space in which words that a dictionary explains alike are close.
///
/// About 8,000 words have an entry; their inflected forms are found by the usual endings.
package struct EnglishMeanings: Sendable {
  /// The number of coordinates of a meaning.
  package static let dimension = 64

  private static let directoryBits: UInt64 = 14
  private static let directoryWidth = 3
  private static let directoryCount = directoryWidth * ((1 << Int(directoryBits)) + 1)
  private static let tagWidth = 4
  private static let entryWidth = tagWidth + 1 + dimension / 2

  private let table: StaticString
  /// The eight values that a coordinate may have, in thousandths; for a normal distribution the best
  /// ones.
  ///
  /// Source: Max, "Quantizing for Minimum Distortion", 1960, table I.
  private static let levels: [Int32] = [-2152, -1344, -756, -245, 245, 756, 1344, 2152]

  /// The two values that a character of the table stands for, by its code.
  private static let pairs = (0..<256).flatMap { code in
    let pair = code - (code > 92 ? 36 : 35)
    return [levels[pair >> 3 & 7], levels[pair & 7]]
  }

  /// Creates the space, at no cost: its words are part of the program.
  package init() { table = WordMeanings.table }

  /// Adds the meaning of a word to a sum, the more of it the rarer the word is.
  ///
  /// The sum is of integers: no word of a text adds more than 180,000 to a coordinate, and a text that
  /// is read for routing has at most 4,096.
  ///
  /// - Parameters:
  ///   - word: a normalised word: lower case, without apostrophes; asked for only if need be.
  ///   - key: the word's FNV-1a hash.
  ///   - sum: `dimension` numbers.
  /// - Returns: whether the word, or what it is a form of, has a meaning here.
  /// - Complexity: O(*k*) in the letters of the word.
  @discardableResult
  package func add(
    _ word: @autoclosure () -> ArraySlice<UInt8>, key: UInt64, to sum: UnsafeMutablePointer<Int32>
  ) -> Bool {
    guard let entry = entry(for: key) ?? entry(forLemmaOf: word()) else { return false }
    let rarity = 20 &+ Int32(truncatingIfNeeded: value(at: entry))
    let codes = table.utf8Start + (entry &+ 1)
    Self.pairs.withUnsafeBufferPointer { pairs in
      var place = 0
      while place < Self.dimension / 2 {
        let pair = 2 &* Int(codes[place])
        sum[2 &* place] &+= rarity &* pairs[pair]
        sum[2 &* place &+ 1] &+= rarity &* pairs[pair &+ 1]
        place &+= 1
      }
    }
    return true
  }

  /// The six bits of a character of the table.
  @inline(__always)
  private func value(at offset: Int) -> Int {
    let character = Int(table.utf8Start[offset])
    return character &- (character > 92 ? 36 : 35)
  }

  /// The offset of an entry's rarity, or nil if the word has none.
  @inline(__always)
  private func entry(for key: UInt64) -> Int? {
    let mixed = key &* 0xFF51_AFD7_ED55_8CCD
    let bucket = Int(mixed >> (64 - Self.directoryBits))
    let tag = Int(mixed >> 30 & 0xFF_FFFF)
    var number = start(of: bucket)
    let end = start(of: bucket &+ 1)
    while number < end {
      let offset = Self.directoryCount &+ Self.entryWidth &* number
      let found =
        value(at: offset) | value(at: offset &+ 1) << 6 | value(at: offset &+ 2) << 12
        | value(at: offset &+ 3) << 18
      if found == tag { return offset &+ Self.tagWidth }
      number &+= 1
    }
    return nil
  }

  @inline(__always)
  private func start(of bucket: Int) -> Int {
    let offset = Self.directoryWidth &* bucket
    return value(at: offset) | value(at: offset &+ 1) << 6 | value(at: offset &+ 2) << 12
  }

  /// The entry of what a word is an inflected form of.
  private func entry(forLemmaOf word: ArraySlice<UInt8>) -> Int? {
    for inflection in EnglishInflection.all {
      guard let stem = inflection.stem(of: word) else { continue }
      if let entry = entry(for: hash(of: stem, ending: inflection.ending)) { return entry }
      if inflection.mayDouble, stem.count > 2, stem[stem.endIndex - 1] == stem[stem.endIndex - 2],
        let entry = entry(for: hash(of: stem.dropLast(), ending: nil))
      {
        return entry
      }
    }
    return nil
  }

  private func hash(of stem: ArraySlice<UInt8>, ending: UInt8?) -> UInt64 {
    var hash = FNV1a()
    for byte in stem { hash.combine(byte) }
    if let ending { hash.combine(ending) }
    return hash.value
  }
}
