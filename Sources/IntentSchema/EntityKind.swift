/// What sort of thing a recognised span of text is.
///
/// The raw values are the names used in `.intent` files and in JSON.
public enum EntityKind: String, Sendable, Hashable, CaseIterable, Codable {
  case number, ordinal, percent
  case duration, date, time, datetime, range, recurrence
  case age, temperature, length, weight, volume, area, speed, data, money
  case email, url, phone, boolean, quoted
  /// An entry of a gazetteer.
  case list
  /// An arithmetic expression in digits or words, such as `17% of 240` or `三十五加七`.
  case expression

  /// Whether the kind is an amount with a unit that can be converted.
  public var isQuantity: Bool {
    switch self {
    case .duration, .temperature, .length, .weight, .volume, .area, .speed, .data: true
    default: false
    }
  }
}

/// The size of the step a time was given in: `2013-03` has the grain `month`.
public enum Grain: String, Sendable, Hashable, CaseIterable, Codable {
  case second, minute, hour, day, week, month, quarter, year
}
