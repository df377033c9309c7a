/// A phrase of a keyword table.
///
/// A phrase is a sequence of literal words and slots: `remind me to [task]`, `把[amount]换成[target]`.
/// A typed slot matches one entity of its type; a text slot matches one or more tokens up to the
/// next literal or the end, and shields them from other signals. A phrase has at most one text slot.
public struct Signal: Sendable, Hashable {
  /// What a hit says about the intent.
  public enum Strength: String, Sendable, Hashable {
    /// One is enough.
    case strong
    /// Several distinct ones are needed.
    case weak
    /// Removes the intent from both stages.
    case veto
  }

  /// A part of a phrase.
  public enum Element: Sendable, Hashable {
    /// Words as written.
    case literal(String)
    /// The name of a slot of the intent.
    case slot(String)
  }

  /// Where a phrase must stand in the utterance, fillers aside.
  public struct Anchors: OptionSet, Sendable, Hashable {
    /// The anchors as bits.
    public let rawValue: UInt8

    /// Creates anchors from their bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The phrase opens the utterance (`^`).
    public static let start = Anchors(rawValue: 1)
    /// The phrase ends the utterance (`$`).
    public static let end = Anchors(rawValue: 2)
    /// The phrase is the utterance (`=`).
    public static let whole: Anchors = [.start, .end]
  }

  /// What a hit says.
  public var strength: Strength
  /// The parts, in order; never empty.
  public var elements: [Element]
  /// Where the phrase must stand.
  public var anchors: Anchors
  /// The phrase as written, for traces.
  public var text: String
  /// Where it is written.
  public var location: SourceLocation

  /// Creates a signal.
  ///
  /// - Parameters:
  ///   - strength: what a hit says.
  ///   - elements: the parts, in order; not empty.
  ///   - anchors: where the phrase must stand.
  ///   - text: the phrase as written.
  ///   - location: where it is written.
  public init(
    _ strength: Strength, elements: [Element], anchors: Anchors = [], text: String,
    location: SourceLocation
  ) {
    self.strength = strength
    self.elements = elements
    self.anchors = anchors
    self.text = text
    self.location = location
  }
}
