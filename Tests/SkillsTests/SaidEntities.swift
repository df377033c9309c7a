import IntentSchema

/// Finds a few known phrases in a text, as the recogniser would.
struct SaidEntities: Sendable {
  /// The phrases with what they are.
  let known: [(phrase: String, kind: EntityKind, value: SlotValue, list: String?)]

  /// Creates a finder.
  init(_ known: [(phrase: String, kind: EntityKind, value: SlotValue, list: String?)]) {
    self.known = known
  }

  /// The entities of a text, in its order.
  func find(in text: String) -> [Entity] {
    known.flatMap { phrase, kind, value, list in
      text.ranges(of: phrase).map { range in
        let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
        let end = text.utf8.distance(from: text.startIndex, to: range.upperBound)
        return Entity(kind: kind, list: list, source: start..<end, tokens: 0..<1, value: value)
      }
    }.sorted { $0.source.lowerBound < $1.source.lowerBound }
  }

  /// A city with its zone.
  static func city(_ name: String, _ zone: String)
    -> (phrase: String, kind: EntityKind, value: SlotValue, list: String?)
  {
    (name, .list, .listed(value: zone, label: name), "city")
  }

  /// A date, a time or a moment.
  static func time(_ phrase: String, _ kind: EntityKind, _ iso: String, _ grain: Grain)
    -> (phrase: String, kind: EntityKind, value: SlotValue, list: String?)
  {
    (phrase, kind, .temporal(iso, grain: grain), nil)
  }
}
