import IntentSchema
import TextAnalysis

/// The words that mean nothing to routing.
struct FillerTable: Sendable {
  private var automaton = PhraseAutomaton()
  private var isEmpty = true

  init(_ fillers: [FillerPhrase], with tokenizer: Tokenizer) {
    for keys in tokenizer.keys(ofEach: fillers.map(\.text), withSymbols: false) where !keys.isEmpty
    {
      automaton.insert(keys.map { .token($0) }, output: 0)
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
      let end = automaton.longestMatch(in: tokens, from: position) ?? position
      for filler in position..<end { mask[filler] = true }
      position = max(end, position + 1)
    }
    return mask
  }
}
