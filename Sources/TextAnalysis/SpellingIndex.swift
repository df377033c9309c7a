/// Finds the words of a vocabulary within an edit distance, without a scan of the vocabulary.
///
/// Two words within distance *d* have a common rest after at most *d* letters are deleted from each, so
/// words are filed under the hashes of all their rests.
///
/// Source: Garbe, "SymSpell: Symmetric Delete spelling correction" (2012).
struct SpellingIndex: Sendable {
  private struct Entry: Sendable {
    var rest: UInt64
    var word: Int32
    /// The next entry in the same bucket, or -1.
    var next: Int32
  }

  private var letters: [UInt8] = []
  private var words: [Range<Int>] = []
  private var entries: [Entry] = []
  private var buckets: [Int32] = []

  /// How many edits a word of a length may take: one from 4 letters, two from 8, none beyond 24.
  ///
  /// - Parameter length: its number of letters.
  /// - Returns: the largest edit distance.
  static func allowance(_ length: Int) -> Int {
    if length < 4 || length > EditCost.longestWord { return 0 }
    return length < 8 ? 1 : 2
  }

  /// Files words.
  ///
  /// - Parameter vocabulary: normalised words of letters from a to z, each once.
  /// - Complexity: O(*nk*²) for *n* words of up to *k* letters.
  init(_ vocabulary: [[UInt8]]) {
    for word in vocabulary where Self.allowance(word.count) > 0 {
      let start = letters.count
      letters += word
      let number = Int32(truncatingIfNeeded: words.count)
      words.append(start..<letters.count)
      Self.forEachRest(of: word[...], deleting: Self.allowance(word.count)) { rest in
        entries.append(Entry(rest: rest, word: number, next: -1))
      }
    }
    var size = 1
    while size < 2 * entries.count {
      size *= 2
    }
    buckets = Array(repeating: -1, count: size)
    for index in entries.indices {
      let bucket = Self.bucket(entries[index].rest, of: size)
      entries[index].next = buckets[bucket]
      buckets[bucket] = Int32(truncatingIfNeeded: index)
    }
  }

  /// The one word that a typed word most likely stands for.
  ///
  /// - Parameter typed: a normalised word.
  /// - Returns: the letters of the nearest word, or nil if there is none or several are as near.
  func nearest(to typed: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let allowance = Self.allowance(typed.count)
    if allowance == 0 { return nil }
    var best: (word: Int32, cost: EditCost)?
    var isTied = false
    Self.forEachRest(of: typed, deleting: allowance) { rest in
      var index = buckets[Self.bucket(rest, of: buckets.count)]
      while index >= 0 {
        let entry = entries[Int(index)]
        index = entry.next
        guard entry.rest == rest, entry.word != best?.word else { continue }
        let word = letters[words[Int(entry.word)]]
        guard abs(word.count - typed.count) <= allowance else { continue }
        let cost = EditCost(typed: typed, word: word)
        guard cost.distance <= Self.allowance(min(word.count, typed.count)) else { continue }
        if let best, best.cost <= cost {
          isTied = isTied || best.cost == cost
        } else {
          best = (entry.word, cost)
          isTied = false
        }
      }
    }
    guard let best, !isTied else { return nil }
    return letters[words[Int(best.word)]]
  }

  private static func bucket(_ rest: UInt64, of size: Int) -> Int {
    Int(truncatingIfNeeded: (rest &* 0x9e37_79b9_7f4a_7c15) >> 32) & (size - 1)
  }

  /// Hashes what remains of a word when none, one or two of its letters are deleted.
  private static func forEachRest(
    of word: ArraySlice<UInt8>, deleting count: Int, _ body: (UInt64) -> Void
  ) {
    body(FNV1a.hash(word))
    for first in word.indices {
      let head = FNV1a.hash(word[..<first])
      body(append(word[(first + 1)...], to: head))
      if count < 2 { continue }
      var between = head
      for second in word.indices.dropFirst(first + 1 - word.startIndex) {
        body(append(word[(second + 1)...], to: between))
        between = (between ^ UInt64(word[second])) &* FNV1a.prime
      }
    }
  }

  private static func append(_ bytes: ArraySlice<UInt8>, to hash: UInt64) -> UInt64 {
    bytes.reduce(hash) { ($0 ^ UInt64($1)) &* FNV1a.prime }
  }
}
