import CivilTime
import IntentSchema
import TextAnalysis

/// A date with the step it was given in.
struct DateReading {
  var date: CivilDate
  var grain: Grain = .day
  /// The days it spans, end exclusive, where that isn't one step of the grain.
  var span: Range<CivilDateTime>?

  /// The time the reading begins and the time it ends, end exclusive.
  var bounds: Range<CivilDateTime> {
    if let span { return span }
    let end =
      switch grain {
      case .week: date.adding(days: 7)
      case .month: date.adding(months: 1)
      case .quarter: date.adding(months: 3)
      case .year: date.adding(years: 1)
      case .day, .hour, .minute, .second: date.adding(days: 1)
      }
    return CivilDateTime(date)..<max(CivilDateTime(end), CivilDateTime(date))
  }
}

extension Grammar {
  /// A date: a day, or a coarser step of the calendar.
  func date(at start: Int) -> Match<DateReading>? {
    if lattice.kind(start) == .number {
      return numericDate(at: start) ?? englishDate(at: start) ?? chineseDate(at: start)
        ?? relativeDate(at: start)
    }
    return weekdayDate(at: start) ?? englishDate(at: start) ?? chineseDate(at: start)
      ?? holiday(at: start) ?? dayOffset(at: start) ?? relativeDate(at: start)
      ?? periodDate(at: start)
  }

  private func dayOffset(at start: Int) -> Match<DateReading>? {
    lattice.first(.dayOffset, at: start) {
      if case .dayOffset(let days) = $0 { DateReading(date: today.adding(days: days)) } else { nil }
    }
  }

  /// The coming date of a day and month, today included.
  func coming(month: Int, day: Int) -> CivilDate? {
    for year in today.year...(today.year + 8) {
      if let date = CivilDate(year: year, month: month, day: day), date >= today { return date }
    }
    return nil
  }

  /// The coming date of a day of the month, today included.
  func coming(day: Int) -> CivilDate? {
    for offset in 0...3 {
      let first = today.firstOfMonth.adding(months: offset)
      if let date = CivilDate(year: first.year, month: first.month, day: day), date >= today {
        return date
      }
    }
    return nil
  }

  /// A year of four digits, after an optional comma.
  func year(at index: Int) -> Match<Int>? {
    let start = lattice.skipping(.comma, at: index)
    guard let digits = lattice.digits(at: start), digits.count == 4,
      (1000...2999).contains(digits.value), lattice.skip(.colon, at: start + 1) == nil
    else { return nil }
    return Match(value: digits.value, end: start + 1)
  }

  /// Two or four digits as a year: 26 is 2026, 87 is 1987.
  static func fullYear(_ value: Int, digits: Int) -> Int {
    guard digits <= 2 else { return value }
    return value < 70 ? 2000 + value : 1900 + value
  }
}
