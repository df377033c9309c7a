import CivilTime
import IntentSchema
import TextAnalysis

extension Grammar {
  /// What is counted within a period: "the first monday of march", "3rd week of 2018", "the 15th
  /// day of next month", "last 3 weeks of this year", 明年第九个月, 2021年的前2周.
  func nthDate(at start: Int) -> Match<DateReading>? {
    guard lattice.mentions(.nthWords) else { return nil }
    let the = lattice.skipping(.the, at: start)
    if lattice.kind(start) == .han || lattice.kind(start) == .number,
      let chinese = chineseNth(at: start)
    {
      return chinese
    }
    guard let place = place(at: the) else { return nil }
    if place.count == 1, let weekday = weekdayNumber(at: place.end) {
      guard let period = periodAfterOf(weekday.end) else { return nil }
      return nth(place.nth, weekday: weekday.value, of: period.value)
        .map { Match(value: $0, end: period.end) }
    }
    guard let unit = unitOfTime(at: place.end), !isOneLetter(place.end),
      let period = periodAfterOf(unit.end),
      let reading = counted(place, unit.value, of: period.value)
    else { return nil }
    return Match(value: reading, end: period.end)
  }

  /// "The first monday evening of next month", "last friday 5pm of march".
  func nthMoment(at start: Int) -> Match<MomentReading>? {
    guard lattice.mentions(.weekdayNames), lattice.has(.countedBeginnings, at: start),
      let place = place(at: start), place.count == 1,
      let weekday = weekdayNumber(at: place.end)
    else { return nil }
    let index = lattice.skipping(.at, at: weekday.end)
    var reading = MomentReading()
    var end = index
    if let clock = clock(at: index) {
      (reading.clock, end) = (clock.value, clock.end)
    } else if let part = part(at: index) {
      (reading.part, end) = (part.value, part.end)
    } else {
      return nil
    }
    guard let period = periodAfterOf(end),
      let date = nth(place.nth, weekday: weekday.value, of: period.value)
    else { return nil }
    reading.date = date
    return Match(value: reading, end: period.end)
  }

  /// Which ones are counted: from the front (1, 2, ...) or the back (-1), and how many.
  private typealias Place = (nth: Int, count: Int, end: Int)

  private func place(at start: Int) -> Place? {
    if let last = lattice.skip(.final, at: start) ?? lattice.skip(.last, at: start) {
      if let count = integer(at: last, in: 1...99) { return (-1, count.value, count.end) }
      return (-1, 1, last)
    }
    if let first = lattice.skip(.first, at: start) {
      if let count = integer(at: first, in: 1...99) { return (1, count.value, count.end) }
    }
    guard let ordinal = ordinal(at: start), (1...366).contains(ordinal.value),
      lattice.kind(start) != .han
    else { return nil }
    return (ordinal.value, 1, ordinal.end)
  }

  /// "of march", "in 2018", "of the month".
  private func periodAfterOf(_ index: Int) -> Match<DateReading>? {
    guard let after = lattice.skip(.of, at: index) ?? lattice.skip(.in, at: index) else {
      return nil
    }
    return wholePeriod(at: after)
  }

  /// A month, quarter or year as a whole; "the month" is this one.
  func wholePeriod(at start: Int) -> Match<DateReading>? {
    if let period = period(at: start) { return period }
    let the = lattice.skipping(.the, at: start)
    if let year = yearDate(at: start, isExpected: true) { return year }
    if let month = monthAlone(at: start) { return month }
    guard the > start, let unit = unitOfTime(at: the), lattice.kind(unit.end) != .number else {
      return nil
    }
    switch unit.value {
    case .month:
      return Match(value: DateReading(date: today.firstOfMonth, grain: .month), end: unit.end)
    case .year:
      return Match(value: DateReading(date: today.firstOfYear, grain: .year), end: unit.end)
    case .week: return Match(value: week(of: today), end: unit.end)
    default: return nil
    }
  }

  /// The weekday that is counted within a month, or that it has no such day: a fifth Monday.
  private func nth(_ nth: Int, weekday: Int, of period: DateReading) -> DateReading? {
    guard period.grain == .month else { return nil }
    let date = CivilDate.nth(
      nth, weekday: weekday, ofMonth: period.date.month, year: period.date.year)
    return date.map { DateReading(date: $0, hasYear: true) } ?? .impossible(near: period.date)
  }

  /// The days of some units within a period; weeks belong to where their Thursday is.
  private func counted(_ place: Place, _ unit: TimeUnit, of period: DateReading) -> DateReading? {
    let bounds = period.bounds
    let (first, end) = (bounds.lowerBound.date, bounds.upperBound.date)
    let step: (CivilDate, Int) -> CivilDate
    var (from, upper) = (first, end)
    switch unit {
    case .day: step = { $0.adding(days: $1) }
    case .week:
      step = { $0.adding(days: 7 * $1) }
      from = Self.firstWeek(of: first)
      upper = Self.firstWeek(of: end)
    case .month: step = { $0.adding(months: $1) }
    default: return nil
    }
    let start = place.nth > 0 ? step(from, place.nth - 1) : step(upper, -place.count)
    let stop = step(start, place.count)
    guard start >= from, stop <= upper else { return nil }
    guard place.count == 1 else { return span(from: start, to: stop, grain: .day) }
    let grain: Grain = unit == .day ? .day : unit == .week ? .week : .month
    return DateReading(date: start, grain: grain, hasYear: true)
  }

  /// The Monday of the first week whose Thursday is on or after a date.
  private static func firstWeek(of date: CivilDate) -> CivilDate {
    let monday = date.firstOfWeek
    return monday.adding(days: 3) < date ? monday.adding(days: 7) : monday
  }

  /// 明年第九个月, 2021年的第三个月, 今年的最后3周, 2021年的前两周.
  private func chineseNth(at start: Int) -> Match<DateReading>? {
    guard lattice.mentions(.chineseNthWords) else { return nil }
    guard let period = chineseYearOrMonth(at: start) else { return nil }
    let index = lattice.skipping(.de, at: period.end)
    let place: Place
    if let number = lattice.skip(.di, at: index).flatMap({ integer(at: $0, in: 1...366) }) {
      place = (number.value, 1, number.end)
    } else if let last = lattice.skip(.final, at: index) {
      let count = integer(at: last, in: 1...99)
      place = (-1, count?.value ?? 1, count?.end ?? last)
    } else if let first = lattice.skip(.qianN, at: index),
      let count = integer(at: first, in: 1...99)
    {
      place = (1, count.value, count.end)
    } else {
      return nil
    }
    if place.count == 1, let weekday = weekdayNumber(at: lattice.skipping(.ge, at: place.end)) {
      return nth(place.nth, weekday: weekday.value, of: period.value)
        .map { Match(value: $0, end: weekday.end) }
    }
    let unitStart =
      unitOfTime(at: place.end) == nil ? lattice.skipping(.ge, at: place.end) : place.end
    guard let unit = unitOfTime(at: unitStart),
      let reading = counted(place, unit.value, of: period.value)
    else { return nil }
    return Match(value: reading, end: unit.end)
  }

  private func chineseYearOrMonth(at start: Int) -> Match<DateReading>? {
    guard let date = chineseDate(at: start) ?? period(at: start),
      [.year, .month].contains(date.value.grain), date.value.span == nil
    else { return nil }
    return date
  }
}
