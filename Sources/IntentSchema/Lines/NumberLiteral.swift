/// Numbers and lengths of time as the file formats write them.
package enum NumberLiteral {
  /// A number in plain digits (`-2`, `0.5`), or nil.
  ///
  /// - Parameter text: the text.
  /// - Returns: the number, finite.
  package static func number(_ text: String) -> Double? {
    let isPlain = text.utf8.allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
    }
    let digits = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
    let dot = UInt8(ascii: ".")
    guard isPlain, digits.first != dot, digits.last != dot, let number = Double(text),
      number.isFinite
    else { return nil }
    return number
  }

  /// The parts of a length of time (`90s`, `1h30m`, `2w`), largest unit first, or nil.
  ///
  /// - Parameter text: amounts, each with a unit out of `w d h m s`.
  /// - Returns: the parts, or nil if the text is anything else.
  package static func duration(_ text: String) -> [(amount: Double, unit: DurationUnit)]? {
    var parts: [(amount: Double, unit: DurationUnit)] = []
    var digits = ""
    for character in text {
      guard let unit = DurationUnit(rawValue: character) else {
        digits.append(character)
        continue
      }
      guard let amount = number(digits), amount >= 0 else { return nil }
      if let last = parts.last, last.unit.seconds <= unit.seconds { return nil }
      parts.append((amount, unit))
      digits = ""
    }
    return digits.isEmpty && !parts.isEmpty ? parts : nil
  }

  /// A length of time (`90s`, `1h30m`) in seconds, or nil.
  ///
  /// - Parameter text: amounts, each with a unit out of `w d h m s`.
  /// - Returns: the seconds, not negative.
  package static func seconds(_ text: String) -> Double? {
    guard let parts = duration(text) else { return nil }
    return parts.reduce(0) { $0 + $1.amount * $1.unit.seconds }
  }

  /// A length of time (`90m`) as ISO 8601 text (`PT1H30M`), or nil.
  ///
  /// Weeks become days; hours, minutes and seconds are carried over, days aren't.
  ///
  /// - Parameter text: amounts, each with a unit out of `w d h m s`.
  /// - Returns: the ISO 8601 text.
  package static func iso(_ text: String) -> String? {
    guard let parts = duration(text) else { return nil }
    var days = 0.0
    var seconds = 0.0
    for (amount, unit) in parts {
      guard amount < 1e9 else { return nil }
      if unit.seconds >= DurationUnit.day.seconds, amount == Double(Int(amount)) {
        days += amount * unit.seconds / DurationUnit.day.seconds
      } else {
        seconds += amount * unit.seconds
      }
    }
    let whole = Int(seconds + 0.5)
    let date = days > 0 ? "\(Int(days))D" : ""
    let time = [(whole / 3600, "H"), (whole / 60 % 60, "M"), (whole % 60, "S")]
      .filter { $0.0 != 0 }.map { "\($0.0)\($0.1)" }.joined()
    if date.isEmpty, time.isEmpty { return "PT0S" }
    return "P" + date + (time.isEmpty ? "" : "T" + time)
  }
}

/// A unit of a length of time as the file formats write it.
package enum DurationUnit: Character, Sendable, Hashable, CaseIterable {
  case week = "w"
  case day = "d"
  case hour = "h"
  case minute = "m"
  case second = "s"

  /// How many seconds it has.
  package var seconds: Double {
    switch self {
    case .week: 604_800
    case .day: 86400
    case .hour: 3600
    case .minute: 60
    case .second: 1
    }
  }
}
