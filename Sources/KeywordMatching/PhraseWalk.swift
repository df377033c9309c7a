import IntentSchema
import TextAnalysis

/// One pass of the automaton over an utterance.
///
/// Fillers inside a phrase are stepped over, so "set a timer please for ten minutes" is found.
struct PhraseWalk {
  /// A phrase, or the part of it before or after its free text, that was read.
  struct Reading {
    let output: Int
    let range: Range<Int>
    let length: Int
    /// The entities that stand in it, as a range of `PhraseWalk.passed`.
    let entities: Range<Int>
  }

  /// What holds the automaton, whose own parts would be copied.
  private let table: KeywordTable
  private let text: TokenPositions
  private let fillers: [Bool]
  /// Whether an entity can stand for a slot: a row for each placed entity, a column for each type.
  private let acceptance: [Bool]
  private(set) var readings: [Reading] = []
  /// The entities of all readings, as indices into the utterance's entities.
  private(set) var passed: [Int] = []
  private var path: [Int] = []

  init(_ table: KeywordTable, over text: TokenPositions, entities: [Entity], fillers: [Bool]) {
    self.table = table
    self.text = text
    self.fillers = fillers
    var acceptance: [Bool] = []
    let types = table.automaton.types
    acceptance.reserveCapacity(text.entities.count * types.count)
    for place in text.entities.indices {
      let index = text.entities[place].index
      let kind = entities[index].kind
      let list = kind == .list ? entities[index].list : nil
      for type in types { acceptance.append(type.accepts(kind, of: list)) }
    }
    self.acceptance = acceptance
  }

  /// Reads all phrases.
  ///
  /// - Complexity: O(*n*) in the number of tokens, times the longest phrase.
  mutating func run() {
    readings.reserveCapacity(text.tokens.count)
    for start in text.tokens.indices { visit(0, at: start, from: start, length: 0) }
  }

  private mutating func visit(_ node: Int, at position: Int, from start: Int, length: Int) {
    report(node, range: start..<position, length: length)
    guard position < text.tokens.count else { return }
    if let next = table.automaton.next(node, text.tokens[position].key) {
      visit(next, at: position + 1, from: start, length: length + 1)
    } else if node != 0, fillers[position] {
      visitPastFillers(node, at: position, from: start, length: length)
    }
    followEntities(from: node, at: position, from: start, length: length)
  }

  private mutating func report(_ node: Int, range: Range<Int>, length: Int) {
    var link = table.automaton.nodes[node].output
    while link != PhraseAutomaton.none {
      let output = table.automaton.outputs[Int(link)]
      let first = passed.count
      if !path.isEmpty { passed.append(contentsOf: path) }
      readings.append(
        Reading(
          output: output.number, range: range, length: length, entities: first..<passed.count))
      link = output.next
    }
  }

  /// Goes on behind the fillers without reporting the phrase again.
  private mutating func visitPastFillers(
    _ node: Int, at position: Int, from start: Int, length: Int
  ) {
    var end = position
    while end < fillers.count, fillers[end] { end += 1 }
    guard end < text.tokens.count else { return }
    if let next = table.automaton.next(node, text.tokens[end].key) {
      visit(next, at: end + 1, from: start, length: length + 1)
    }
    followEntities(from: node, at: end, from: start, length: length)
  }

  private mutating func followEntities(
    from node: Int, at position: Int, from start: Int, length: Int
  ) {
    guard table.automaton.nodes[node].entityEdge != PhraseAutomaton.none else { return }
    for place in text.entities.indices where text.entities[place].range.lowerBound == position {
      let entity = text.entities[place]
      var link = table.automaton.nodes[node].entityEdge
      while link != PhraseAutomaton.none {
        let edge = table.automaton.entityEdges[Int(link)]
        link = edge.next
        guard acceptance[place * table.automaton.types.count + edge.type] else { continue }
        path.append(entity.index)
        visit(
          edge.target, at: entity.range.upperBound, from: start,
          length: length + entity.range.count)
        path.removeLast()
      }
    }
  }
}
