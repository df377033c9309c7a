import IntentSchema

extension SlotValue {
  /// The value as text, in the form that the `=` lines of talks are written in.
  ///
  /// Times and durations are ISO 8601, whole numbers have no decimals, a range is `from/to`, a
  /// repetition `first/every`, an entry of a list is its value.
  package var canonicalText: String {
    switch self {
    case .number(let number): Self.text(number)
    case .text(let text), .duration(let text), .temporal(let text, _): text
    case .boolean(let flag): flag ? "yes" : "no"
    case .range(let from, let to, _): "\(from)/\(to)"
    case .recurrence(let first, let every, let days):
      days.isEmpty
        ? "\(first)/\(every)"
        : "\(first)/\(every)/\(days.map { "\($0)" }.joined(separator: ","))"
    case .quantity(let amount, let unit): "\(Self.text(amount)) \(unit)"
    case .listed(let value, _): value
    }
  }

  private static func text(_ number: Double) -> String {
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }
}
