import CivilTime

/// A length of time as what two ways of writing it have in common: months and seconds.
struct OracleDuration: Equatable {
  /// Calendar months.
  private var months = 0.0
  /// Exact seconds; days and weeks are of 24 hours.
  private var seconds = 0.0

  /// Creates the length of a duration.
  ///
  /// - Parameter duration: the duration.
  init(_ duration: CivilDuration) {
    months = Double(duration.years) * 12 + Double(duration.months)
    seconds = Double(duration.days) * 86_400 + Double(duration.seconds)
  }

  /// Reads a TIMEX3 duration: `PT1.5H`, `P5WT3H`, `P1Y3M20DT8H50M20S`.
  ///
  /// - Parameter timex: the text; seconds are rounded, as ours are.
  init?(timex: String) {
    guard timex.hasPrefix("P") else { return nil }
    var isTime = false
    var digits = ""
    for character in timex.dropFirst() {
      if character.isNumber || character == "." {
        digits.append(character)
      } else if character == "T" {
        isTime = true
      } else {
        guard let amount = Double(digits), add(amount, unit: character, isTime) else { return nil }
        digits = ""
      }
    }
    guard digits.isEmpty else { return nil }
    seconds.round()
  }

  private mutating func add(_ amount: Double, unit: Character, _ isTime: Bool) -> Bool {
    switch (unit, isTime) {
    case ("Y", false): months += amount * 12
    case ("M", false): months += amount
    case ("W", false): seconds += amount * 604_800
    case ("D", false): seconds += amount * 86_400
    case ("H", true): seconds += amount * 3600
    case ("M", true): seconds += amount * 60
    case ("S", true): seconds += amount
    default: return false
    }
    return true
  }
}
