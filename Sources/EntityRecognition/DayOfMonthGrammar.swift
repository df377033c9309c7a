import CivilTime
import IntentSchema
import TextAnalysis

/// A place in a month: its 31st, its last day, its first monday.
struct PlaceInMonth {
  /// The day, where days of the month are counted from its beginning.
  var day: Int?
  /// Which of the weekdays, 1 for the first, -1 for the last.
  var nth: Int?
  var weekdays = DaySet()

  /// Narrows what repeats monthly to the place.
  func apply(to reading: inout RecurrenceReading) {
    reading.dayOfMonth = day
    reading.nth = nth
    reading.days = weekdays
  }
}

extension Grammar {
  /// A day of each month: "the first monday of every month", "every last friday", "the 31st of each
  /// month", 每月最后一天.
  func dayOfMonths(at start: Int) -> Match<RecurrenceReading>? {
    if let mei = lattice.skip(.mei, at: start) { return chineseDayOfMonths(at: mei) }
    guard lattice.kind(start) != .han else { return nil }
    let every = lattice.skip(.every, at: start)
    let first = lattice.skipping(.the, at: every ?? start)
    guard let place = placeInMonth(at: first) else { return nil }
    var reading = RecurrenceReading(step: CivilDuration(months: 1))
    place.value.apply(to: &reading)
    let of = lattice.skip(.of, at: place.end) ?? lattice.skip(.in, at: place.end)
    if let of, every == nil {
      guard let each = lattice.skip(.every, at: of), let unit = unitOfTime(at: each),
        unit.value == .month
      else { return nil }
      return Match(value: reading, end: unit.end)
    }
    guard every != nil else { return nil }
    if let of, let unit = unitOfTime(at: lattice.skipping(.the, at: of)), unit.value == .month {
      return Match(value: reading, end: unit.end)
    }
    // "Every second tuesday" is every other one, and "every third day" comes every three days.
    let isCounted = lattice.has(.other, before: first + 1) || unitOfTime(at: place.end - 1) != nil
    let isNoun =
      lattice.kind(place.end) == .word && place.value.day != nil
      && !lattice.has(.afterDayOfMonths, at: place.end)
    return isCounted || isNoun ? nil : Match(value: reading, end: place.end)
  }

  /// "31st", "first monday", "last working day", "last day".
  func placeInMonth(at start: Int) -> Match<PlaceInMonth>? {
    if let last = lattice.skip(.final, at: start) ?? lattice.skip(.last, at: start) {
      return weekdaysInMonth(-1, at: last)
    }
    guard lattice.kind(start) != .han, let ordinal = ordinal(at: start),
      (1...31).contains(ordinal.value)
    else { return nil }
    if let days = weekdaysInMonth(ordinal.value, at: ordinal.end) { return days }
    return Match(value: PlaceInMonth(day: ordinal.value), end: ordinal.end)
  }

  /// 每月最后一天, 每个月第一个周一, 每月底.
  private func chineseDayOfMonths(at mei: Int) -> Match<RecurrenceReading>? {
    var reading = RecurrenceReading(step: CivilDuration(months: 1))
    for (keyword, place) in [
      (Keyword.endOfMonth, PlaceInMonth(nth: -1, weekdays: Self.allDays)),
      (.startOfMonth, PlaceInMonth(day: 1)),
    ] {
      guard let end = lattice.skip(keyword, at: mei) else { continue }
      place.apply(to: &reading)
      return Match(value: reading, end: end)
    }
    let unit = unitOfTime(at: mei).flatMap { $0.value == .month ? $0.end : nil }
    guard let month = unit ?? lattice.skip(.yue, at: mei) else { return nil }
    let index = lattice.skipping(.de, at: month)
    let place: Match<PlaceInMonth>?
    if let last = lattice.skip(.final, at: index) {
      let count = lattice.first(.hanDigit, at: last) { meaning -> Bool? in
        if case .hanDigit(1) = meaning { true } else { nil }
      }
      place = weekdaysInMonth(-1, at: count?.end ?? last)
    } else if let number = lattice.skip(.di, at: index).flatMap({ integer(at: $0, in: 1...31) }) {
      place = weekdaysInMonth(number.value, at: number.end)
    } else {
      place = nil
    }
    guard let place else { return nil }
    place.value.apply(to: &reading)
    return Match(value: reading, end: place.end)
  }

  /// The weekday, working day or day that is counted.
  private func weekdaysInMonth(_ nth: Int, at index: Int) -> Match<PlaceInMonth>? {
    let start = unitOfTime(at: index) == nil ? lattice.skipping(.ge, at: index) : index
    if let unit = unitOfTime(at: start), unit.value == .day {
      let place =
        nth > 0 ? PlaceInMonth(day: nth) : PlaceInMonth(nth: -1, weekdays: Self.allDays)
      return Match(value: place, end: unit.end)
    }
    if let end = lattice.skip(.weekdays, at: start), nth <= 23 {
      return Match(value: PlaceInMonth(nth: nth, weekdays: Self.workdays), end: end)
    }
    guard nth <= 5, let weekday = weekdayNumber(at: start) else { return nil }
    return Match(
      value: PlaceInMonth(nth: nth, weekdays: DaySet([weekday.value])), end: weekday.end)
  }

  private static let allDays = DaySet(Array(1...7))
}
