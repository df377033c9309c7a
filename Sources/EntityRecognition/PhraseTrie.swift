import TextAnalysis

/// Phrases by their tokens, in one hash table: a node's key mixes the keys of its tokens.
struct PhraseTrie<Payload: Sendable>: Sendable {
  private struct Node: Sendable {
    var key: UInt64
    var continues: Bool
    /// The payloads of the phrase that ends here, in `chains`; -1 for none.
    var chain: Int32
  }

  private struct Link: Sendable {
    var payload: Payload
    var next: Int32
  }

  private var slots: [Int32]
  private var nodes: [Node] = []
  private var chains: [Link] = []
  /// A bit for each value of the lowest 12 bits of the keys that open a phrase.
  private var openings = [UInt64](repeating: 0, count: 64)

  /// Creates an empty trie.
  ///
  /// - Parameter capacity: about how many phrases it will hold.
  init(capacity: Int) {
    var size = 64
    while size < capacity * 4 { size *= 2 }
    slots = [Int32](repeating: -1, count: size)
  }

  /// Adds a phrase; phrases of no tokens are ignored.
  mutating func insert(_ keys: some Collection<UInt64>, _ payload: Payload) {
    guard let first = keys.first else { return }
    openings[Int(first >> 6 & 63)] |= 1 << (first & 63)
    var state: UInt64 = 0
    var remaining = keys.count
    for key in keys {
      state = Self.mix(state, key)
      let node = findOrAdd(state)
      remaining -= 1
      if remaining > 0 {
        nodes[node].continues = true
      } else {
        chains.append(Link(payload: payload, next: nodes[node].chain))
        nodes[node].chain = Int32(chains.count - 1)
      }
    }
  }

  /// Calls back for every phrase that starts at a token, the shortest first.
  ///
  /// - Parameters:
  ///   - tokens: the tokens.
  ///   - start: the index of the first token of the phrases.
  ///   - body: takes a payload, and the index after the phrase's last token.
  /// - Complexity: O(*n*) in the length of the longest phrase.
  func matches(in tokens: [Token], at start: Int, _ body: (Payload, Int) -> Void) {
    let first = tokens[start].key
    guard openings[Int(first >> 6 & 63)] & (1 << (first & 63)) != 0 else { return }
    var state: UInt64 = 0
    var index = start
    while index < tokens.count {
      state = Self.mix(state, tokens[index].key)
      guard let node = find(state) else { return }
      index += 1
      var link = node.chain
      while link >= 0 {
        body(chains[Int(link)].payload, index)
        link = chains[Int(link)].next
      }
      guard node.continues else { return }
    }
  }

  private static func mix(_ state: UInt64, _ key: UInt64) -> UInt64 {
    let mixed = (state ^ key) &* 0x9E37_79B9_7F4A_7C15
    return mixed ^ (mixed >> 29)
  }

  private func find(_ key: UInt64) -> Node? {
    var slot = Int(key & UInt64(slots.count - 1))
    while slots[slot] >= 0 {
      let node = nodes[Int(slots[slot])]
      if node.key == key { return node }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private mutating func findOrAdd(_ key: UInt64) -> Int {
    if (nodes.count + 1) * 2 > slots.count { grow() }
    var slot = Int(key & UInt64(slots.count - 1))
    while slots[slot] >= 0 {
      if nodes[Int(slots[slot])].key == key { return Int(slots[slot]) }
      slot = (slot + 1) & (slots.count - 1)
    }
    nodes.append(Node(key: key, continues: false, chain: -1))
    slots[slot] = Int32(nodes.count - 1)
    return nodes.count - 1
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for (index, node) in nodes.enumerated() {
      var slot = Int(node.key & UInt64(slots.count - 1))
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(index)
    }
  }
}
