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
    let entities: [Int]
  }

  private let automaton: PhraseAutomaton
  private let text: TokenPositions
  private let entities: [Entity]
  private let fillers: [Bool]
  private(set) var readings: [Reading] = []
  private var path: [Int] = []

  init(_ automaton: PhraseAutomaton, over text: TokenPositions, entities: [Entity], fillers: [Bool])
  {
    self.automaton = automaton
    self.text = text
    self.entities = entities
    self.fillers = fillers
  }

  /// Reads all phrases.
  ///
  /// - Complexity: O(*n*) in the number of tokens, times the longest phrase.
  mutating func run() {
    for start in text.tokens.indices { visit(0, at: start, from: start, length: 0) }
  }

  private mutating func visit(_ node: Int, at position: Int, from start: Int, length: Int) {
    for output in automaton.outputs[node] {
      readings.append(
        Reading(output: output, range: start..<position, length: length, entities: path))
    }
    guard position < text.tokens.count else { return }
    if let next = automaton.next(node, text.tokens[position].key) {
      visit(next, at: position + 1, from: start, length: length + 1)
    } else if node != 0, fillers[position] {
      visitPastFillers(node, at: position, from: start, length: length)
    }
    followEntities(from: node, at: position, from: start, length: length)
  }

  /// Goes on behind the fillers without reporting the phrase again.
  private mutating func visitPastFillers(
    _ node: Int, at position: Int, from start: Int, length: Int
  ) {
    var end = position
    while end < fillers.count, fillers[end] { end += 1 }
    guard end < text.tokens.count else { return }
    if let next = automaton.next(node, text.tokens[end].key) {
      visit(next, at: end + 1, from: start, length: length + 1)
    }
    followEntities(from: node, at: end, from: start, length: length)
  }

  private mutating func followEntities(
    from node: Int, at position: Int, from start: Int, length: Int
  ) {
    let edges = automaton.entityEdges[node]
    guard !edges.isEmpty else { return }
    for entity in text.entities where entity.range.lowerBound == position {
      for edge in edges where edge.type.accepts(entities[entity.index]) {
        path.append(entity.index)
        visit(
          edge.target, at: entity.range.upperBound, from: start,
          length: length + entity.range.count)
        path.removeLast()
      }
    }
  }
}
