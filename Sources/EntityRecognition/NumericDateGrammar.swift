import CivilTime
import IntentSchema
import TextAnalysis

extension Grammar {
  /// A date in figures: `2026-03-03`, `3/12/2026`, `12/03`, `3.12.2026`.
  ///
  /// Between slashes and hyphens the month comes first, as in American English, unless that can't
  /// be; between dots the day does.
  func numericDate(at start: Int) -> Match<DateReading>? {
    if let run = eightDigits(at: start) { return run }
    guard lattice.mentions(.dateSigns) else { return nil }
    guard let first = lattice.digits(at: start),
      lattice.kind(start - 1) != .symbol || isFree(start)
        || first.count == 4 && first.value < 2100
    else { return nil }
    for separator in [Keyword.hyphen, .slash, .dot] where isTight(separator, at: start + 1) {
      guard let second = lattice.digits(at: start + 2) else { return nil }
      guard second.count <= 2 else { return monthAndYear(first, second, start, separator) }
      guard isTight(separator, at: start + 3), let third = lattice.digits(at: start + 4) else {
        guard first.count <= 2 else { return nil }
        if separator == .slash {
          return monthAndDay(first.value, second.value, end: start + 3)
        }
        return dayOfWeekday(first.value, second.value, start, separator)
      }
      guard
        !isTight(separator, at: start + 5) || lattice.kind(start + 6) != .number
          || third.count == 4
      else { return nil }
      return date(first, second.value, third, isDayFirst: separator == .dot, end: start + 5)
    }
    return nil
  }

  private func date(
    _ first: (value: Int, count: Int), _ second: Int, _ third: (value: Int, count: Int),
    isDayFirst: Bool, end: Int
  ) -> Match<DateReading>? {
    if first.count == 4 {
      guard third.count <= 2, (1...12).contains(second), (1...31).contains(third.value) else {
        return nil
      }
      guard let date = CivilDate(year: first.value, month: second, day: third.value) else {
        return Match(value: .impossible(near: today), end: end)
      }
      return Match(value: DateReading(date: date, hasYear: true), end: end)
    }
    guard third.count == 4 || (third.count == 2 && !isDayFirst) else { return nil }
    let year = Grammar.fullYear(third.value, digits: third.count)
    let monthFirst = CivilDate(year: year, month: first.value, day: second)
    let dayFirst = CivilDate(year: year, month: second, day: first.value)
    let dates = isDayFirst ? [dayFirst, monthFirst] : [monthFirst, dayFirst]
    let known = dates.compactMap { $0 }
    guard let date = known.first else {
      let isDate = min(first.value, second) <= 12 && (1...31).contains(max(first.value, second))
      return isDate ? Match(value: .impossible(near: today), end: end) : nil
    }
    var reading = DateReading(date: date, hasYear: true)
    reading.other = known.count > 1 && known[1] != date ? known[1] : nil
    return Match(value: reading, end: end)
  }

  /// `20161016`.
  private func eightDigits(at start: Int) -> Match<DateReading>? {
    guard let digits = lattice.digits(at: start), digits.count == 8,
      (19_000_101...20_991_231).contains(digits.value), lattice.isSpaced(start),
      let date = CivilDate(
        year: digits.value / 10_000, month: digits.value / 100 % 100, day: digits.value % 100)
    else { return nil }
    return Match(value: DateReading(date: date, hasYear: true), end: start + 1)
  }

  /// `12-2015`, `12/2015`.
  private func monthAndYear(
    _ first: (value: Int, count: Int), _ second: (value: Int, count: Int), _ start: Int,
    _ separator: Keyword
  ) -> Match<DateReading>? {
    guard separator != .dot, first.count <= 2, second.count == 4, isThorough,
      (1900...2100).contains(second.value), !isTight(separator, at: start + 3),
      !isTight(separator, at: start - 1),
      let date = CivilDate(year: second.value, month: first.value, day: 1)
    else { return nil }
    return Match(value: DateReading(date: date, grain: .month, hasYear: true), end: start + 3)
  }

  /// "7.6" and "7-6" after a weekday that they are.
  private func dayOfWeekday(_ first: Int, _ second: Int, _ start: Int, _ separator: Keyword)
    -> Match<DateReading>?
  {
    let before = lattice.skip(.comma, at: start - 1) == nil ? start - 1 : start - 2
    let isOnDay = isThorough && separator == .dot && lattice.has(.on, before: start)
    if isOnDay, second >= 10 || lattice.kind(start + 3) == nil {
      return monthAndDay(first, second, end: start + 3)
    }
    guard let weekday = weekdayNumber(at: before),
      let found = monthAndDay(first, second, end: start + 3)
    else { return nil }
    if found.value.date.weekday == weekday.value { return found }
    guard let other = found.value.other, other.weekday == weekday.value else { return nil }
    return Match(value: DateReading(date: other, isYearly: true), end: found.end)
  }

  private func isFree(_ start: Int) -> Bool {
    lattice.isSpaced(start)
      || lattice.skip(.slash, at: start - 1) == nil
        && lattice.skip(.dot, at: start - 1) == nil
        && (lattice.skip(.hyphen, at: start - 1) == nil || isTight(.slash, at: start + 1)
          || lattice.digits(at: start + 4)?.count == 4)
  }

  private func monthAndDay(_ first: Int, _ second: Int, end: Int) -> Match<DateReading>? {
    let monthFirst = coming(month: first, day: second)
    let dayFirst = coming(month: second, day: first)
    guard let date = monthFirst ?? dayFirst else { return nil }
    if lattice.skip(.comma, at: end) != nil, let year = fourDigits(at: end + 1) {
      return self.date(
        (first, 1), second, (year.value, 4), isDayFirst: false, end: year.end)
    }
    var reading = DateReading(date: date, isYearly: true)
    reading.other = monthFirst != nil && dayFirst != date ? dayFirst : nil
    return Match(value: reading, end: end)
  }
}
