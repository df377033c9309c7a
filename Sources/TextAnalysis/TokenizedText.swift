/// An utterance as tokens, each with its place in what was typed.
public struct TokenizedText: Sendable {
  /// What was typed, with invalid UTF-8 repaired.
  public var source: [UInt8]
  /// The normalised text of all tokens, one after the other, each token's bytes being a slice.
  public var normalized: [UInt8]
  /// The tokens, in order; symbols are among them.
  public var tokens: [Token]
  /// Whether the text was longer than what is read for routing.
  public var isTruncated: Bool

  /// Creates a tokenised text.
  ///
  /// - Parameters:
  ///   - source: what was typed, valid UTF-8.
  ///   - normalized: the normalised text of all tokens.
  ///   - tokens: the tokens, in order.
  ///   - isTruncated: whether the text was longer than what is read for routing.
  public init(source: [UInt8], normalized: [UInt8], tokens: [Token], isTruncated: Bool) {
    self.source = source
    self.normalized = normalized
    self.tokens = tokens
    self.isTruncated = isTruncated
  }

  /// The normalised text of a token.
  ///
  /// - Complexity: O(*n*) in its length.
  public func text(of token: Token) -> String {
    String(decoding: normalized[token.normalized], as: UTF8.self)
  }

  /// Whether a token is a certain symbol.
  ///
  /// - Parameters:
  ///   - token: a token of the text.
  ///   - symbol: the symbol, one character.
  /// - Returns: whether it is.
  package func isSymbol(_ token: Token, _ symbol: StaticString) -> Bool {
    guard token.kind == .symbol, token.normalized.count == symbol.utf8CodeUnitCount else {
      return false
    }
    return symbol.withUTF8Buffer { bytes in
      bytes.indices.allSatisfy {
        bytes[$0] == normalized[token.normalized.lowerBound + $0]
      }
    }
  }

  /// What was typed in a range of bytes.
  ///
  /// - Complexity: O(*n*) in its length.
  public func typed(_ range: Range<Int>) -> String {
    String(decoding: source[range], as: UTF8.self)
  }
}
