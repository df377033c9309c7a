import IntentSchema

/// What an oracle file is about.
package enum OracleKind: String, Sendable, Hashable, CaseIterable, Decodable {
  case number, ordinal, percent
  case time
  case dimension, temperature, age, money
  case boolean, email, url

  /// The row that pools files of its kind.
  package var row: EntityRow {
    switch self {
    case .number, .ordinal, .percent: .numbers
    case .time: .times
    case .dimension, .temperature, .age, .money: .amounts
    case .boolean, .email, .url: .others
    }
  }

  /// Our kinds that it covers.
  var kinds: Set<EntityKind> {
    switch self {
    case .number: [.number]
    case .ordinal: [.ordinal]
    case .percent: [.percent]
    case .time: [.date, .time, .datetime, .range, .duration, .recurrence]
    case .dimension: [.length, .weight, .volume, .area, .speed, .data]
    case .temperature: [.temperature]
    case .age: [.age]
    case .money: [.money]
    case .boolean: [.boolean]
    case .email: [.email]
    case .url: [.url]
    }
  }

  /// Our kinds that an entity of a type may have.
  ///
  /// An hour has a date with us as soon as it is resolved, a month is a `date` of coarse grain, and
  /// an angle is a `degree` like a temperature.
  static func kinds(ofType type: String) -> Set<EntityKind> {
    switch type {
    case "date": [.date]
    case "time", "datetime": [.time, .datetime]
    case "daterange", "timerange", "datetimerange": [.range, .date, .datetime]
    case "duration": [.duration]
    case "set": [.recurrence]
    case "percentage": [.percent]
    case "currency": [.money]
    case "dimension": OracleKind.dimension.kinds.union([.temperature])
    default: OracleKind(rawValue: type)?.kinds ?? []
    }
  }
}

/// Oracle files whose pass rate is one figure.
package enum EntityRow: String, Sendable, Hashable, CaseIterable {
  /// Numbers, ordinals and percentages.
  case numbers
  /// Dates, times, durations, ranges and recurrences.
  case times
  /// Dimensions, temperatures, ages and money.
  case amounts
  /// Booleans, email addresses and URLs.
  case others
}
