import CivilTime
import IntentSchema
import TextAnalysis

extension Grammar {
  static let workdays = DaySet([1, 2, 3, 4, 5])

  /// Days that are many: "mondays", "weekdays", "friday mornings", 工作日.
  func pluralDays(at start: Int) -> Match<RecurrenceReading>? {
    if let end = lattice.skip(.weekdays, at: start),
      lattice.has(.pluralWords, at: start) || lattice.kind(start) == .han
    {
      let daily = lattice.skip(.mei, at: end).flatMap { unitOfTime(at: $0) }
      let isDaily = daily?.value == .day
      return withPart(
        Match(
          value: .init(step: .init(days: 1), days: Self.workdays),
          end: isDaily ? daily?.end ?? end : end))
    }
    if lattice.has(.pluralWords, at: start) {
      if let end = lattice.skip(.weekend, at: start) {
        return Match(value: .init(step: .init(days: 1), days: DaySet([6, 7])), end: end)
      }
      if let weekday = weekdayNumber(at: start) {
        return withPart(weekdays(from: weekday, isOther: false))
      }
      guard let part = part(at: start), isThorough, !lattice.has(.the, before: start) else {
        return nil
      }
      return Match(value: .init(step: .init(days: 1), part: part.value), end: part.end)
    }
    guard let weekday = weekdayNumber(at: start), lattice.has(.pluralWords, at: weekday.end),
      let part = part(at: weekday.end)
    else { return nil }
    let reading = RecurrenceReading(
      step: .init(days: 7), days: DaySet([weekday.value]), part: part.value)
    return Match(value: reading, end: part.end)
  }

  func withPart(_ days: Match<RecurrenceReading>) -> Match<RecurrenceReading> {
    guard days.value.part == nil, lattice.kind(days.end) == .word, let part = part(at: days.end)
    else { return days }
    var reading = days.value
    reading.part = part.value
    return Match(value: reading, end: part.end)
  }

  /// A day of the week with those that are listed after it or reach to another.
  func weekdays(from first: Match<Int>, isOther: Bool) -> Match<RecurrenceReading> {
    var days = DaySet([first.value])
    var last = first.value
    var end = first.end
    while end - first.end < 32 {
      if let through = weekdayJoint(at: end),
        let next = weekdayNumber(at: through) ?? hanWeekday(at: through),
        next.value > last
      {
        for day in last...next.value { days.insert(day) }
        (last, end) = (next.value, next.end)
        continue
      }
      let index = lattice.skipping(.and, at: lattice.skipping(.comma, at: end))
      guard let next = weekdayNumber(at: index) ?? hanWeekday(at: index),
        !days.contains(next.value)
      else { break }
      days.insert(next.value)
      (last, end) = (next.value, next.end)
    }
    let isOne = days.days.count == 1
    let step = isOne ? CivilDuration(days: isOther ? 14 : 7) : CivilDuration(days: 1)
    return Match(value: .init(step: step, days: days), end: end)
  }

  /// The end of a word that joins the first and the last of several days.
  func weekdayJoint(at index: Int) -> Int? {
    lattice.skip(.zhi, at: index) ?? lattice.skip(.to, at: index) ?? lattice.skip(.until, at: index)
      ?? lattice.skip(.hyphen, at: index)
  }

  /// The 三 of 周一三五, or the 五 of 周一到五, which no clock or count follows.
  private func hanWeekday(at index: Int) -> Match<Int>? {
    guard lattice.kind(index) == .han,
      lattice.has(.hanDigits, at: index) || lattice.has(.sundays, at: index),
      let day = lattice.first(
        .hanDigit, at: index,
        { meaning -> Int? in if case .hanDigit(let value) = meaning { value } else { nil } })
        ?? (lattice.has(.sundays, at: index) ? Match(value: 7, end: index + 1) : nil),
      (1...7).contains(day.value), lattice.skip(.dian, at: day.end) == nil,
      lattice.skip(.ge, at: day.end) == nil, !lattice.has(.hanUnits, at: day.end),
      unitOfTime(at: day.end) == nil
    else { return nil }
    return day
  }

  /// What repeats without the days that are left out: "every day except sunday", 每天，周末除外.
  func excepting(_ every: Match<RecurrenceReading>) -> Match<RecurrenceReading> {
    let start = lattice.skipping(.comma, at: every.end)
    let after = lattice.skip(.except, at: start)
    guard after != nil || lattice.mentions(.excepted),
      let left = daysLeftOut(at: lattice.skipping(.on, at: after ?? start))
    else { return every }
    guard let end = after == nil ? lattice.skip(.excepted, at: left.end) : left.end else {
      return every
    }
    var reading = every.value
    reading.days = Self.days(of: reading, without: left.value)
    return Match(value: reading, end: lattice.skipping(.excepted, at: end))
  }

  /// The days that are left out before what repeats: 除了周日每天.
  func excludedDays(before start: Int) -> Match<DaySet>? {
    guard let after = lattice.skip(.exceptBefore, at: start),
      let left = daysLeftOut(at: after)
    else { return nil }
    let end = lattice.skipping(.excepted, at: left.end)
    return Match(value: left.value, end: lattice.skipping(.comma, at: end))
  }

  /// The days that are left of what repeats; of what doesn't come daily, all.
  static func days(of reading: RecurrenceReading, without left: DaySet) -> DaySet {
    guard reading.step.days == 1, reading.step.seconds == 0 else { return reading.days }
    let all = reading.days.isEmpty ? Array(1...7) : reading.days.days
    let rest = all.filter { !left.contains($0) }
    return rest.isEmpty ? reading.days : DaySet(rest)
  }

  private func daysLeftOut(at index: Int) -> Match<DaySet>? {
    let start = lattice.skipping(.the, at: index)
    if let end = lattice.skip(.weekend, at: start) {
      return Match(value: DaySet([6, 7]), end: end)
    }
    if let end = lattice.skip(.weekdays, at: start) { return Match(value: Self.workdays, end: end) }
    return weekdayNumber(at: start).map { first in
      let days = weekdays(from: first, isOther: false)
      return Match(value: days.value.days, end: days.end)
    }
  }
}
