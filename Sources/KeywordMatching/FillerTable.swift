import IntentSchema
import TextAnalysis

/// The words that mean nothing to routing.
struct FillerTable: Sendable {
  private var automaton = PhraseAutomaton()
  private var isEmpty = true

  init(_ fillers: [FillerPhrase], with tokenizer: Tokenizer) {
    for filler in fillers {
      let tokens = tokenizer.tokenize(filler.text).tokens.filter { $0.kind != .symbol }
      guard !tokens.isEmpty else { continue }
      automaton.insert(tokens.map { .token($0.key) }, output: 0)
      isEmpty = false
    }
  }

  /// Marks the positions that are fillers, the longest phrase first, from left to right.
  ///
  /// - Complexity: O(*n*) in the number of tokens, times the longest filler.
  func mask(_ tokens: [Token]) -> [Bool] {
    var mask = [Bool](repeating: false, count: tokens.count)
    guard !isEmpty else { return mask }
    var position = 0
    while position < tokens.count {
      let end = longestMatch(in: tokens, from: position)
      for filler in position..<end { mask[filler] = true }
      position = max(end, position + 1)
    }
    return mask
  }

  private func longestMatch(in tokens: [Token], from start: Int) -> Int {
    var (node, end) = (0, start)
    for position in start..<tokens.count {
      guard let next = automaton.next(node, tokens[position].key) else { break }
      node = next
      if automaton.isFinal(node) { end = position + 1 }
    }
    return end
  }
}
