import TextAnalysis

/// The distinct features of an utterance with how often each occurs, in order of appearance.
enum FeatureBag {
  /// A feature and how often it occurs.
  struct Entry {
    var key: UInt64
    var count: UInt32
  }

  /// Counts the features of an utterance in memory that is given back afterwards.
  ///
  /// - Parameters:
  ///   - text: the utterance.
  ///   - body: what to do with the features; they are valid only while it runs.
  /// - Returns: what `body` returns.
  /// - Complexity: O(*n*) in the bytes of the text.
  static func withEntries<Result>(
    of text: TokenizedText, _ body: (UnsafeBufferPointer<Entry>) -> Result
  ) -> Result {
    let most = largestCount(of: text)
    let slotCount = 1 << (Int.bitWidth - (2 * most).leadingZeroBitCount)
    let entryBytes = most * MemoryLayout<Entry>.stride
    return withUnsafeTemporaryAllocation(
      byteCount: entryBytes + slotCount * MemoryLayout<UInt32>.stride,
      alignment: MemoryLayout<Entry>.alignment
    ) { memory in
      let entries = UnsafeMutableRawBufferPointer(rebasing: memory[..<entryBytes])
        .bindMemory(to: Entry.self)
      let slots = UnsafeMutableRawBufferPointer(rebasing: memory[entryBytes...])
        .bindMemory(to: UInt32.self)
      slots.initialize(repeating: 0)
      let count = fill(entries, slots, from: text)
      return body(UnsafeBufferPointer(rebasing: entries[..<count]))
    }
  }

  /// A number that the features of an utterance can't exceed, at least 1.
  private static func largestCount(of text: TokenizedText) -> Int {
    let bytes = min(text.normalized.count, FeatureExtractor.byteLimit)
    let tokens = min(text.tokens.count, bytes)
    return 4 * tokens + 2 + 3 * (bytes + tokens) + 1
  }

  /// Fills the entries by open addressing; a slot has one more than an entry's index, 0 is free.
  private static func fill(
    _ entries: UnsafeMutableBufferPointer<Entry>, _ slots: UnsafeMutableBufferPointer<UInt32>,
    from text: TokenizedText
  ) -> Int {
    var count = 0
    let mask = slots.count &- 1
    FeatureExtractor.forEachFeature(in: text) { feature in
      let key = feature.key
      var slot = Int(truncatingIfNeeded: key >> FeatureClass.bitCount) & mask
      while slots[slot] != 0 {
        let index = Int(slots[slot]) &- 1
        if entries[index].key == key {
          entries[index].count &+= 1
          return
        }
        slot = (slot &+ 1) & mask
      }
      guard count < entries.count else { return }
      entries.initializeElement(at: count, to: Entry(key: key, count: 1))
      count &+= 1
      slots[slot] = UInt32(count)
    }
    return count
  }
}
