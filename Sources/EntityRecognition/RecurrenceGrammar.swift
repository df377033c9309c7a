import CivilTime
import IntentSchema

/// What repeats: a step, the days of the week it is narrowed to, and the time of the day.
private struct RecurrenceReading {
  var step: CivilDuration
  var days = DaySet()
  var dayOfMonth: Int?
  var part: DayPart?
}

extension Grammar {
  /// A repeated time: "every day at 8", "8am every weekday", "every other friday", 每周一早上七点.
  func recurrence(at start: Int) -> Reading? {
    if let what = repetition(at: start) {
      let joint = lattice.skipping(
        .at, at: lattice.skipping(.de, at: lattice.skipping(.comma, at: what.end)))
      let isExpected = joint > what.end || what.value.part != nil
      guard var time = clock(at: joint, isExpected: isExpected) else {
        let part = part(at: lattice.skipping(.in, at: joint))
        var reading = what.value
        if reading.part == nil { reading.part = part?.value }
        return recurrence(reading, clock: nil, start..<(part?.end ?? what.end))
      }
      if let part = what.value.part, time.value.isAmbiguous {
        time.value = time.value.with(part: part)
      }
      return recurrence(what.value, clock: time.value, start..<time.end)
    }
    guard let time = clock(at: start), let what = repetition(at: time.end) else { return nil }
    return recurrence(what.value, clock: time.value, start..<what.end)
  }

  private func repetition(at start: Int) -> Match<RecurrenceReading>? {
    if let adverb = adverb(at: start) { return adverb }
    guard let every = lattice.skip(.every, at: start) ?? lattice.skip(.mei, at: start) else {
      return nil
    }
    if let end = lattice.skip(.weekdays, at: every) {
      return Match(value: .init(step: .init(days: 1), days: DaySet([1, 2, 3, 4, 5])), end: end)
    }
    if let end = lattice.skip(.weekend, at: every) {
      return Match(value: .init(step: .init(days: 1), days: DaySet([6, 7])), end: end)
    }
    let other = lattice.skip(.other, at: every)
    if let weekday = weekdayNumber(at: other ?? every) {
      return weekdays(from: weekday, isOther: other != nil)
    }
    if let part = part(at: every) {
      return Match(value: .init(step: .init(days: 1), part: part.value), end: part.end)
    }
    if let amount = timeAmount(at: every), lattice.skip(.other, at: every) == nil {
      return Match(value: .init(step: CivilDuration(amount.value)), end: amount.end)
    }
    return everyUnit(at: other ?? every, isOther: other != nil)
  }

  private func everyUnit(at index: Int, isOther: Bool) -> Match<RecurrenceReading>? {
    let count = isOther ? 2.0 : 1
    if let yue = lattice.skip(.yue, at: index) {
      if let day = integer(at: yue, in: 1...31), let end = lattice.skip(.hao, at: day.end) {
        return Match(value: .init(step: .init(months: 1), dayOfMonth: day.value), end: end)
      }
      return Match(value: .init(step: .init(months: 1)), end: yue)
    }
    if let hao = lattice.skip(.hao, at: index) {
      return Match(value: .init(step: .init(days: 1)), end: hao)
    }
    guard let unit = unitOfTime(at: index), !isOneLetter(index) else { return nil }
    let step = CivilDuration(TimeAmount(amount: count, unit: unit.value))
    return Match(value: .init(step: step), end: unit.end)
  }

  private func weekdays(from first: Match<Int>, isOther: Bool) -> Match<RecurrenceReading> {
    var days = DaySet([first.value])
    var count = 1
    var end = first.end
    while count < 7 {
      let index = lattice.skipping(.and, at: lattice.skipping(.comma, at: end))
      guard let next = weekdayNumber(at: index), !days.contains(next.value) else { break }
      days.insert(next.value)
      count += 1
      end = next.end
    }
    let step = count > 1 ? CivilDuration(days: 1) : CivilDuration(days: isOther ? 14 : 7)
    return Match(value: .init(step: step, days: days), end: end)
  }

  private func adverb(at start: Int) -> Match<RecurrenceReading>? {
    guard lattice.has(.recurrenceWords, at: start) else { return nil }
    let words: [(Keyword, CivilDuration)] = [
      (.daily, .init(days: 1)), (.weekly, .init(days: 7)), (.monthly, .init(months: 1)),
      (.yearly, .init(years: 1)), (.hourly, .init(seconds: 3600)),
    ]
    for (keyword, step) in words {
      if let end = lattice.skip(keyword, at: start) {
        return Match(value: .init(step: step), end: end)
      }
    }
    return nil
  }

  private func recurrence(
    _ reading: RecurrenceReading, clock: ClockReading?, _ tokens: Range<Int>
  ) -> Reading {
    let first = first(of: reading, clock: clock)
    return Reading(
      .recurrence, tokens,
      .recurrence(
        first: first.time, isDate: first.isDate, every: reading.step, days: reading.days))
  }

  /// The first time on or after now, and whether it is only a date.
  private func first(of reading: RecurrenceReading, clock: ClockReading?)
    -> (time: CivilDateTime, isDate: Bool)
  {
    if reading.step.seconds != 0, clock == nil { return (now.adding(reading.step), false) }
    let hours = reading.part?.hours.lowerBound
    let second = clock.map(\.secondOfDay) ?? hours.map { $0 * 3600 }
    var day = reading.dayOfMonth.flatMap(coming(day:)) ?? today
    for _ in 0..<8 {
      let isDay = reading.days.isEmpty || reading.days.contains(day.weekday)
      if isDay, second.map({ CivilDateTime(day).adding(seconds: $0) > now }) ?? true { break }
      day = reading.dayOfMonth == nil ? day.adding(days: 1) : day.adding(months: 1)
    }
    return (CivilDateTime(day).adding(seconds: second ?? 0), second == nil)
  }
}
