/// A typo that was corrected.
public struct Correction: Sendable, Hashable {
  /// How the correction was found.
  public enum Kind: Sendable, Hashable {
    /// An entry of the typo table.
    case table
    /// The one word of the target vocabulary within the edit distance.
    case distance
    /// A letter was held down.
    case repetition
    /// A space is missing, too many or misplaced.
    case spacing
    /// The one target phrase that sounds or looks like what was typed.
    case likeness
  }

  /// What was typed.
  public var from: String
  /// What it is read as, normalised.
  public var to: String
  /// The bytes of what was typed, in `TokenizedText.source`.
  public var source: Range<Int>
  /// How the correction was found.
  public var kind: Kind

  /// Creates a correction.
  ///
  /// - Parameters:
  ///   - from: what was typed.
  ///   - to: what it is read as, normalised.
  ///   - source: the bytes of what was typed.
  ///   - kind: how the correction was found.
  public init(from: String, to: String, source: Range<Int>, kind: Kind) {
    self.from = from
    self.to = to
    self.source = source
    self.kind = kind
  }
}
