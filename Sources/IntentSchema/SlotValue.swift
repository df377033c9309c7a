/// The value of an entity or a slot, in canonical form.
///
/// Times and durations are ISO 8601 text, so that a value can be printed, stored and compared
/// without a calendar.
public enum SlotValue: Sendable, Hashable, Codable {
  /// A number; `40 %` has the value 40, the third has the value 3.
  case number(Double)
  /// Free or quoted text, an email address, a URL, a phone number, an arithmetic expression.
  case text(String)
  /// Yes or no.
  case boolean(Bool)
  /// A duration such as `PT1H30M`.
  case duration(String)
  /// A date (`2026-01-31`), or a time with its date (`2026-01-31T17:00:00+01:00`).
  case temporal(String, grain: Grain)
  /// A span of time, end exclusive; both ends have the form of `temporal`, or one is `openEnd`.
  case range(from: String, to: String, grain: Grain)
  /// A repeated time: its first occurrence, and the step as a duration; `days` narrows it to
  /// weekdays, 1 for Monday to 7 for Sunday. Of a monthly step they say on which the first occurrence
  /// counts (the first Monday, the second working day); negative ones mean the last of the month.
  case recurrence(first: String, every: String, days: [Int])
  /// An amount with its unit, in lower-case English singular (`kilometer`) or an ISO currency code.
  case quantity(Double, unit: String)
  /// An entry of a list: its value, and the synonym that matched as the list spells it.
  case listed(value: String, label: String)

  /// The end of a range that is open there, as ISO 8601-2 writes it: "before friday" is
  /// `../2026-02-06`.
  public static let openEnd = ".."
}
