import CivilTime
import IntentSchema
import TextAnalysis

extension Grammar {
  /// Two dates as a span; what one leaves out, the other gives.
  func joinedDates(_ first: MomentReading, _ last: MomentReading, _ tokens: Range<Int>) -> Reading?
  {
    guard var from = first.date, var to = last.date else { return nil }
    if to.hasYear, from.isYearly {
      from = from.inYear(to.date.year)
      if from.date > to.date { from = from.inYear(to.date.year - 1) }
    } else if from.hasYear, to.isYearly {
      to = to.inYear(from.date.year)
      if to.date < from.date { to = to.inYear(from.date.year + 1) }
    } else if from.isYearly, to.isYearly {
      // The span that isn't over yet.
      from = from.inYear(to.date.year)
      if from.date > to.date { from = from.inYear(to.date.year - 1) }
    }
    var end = to
    while end.date < from.date, end.date.year < from.date.year + 2, to.grain == .day, !to.hasYear {
      end.date = end.date.adding(days: 7)
    }
    guard from.date <= end.date else { return nil }
    let start = from.bounds.lowerBound.date
    let upper = end.bounds.upperBound.date
    return Reading(.range, tokens, .dates(from: start, to: upper, grain: from.grain))
  }

  /// Days of one month: "november 19-20", "between 3 and 12 of sept", "from the 9th to the 17th of
  /// april".
  func dayRange(at start: Int) -> Reading? {
    guard lattice.mentions(.englishDateWords) else { return nil }
    let between = lattice.skip(.between, at: start)
    let opening = lattice.skip(.from, at: start) ?? between
    let index = lattice.skipping(.the, at: opening ?? start)
    guard let first = dayOfMonth(at: index) else { return nil }
    let joint =
      between == nil
      ? lattice.skip(.to, at: first.end) ?? lattice.skip(.until, at: first.end)
        ?? lattice.skip(.hyphen, at: first.end)
      : lattice.skip(.and, at: first.end) ?? lattice.skip(.hyphen, at: first.end)
    guard let second = joint.map({ lattice.skipping(.the, at: $0) }),
      let last = englishDate(at: second), last.value.grain == .day, !last.value.isImpossible,
      dayOfMonth(at: second) != nil
    else { return nil }
    let month = last.value.date
    guard let from = CivilDate(year: month.year, month: month.month, day: first.value),
      from <= month
    else { return nil }
    return Reading(
      .range, start..<last.end, .dates(from: from, to: month.adding(days: 1), grain: .day))
  }

  /// A day of the month after a date of its month: the 20 of "november 19-20", 到十二日.
  func dayAlone(at index: Int, after first: MomentReading) -> Match<MomentReading>? {
    guard first.isDateOnly, let date = first.date, date.grain == .day, date.isYearly || date.hasYear
    else {
      return nil
    }
    let start = lattice.skipping(.the, at: index)
    guard let day = dayOfMonth(at: start) ?? hanDay(at: start), unitOfTime(at: day.end) == nil,
      meridiem(at: day.end) == nil, !isTight(.colon, at: day.end), !isTight(.slash, at: day.end),
      !isTight(.hyphen, at: day.end) || lattice.kind(day.end + 1) != .number,
      !isTight(.dot, at: day.end) || lattice.kind(day.end + 1) != .number,
      !lattice.has(.monthNames, at: lattice.skipping(.of, at: day.end))
    else { return nil }
    var month = date.date.firstOfMonth
    if day.value < date.date.day { month = month.adding(months: 1) }
    guard let found = CivilDate(year: month.year, month: month.month, day: day.value) else {
      return nil
    }
    var reading = DateReading(date: found, hasYear: date.hasYear)
    reading.isYearly = date.isYearly
    var end = day.end
    if !date.hasYear, let year = year(at: lattice.skipping(.of, at: end)) {
      (reading, end) = (reading.inYear(year.value), year.end)
    }
    return Match(value: MomentReading(date: reading), end: end)
  }

  private func hanDay(at index: Int) -> (value: Int, isOrdinal: Bool, end: Int)? {
    guard let number = integer(at: index, in: 1...31), let end = lattice.skip(.hao, at: number.end)
    else { return nil }
    return (number.value, false, end)
  }
}
