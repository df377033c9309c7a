package import IntentSchema
import TextAnalysis

/// A step of a compiled phrase.
package enum PhraseStep: Sendable, Hashable {
  /// A token with this key.
  case token(UInt64)
  /// An entity that fills a slot of this type.
  case entity(SlotType)
}

/// All phrases in one automaton over tokens, so that matching doesn't depend on their number.
///
/// Nodes are numbers, 0 is the root. Transitions over tokens live in one open-addressing table
/// keyed by node and token. What else hangs on a node is a chain of links in one flat array for all
/// nodes: an array for each node would be counted at every step.
struct PhraseAutomaton: Sendable {
  /// No link: the end of a chain.
  static let none: Int32 = -1

  /// A number to report at a node.
  struct Output: Sendable {
    let number: Int
    let next: Int32
  }

  /// A transition over an entity.
  struct EntityEdge: Sendable {
    /// The index into `types`.
    let type: Int
    let target: Int
    let next: Int32
  }

  /// Where the chains of a node begin.
  struct Node: Sendable {
    var output = none
    var entityEdge = none
  }

  private var edgeKeys: [UInt64]
  private var edgeTargets: [Int32]
  private var edgeCount = 0
  private(set) var nodes = [Node()]
  private(set) var outputs: [Output] = []
  private(set) var entityEdges: [EntityEdge] = []
  /// The types of the slots that phrases have.
  private(set) var types: [SlotType] = []

  init() {
    edgeKeys = [UInt64](repeating: 0, count: 64)
    edgeTargets = [Int32](repeating: -1, count: 64)
  }

  /// Adds a phrase.
  ///
  /// - Parameters:
  ///   - steps: the phrase; not empty.
  ///   - output: the number to report when it has been read.
  mutating func insert(_ steps: [PhraseStep], output: Int) {
    precondition(!steps.isEmpty, "An empty phrase would match everywhere.")
    var node = 0
    for step in steps {
      node = target(from: node, over: step) ?? addEdge(from: node, over: step)
    }
    outputs.append(Output(number: output, next: nodes[node].output))
    nodes[node].output = Int32(outputs.count - 1)
  }

  /// Whether a phrase ends at a node.
  func isFinal(_ node: Int) -> Bool { nodes[node].output != Self.none }

  /// The node that a token leads to, or nil.
  func next(_ node: Int, _ key: UInt64) -> Int? {
    let mixed = Self.mix(node, key)
    let mask = edgeKeys.count - 1
    var slot = Int(truncatingIfNeeded: mixed >> 20) & mask
    while edgeTargets[slot] >= 0 {
      if edgeKeys[slot] == mixed { return Int(edgeTargets[slot]) }
      slot = (slot + 1) & mask
    }
    return nil
  }

  private func target(from node: Int, over step: PhraseStep) -> Int? {
    switch step {
    case .token(let key): return next(node, key)
    case .entity(let type):
      var link = nodes[node].entityEdge
      while link != Self.none {
        let edge = entityEdges[Int(link)]
        if types[edge.type] == type { return edge.target }
        link = edge.next
      }
      return nil
    }
  }

  private mutating func addEdge(from node: Int, over step: PhraseStep) -> Int {
    let target = nodes.count
    nodes.append(Node())
    switch step {
    case .entity(let type):
      entityEdges.append(
        EntityEdge(type: place(of: type), target: target, next: nodes[node].entityEdge))
      nodes[node].entityEdge = Int32(entityEdges.count - 1)
    case .token(let key):
      if (edgeCount + 1) * 2 > edgeKeys.count { grow() }
      store(Self.mix(node, key), target: Int32(target))
      edgeCount += 1
    }
    return target
  }

  private mutating func place(of type: SlotType) -> Int {
    if let known = types.firstIndex(of: type) { return known }
    types.append(type)
    return types.count - 1
  }

  private mutating func store(_ mixed: UInt64, target: Int32) {
    let mask = edgeKeys.count - 1
    var slot = Int(truncatingIfNeeded: mixed >> 20) & mask
    while edgeTargets[slot] >= 0 { slot = (slot + 1) & mask }
    edgeKeys[slot] = mixed
    edgeTargets[slot] = target
  }

  private mutating func grow() {
    let (keys, targets) = (edgeKeys, edgeTargets)
    edgeKeys = [UInt64](repeating: 0, count: keys.count * 2)
    edgeTargets = [Int32](repeating: -1, count: keys.count * 2)
    for (key, target) in zip(keys, targets) where target >= 0 { store(key, target: target) }
  }

  /// Joins a node and a token key; the finaliser is that of MurmurHash3 (Appleby, 2011).
  private static func mix(_ node: Int, _ key: UInt64) -> UInt64 {
    var mixed = key ^ (UInt64(truncatingIfNeeded: node) &* 0x9E37_79B9_7F4A_7C15)
    mixed = (mixed ^ (mixed >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    return mixed ^ (mixed >> 33)
  }
}

extension PhraseAutomaton {
  /// Compiles phrases that only matter as a set.
  ///
  /// - Parameters:
  ///   - phrases: the phrases; each has a word.
  ///   - tokenizer: what makes tokens of them.
  init(_ phrases: [String], with tokenizer: Tokenizer) {
    self.init()
    for phrase in phrases {
      insert(tokenizer.tokenize(phrase).tokens.map { .token($0.key) }, output: 0)
    }
  }

  /// The end of the longest phrase that begins at a token, or nil.
  ///
  /// - Complexity: O(*n*) in the length of the phrase.
  func longestMatch(in tokens: [Token], from start: Int) -> Int? {
    var node = 0
    var end: Int?
    for position in start..<tokens.count {
      guard let next = next(node, tokens[position].key) else { break }
      node = next
      if isFinal(node) { end = position + 1 }
    }
    return end
  }
}
