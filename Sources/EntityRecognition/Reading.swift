import IntentSchema

/// An entity in tokens, before overlaps are resolved.
struct Reading {
  var kind: EntityKind
  var tokens: Range<Int>
  var value: SlotValue
  var alternatives: [SlotValue] = []
  /// Whether it is returned beside a reading of the same span instead of competing with it.
  var isTwin = false

  init(
    _ kind: EntityKind, _ tokens: Range<Int>, _ value: SlotValue,
    alternatives: [SlotValue] = [], isTwin: Bool = false
  ) {
    self.kind = kind
    self.tokens = tokens
    self.value = value
    self.alternatives = alternatives
    self.isTwin = isTwin
  }
}
