import CivilTime
import IntentSchema
import TextAnalysis

extension Grammar {
  /// A weekday or weekend: "friday", "next friday", "friday the 13th", 下下周三, 本周末.
  func weekdayDate(at start: Int) -> Match<DateReading>? {
    guard lattice.mentions(.weekdayWords) else { return nil }
    if let week = weeks(at: start) {
      if let weekday = weekday(at: week.end) {
        // "this friday 5/12" is the day in figures.
        if let date = numericDate(at: weekday.end) { return date }
        if lattice.skip(.coming, at: start) == week.end {
          return Match(value: comingWeekday(weekday.value.number), end: weekday.end)
        }
        return Match(value: inWeek(week.value, weekday.value.number), end: weekday.end)
      }
      if let weekend = weekend(at: week.end, weeks: week.value) { return weekend }
    }
    if let weekend = weekend(at: start, weeks: 0) { return weekend }
    if let period = period(at: start), period.value.grain == .week {
      let index = lattice.skipping(.on, at: lattice.skipping(.de, at: period.end))
      guard let weekday = weekday(at: index) else { return nil }
      let date = period.value.date.adding(days: weekday.value.number - 1)
      return Match(value: DateReading(date: date), end: weekday.end)
    }
    guard let weekday = weekday(at: start) else { return nil }
    return afterWeekday(weekday, start: start)
  }

  private func afterWeekday(_ weekday: Match<Weekday>, start: Int) -> Match<DateReading>? {
    let index = lattice.skipping(.the, at: lattice.skipping(.comma, at: weekday.end))
    if let date = numericDate(at: index) ?? englishDate(at: index), date.value.grain == .day {
      return date
    }
    if let day = ordinal(at: index), (1...31).contains(day.value), lattice.kind(index) != .han,
      lattice.skip(.of, at: day.end) == nil
    {
      let date = coming(day: day.value, weekday: weekday.value.number)
      return Match(
        value: date.map { DateReading(date: $0) } ?? .impossible(near: today), end: day.end)
    }
    let next = lattice.skipping(.of, at: weekday.end)
    if let period = period(at: next), period.value.grain == .week {
      let date = period.value.date.adding(days: weekday.value.number - 1)
      return Match(value: DateReading(date: date), end: period.end)
    }
    guard weekday.value.isCertain || isAnnounced(start) || isTimed(weekday.end) else { return nil }
    return Match(value: comingWeekday(weekday.value.number), end: weekday.end)
  }

  private typealias Weekday = (number: Int, isCertain: Bool)

  private func weekday(at index: Int) -> Match<Weekday>? {
    lattice.first(.weekday, at: index) {
      if case .weekday(let number, let isCertain) = $0 { (number, isCertain) } else { nil }
    }
  }

  /// The number of a weekday, 1 for Monday.
  func weekdayNumber(at index: Int) -> Match<Int>? {
    weekday(at: index).map { Match(value: $0.value.number, end: $0.end) }
  }

  /// The coming day of a month that is a certain weekday.
  private func coming(day: Int, weekday: Int) -> CivilDate? {
    for offset in 0...48 {
      let first = today.firstOfMonth.adding(months: offset)
      if let date = CivilDate(year: first.year, month: first.month, day: day), date >= today,
        date.weekday == weekday
      {
        return date
      }
    }
    return nil
  }

  /// The weekday after today.
  private func comingWeekday(_ number: Int) -> DateReading {
    let distance = (number - today.weekday + 7) % 7
    return DateReading(date: today.adding(days: distance == 0 ? 7 : distance))
  }

  /// The weekday of a week, counted from this one; this week's is the coming one.
  private func inWeek(_ weeks: Int?, _ number: Int) -> DateReading {
    guard let weeks else {
      let date = today.firstOfWeek.adding(days: number - 1)
      return date < today ? comingWeekday(number) : DateReading(date: date)
    }
    return DateReading(date: today.firstOfWeek.adding(days: weeks * 7 + number - 1))
  }

  /// "sat" and "sun" are weekdays only after a word that says so.
  private func isAnnounced(_ index: Int) -> Bool {
    lattice.has(.weekdayAnnouncers, at: index - 1)
      && [Keyword.on, .until, .from, .every, .comma].contains { lattice.has($0, before: index) }
  }

  /// Whether a time of day follows, as in "sat at 5" and "mon 9 am".
  private func isTimed(_ index: Int) -> Bool {
    if lattice.skip(.at, at: index).map({ lattice.kind($0) == .number }) ?? false { return true }
    guard lattice.digits(at: index) != nil else { return false }
    return meridiem(at: index + 1) != nil || isTight(.colon, at: index + 1)
  }

  /// "next", "last" (weeks from this one) or "this" (nil) before a weekday.
  private func weeks(at start: Int) -> Match<Int?>? {
    guard lattice.has(.weekCounts, at: start) else { return nil }
    if let end = lattice.skip(.coming, at: start) ?? lattice.skip(.this, at: start) {
      return Match(value: nil, end: end)
    }
    var count = 0
    var index = start
    while count < 3, let end = lattice.skip(.next, at: index) {
      (count, index) = (count + 1, end)
    }
    if count > 0 { return Match(value: count, end: index) }
    while count < 3, let end = lattice.skip(.last, at: index) {
      (count, index) = (count + 1, end)
    }
    return count > 0 ? Match(value: -count, end: index) : nil
  }

  private func weekend(at index: Int, weeks: Int?) -> Match<DateReading>? {
    guard let end = lattice.skip(.weekend, at: index) else { return nil }
    let monday = today.firstOfWeek.adding(days: 7 * (weeks ?? 0))
    let friday = CivilDateTime(monday.adding(days: 4), TimeOfDay(secondOfDay: 64_800))
    let reading = DateReading(
      date: monday.adding(days: 5), span: friday..<CivilDateTime(monday.adding(days: 7)))
    return Match(value: reading, end: end)
  }
}
