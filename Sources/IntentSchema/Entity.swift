/// A span of an utterance that was understood.
public struct Entity: Sendable, Hashable {
  /// What sort of thing it is.
  public var kind: EntityKind
  /// The name of the gazetteer, for `list` entities.
  public var list: String?
  /// The span in the utterance, in UTF-8 bytes, end exclusive.
  public var source: Range<Int>
  /// The span in the utterance's tokens, end exclusive.
  public var tokens: Range<Int>
  /// The preferred value.
  public var value: SlotValue
  /// Other readings of the same span, best first.
  public var alternatives: [SlotValue]
  /// Why a date or time that was said has no value; nil for what has one.
  public var problem: Problem?

  /// Why a date or time has no value.
  public enum Problem: Sendable, Hashable {
    /// No calendar or clock has it: "february 30", "13 am".
    case nonexistent
    /// It lies beyond the year 9999.
    case outOfRange
    /// It is one of a calendar that isn't known here: 农历八月十五.
    case otherCalendar
  }

  /// Creates an entity.
  ///
  /// - Parameters:
  ///   - kind: what sort of thing it is.
  ///   - list: the name of the gazetteer, for `list` entities.
  ///   - source: the span in UTF-8 bytes of the utterance, end exclusive.
  ///   - tokens: the span in tokens, end exclusive.
  ///   - value: the preferred value.
  ///   - alternatives: other readings of the same span, best first.
  ///   - problem: why a date or time has no value.
  public init(
    kind: EntityKind, list: String? = nil, source: Range<Int>, tokens: Range<Int>,
    value: SlotValue, alternatives: [SlotValue] = [], problem: Problem? = nil
  ) {
    self.kind = kind
    self.list = list
    self.source = source
    self.tokens = tokens
    self.value = value
    self.alternatives = alternatives
    self.problem = problem
  }
}
