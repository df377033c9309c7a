import TextAnalysis

/// Phrases by their tokens, in one hash table: a node's key mixes the keys of its tokens.
struct PhraseTrie<Payload: Sendable>: Sendable {
  private struct Node: Sendable {
    /// 0 where the slot is free.
    var key: UInt64 = 0
    /// The payloads of the phrase that ends here.
    var first: Int32 = 0
    var count: UInt16 = 0
    var continues = false
  }

  /// The nodes, each at the first free slot from its key on.
  private var slots: [Node]
  /// What belongs to the phrases; a phrase's own lie side by side, in the order they were given.
  private var payloads: [Payload] = []
  /// A bit for each value of the lowest 15 bits of the keys that open a phrase.
  private var openings = [UInt64](repeating: 0, count: 512)

  /// Creates a trie.
  ///
  /// - Parameter phrases: the keys of each phrase's tokens, and what belongs to it; phrases of no
  ///   tokens are ignored.
  /// - Complexity: O(*n*) in the number of tokens.
  init(_ phrases: [(keys: ArraySlice<UInt64>, payload: Payload)]) {
    var size = 64
    let tokens = phrases.reduce(0) { $0 + $1.keys.count }
    while size < tokens * 2 { size *= 2 }
    slots = [Node](repeating: Node(), count: size)
    let ends = phrases.map { add($0.keys) }
    var next: Int32 = 0
    for slot in slots.indices {
      slots[slot].first = next
      next += Int32(slots[slot].count)
    }
    var order = [Int](repeating: 0, count: Int(next))
    // Backwards, so that a count of what is still to come is the place.
    var filled = slots.map { $0.count }
    for (index, end) in ends.enumerated().reversed() {
      guard let end, filled[end] > 0 else { continue }
      filled[end] -= 1
      order[Int(slots[end].first) + Int(filled[end])] = index
    }
    payloads = order.map { phrases[$0].payload }
  }

  /// Adds the nodes of a phrase.
  ///
  /// - Returns: the slot of the last one, nil for a phrase of no tokens.
  private mutating func add(_ keys: ArraySlice<UInt64>) -> Int? {
    guard let first = keys.first else { return nil }
    openings[Int(first >> 6 & 511)] |= 1 << (first & 63)
    var state: UInt64 = 0
    var last: Int?
    for key in keys {
      if let last { slots[last].continues = true }
      state = Self.mix(state, key)
      let slot = slot(of: state)
      slots[slot].key = state
      last = slot
    }
    if let last { slots[last].count = max(slots[last].count, slots[last].count &+ 1) }
    return last
  }

  /// Calls back for every phrase that starts at a token, the shortest first.
  ///
  /// - Parameters:
  ///   - tokens: the tokens.
  ///   - start: the index of the first token of the phrases.
  ///   - body: takes the indices of the payloads, in the order they were given, and the index
  ///     after the phrase's last token.
  /// - Complexity: O(*n*) in the length of the longest phrase.
  @inline(__always)
  func matches(
    in tokens: Span<Token>, at start: Int, _ body: (Range<Int>, Int) -> Void
  ) {
    let first = tokens[start].key
    guard openings[Int(first >> 6 & 511)] & (1 &<< (first & 63)) != 0 else { return }
    var state: UInt64 = 0
    var index = start
    while index < tokens.count {
      state = Self.mix(state, tokens[index].key)
      let node = slots[slot(of: state)]
      guard node.key == state else { return }
      index += 1
      if node.count > 0 { body(Int(node.first)..<Int(node.first) + Int(node.count), index) }
      guard node.continues else { return }
    }
  }

  /// The payload at an index that `matches` called back with.
  subscript(index: Int) -> Payload { payloads[index] }

  private static func mix(_ state: UInt64, _ key: UInt64) -> UInt64 {
    let mixed = (state ^ key) &* 0x9E37_79B9_7F4A_7C15
    return max(mixed ^ (mixed &>> 29), 1)
  }

  /// The slot of a node, or the free one where it would be.
  private func slot(of key: UInt64) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: key) & mask
    while slots[slot].key != key, slots[slot].key != 0 { slot = (slot + 1) & mask }
    return slot
  }
}
