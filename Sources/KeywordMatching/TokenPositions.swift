package import IntentSchema
package import TextAnalysis

/// An utterance as the keyword stage sees it: its tokens without symbols, and its entities.
///
/// A position counts tokens that aren't symbols, so that punctuation never breaks a phrase. A class
/// because every step of the stage holds it, and its parts would be copied for each.
package final class TokenPositions: Sendable {
  /// An entity in positions.
  struct PlacedEntity: Sendable {
    let index: Int
    let range: Range<Int>
  }

  /// The token of each position.
  package let tokens: [Token]
  /// Whether a clause ends before the position: a comma, a stop or the like stands there.
  package let beginsClause: [Bool]
  /// The position at which each token of the text stands, or the next one for symbols.
  package let positions: [Int]
  /// The entities that take at least one position; there are few.
  let entities: [PlacedEntity]

  /// Places an utterance.
  ///
  /// - Parameters:
  ///   - text: the tokens.
  ///   - entities: the entities found in it.
  /// - Complexity: O(*n*) in the number of tokens and entities.
  package init(_ text: TokenizedText, entities: [Entity] = []) {
    var tokens: [Token] = []
    var beginsClause: [Bool] = []
    var positions: [Int] = []
    tokens.reserveCapacity(text.tokens.count)
    beginsClause.reserveCapacity(text.tokens.count)
    positions.reserveCapacity(text.tokens.count + 1)
    var clauseEnds = false
    for token in text.tokens {
      positions.append(tokens.count)
      if token.kind == .symbol {
        clauseEnds = clauseEnds || Self.endsClause(text.normalized[token.normalized])
      } else {
        tokens.append(token)
        beginsClause.append(clauseEnds)
        clauseEnds = false
      }
    }
    positions.append(tokens.count)
    self.tokens = tokens
    self.beginsClause = beginsClause
    self.positions = positions
    self.entities = Self.place(entities, positions: positions)
  }

  /// The positions of a range of tokens of the text.
  package func positions(of range: Range<Int>) -> Range<Int> {
    let start = positions[min(range.lowerBound, positions.count - 1)]
    return start..<max(start, positions[min(range.upperBound, positions.count - 1)])
  }

  private static func place(_ entities: [Entity], positions: [Int]) -> [PlacedEntity] {
    entities.indices.compactMap { index in
      let tokens = entities[index].tokens
      guard tokens.upperBound < positions.count else { return nil }
      let range = positions[tokens.lowerBound]..<positions[tokens.upperBound]
      return range.isEmpty ? nil : PlacedEntity(index: index, range: range)
    }
  }

  private static func endsClause(_ symbol: ArraySlice<UInt8>) -> Bool {
    guard symbol.count == 1, let byte = symbol.first else { return false }
    switch UnicodeScalar(byte) {
    case ",", ".", ";", "!", "?", ":": return true
    default: return false
    }
  }
}
