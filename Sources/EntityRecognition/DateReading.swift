import CivilTime
import IntentSchema
import TextAnalysis

/// A date with the step it was given in.
struct DateReading {
  var date: CivilDate
  var grain: Grain = .day
  /// The days it spans, end exclusive, where that isn't one step of the grain.
  var span: Range<CivilDateTime>?
  /// Whether the year was said, or follows from what was said.
  var hasYear = false
  /// Whether a day or month that every year has was said without a year.
  var isYearly = false
  /// The date where day and month change places: 12/03 may be either.
  var other: CivilDate?
  /// Why there is no such date: "february 30", "1 may 99999".
  var problem: Entity.Problem?

  /// Whether there is no such date.
  var isImpossible: Bool { problem != nil }

  /// A day that no calendar has.
  static func impossible(
    near date: CivilDate, _ problem: Entity.Problem = .nonexistent
  ) -> DateReading {
    var reading = DateReading(date: date)
    reading.problem = problem
    return reading
  }

  /// The same day or month of another year; the 29th of February may become the 28th.
  func inYear(_ year: Int) -> DateReading {
    var reading = self
    reading.date = date.adding(years: year - date.year)
    reading.hasYear = true
    reading.isYearly = false
    reading.other = nil
    if let span {
      let moved = { (time: CivilDateTime) in
        CivilDateTime(time.date.adding(years: year - self.date.year), time.time)
      }
      reading.span = moved(span.lowerBound)..<max(moved(span.upperBound), moved(span.lowerBound))
    }
    return reading
  }

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
  ///
  /// - Parameters:
  ///   - start: the index of the first token.
  ///   - isExpected: whether four digits are a year, as between "from" and "to".
  /// - Returns: the longest date there.
  func date(at start: Int, isExpected: Bool = false) -> Match<DateReading>? {
    if lattice.mentions(.lunarWords), let lunar = lunarDate(at: start) { return lunar }
    let simple = simpleDate(at: start)
    guard lattice.kind(start) == .number || lattice.has(.countedBeginnings, at: start) else {
      return simple
    }
    let counted =
      weekDate(at: start) ?? nthDate(at: start) ?? yearDate(at: start, isExpected: isExpected)
      ?? holidayWeekend(at: start)
    if let counted, counted.end > simple?.end ?? 0 { return counted }
    return simple
  }

  private func simpleDate(at start: Int) -> Match<DateReading>? {
    if lattice.kind(start) == .number {
      return numericDate(at: start) ?? englishDate(at: start) ?? chineseDate(at: start)
        ?? relativeDate(at: start)
    }
    return weekdayDate(at: start) ?? englishDate(at: start) ?? chineseDate(at: start)
      ?? holiday(at: start) ?? dayOffset(at: start) ?? relativeDate(at: start)
      ?? periodDate(at: start)
  }

  private func dayOffset(at start: Int) -> Match<DateReading>? {
    // "day after day" and "the day after tomorrow" are something else.
    if let next = lattice.skip(.nextDay, at: start),
      lattice.kind(start) == .han || !lattice.has(.dayNames, at: next)
    {
      return Match(value: DateReading(date: today.adding(days: 1)), end: next)
    }
    // 当前日期 isn't 前日.
    guard lattice.skip(.notNumber, at: start - 1) ?? 0 <= start else { return nil }
    return lattice.first(.dayOffset, at: start) {
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

  /// Two or four digits as a year: 26 is 2026, 87 is 1987.
  static func fullYear(_ value: Int, digits: Int) -> Int {
    guard digits <= 2 else { return value }
    return value < 70 ? 2000 + value : 1900 + value
  }
}
