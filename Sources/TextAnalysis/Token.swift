/// A unit of text: a word, a run of digits, one Han, kana or Hangul character, or a symbol.
public struct Token: Sendable, Hashable {
  /// What a token is made of.
  public enum Kind: UInt8, Sendable, Hashable {
    /// A run of letters of a script that writes words apart.
    case word
    /// A run of digits.
    case number
    /// One Han, kana or Hangul character.
    case han
    /// One character that is none of these: punctuation, a sign, an emoji.
    case symbol
  }

  /// What the token is made of.
  public var kind: Kind
  /// The bytes in `TokenizedText.normalized`.
  public var normalized: Range<Int>
  /// The bytes in `TokenizedText.source`.
  public var source: Range<Int>
  /// The FNV-1a hash of the normalised bytes.
  public var key: UInt64
  /// Whether white space stands before the token.
  public var followsSpace: Bool

  /// Creates a token.
  ///
  /// - Parameters:
  ///   - kind: what the token is made of.
  ///   - normalized: the bytes in the normalised text.
  ///   - source: the bytes in the original.
  ///   - key: the FNV-1a hash of the normalised bytes.
  ///   - followsSpace: whether white space stands before the token.
  public init(
    kind: Kind, normalized: Range<Int>, source: Range<Int>, key: UInt64, followsSpace: Bool
  ) {
    self.kind = kind
    self.normalized = normalized
    self.source = source
    self.key = key
    self.followsSpace = followsSpace
  }
}
