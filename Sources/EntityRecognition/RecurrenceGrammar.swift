import CivilTime
import IntentSchema
import TextAnalysis

/// What repeats: a step, the days of the week it is narrowed to, and the time of the day.
struct RecurrenceReading {
  var step: CivilDuration
  var days = DaySet()
  var dayOfMonth: Int?
  /// The first date, where one was said: "every year on march 5".
  var date: CivilDate?
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
        let the = lattice.skip(.in, at: joint).map { lattice.skipping(.the, at: $0) } ?? joint
        let part = part(at: the)
        var reading = what.value
        if reading.part == nil { reading.part = part?.value }
        return recurrence(reading, clock: nil, start..<(part?.end ?? what.end))
      }
      if let part = what.value.part, time.value.isAmbiguous {
        time.value = time.value.with(part: part)
      }
      guard !time.value.isImpossible else { return nil }
      return recurrence(what.value, clock: time.value, start..<time.end)
    }
    guard let time = clock(at: start), !time.value.isImpossible,
      let what = repetition(at: lattice.skipping(.comma, at: lattice.skipping(.on, at: time.end)))
    else { return nil }
    return recurrence(what.value, clock: time.value, start..<what.end)
  }

  private func repetition(at start: Int) -> Match<RecurrenceReading>? {
    if let adverb = adverb(at: start) { return adverb }
    if let plural = pluralDays(at: start) { return plural }
    if let gap = lattice.skip(.meiGe, at: start), let every = everyGap(at: gap) { return every }
    guard let every = lattice.skip(.every, at: start) ?? lattice.skip(.mei, at: start) else {
      return onceA(at: start)
    }
    if let end = lattice.skip(.weekdays, at: every) {
      return Match(value: .init(step: .init(days: 1), days: Self.workdays), end: end)
    }
    if let end = lattice.skip(.weekend, at: every) {
      return Match(value: .init(step: .init(days: 1), days: DaySet([6, 7])), end: end)
    }
    let other = lattice.skip(.other, at: every)
    if let weekday = weekdayNumber(at: other ?? every) {
      return withPart(weekdays(from: weekday, isOther: other != nil))
    }
    if let part = part(at: every) {
      return Match(value: .init(step: .init(days: 1), part: part.value), end: part.end)
    }
    if let amount = timeAmount(at: every), lattice.skip(.other, at: every) == nil {
      return onDate(Match(value: .init(step: CivilDuration(amount.value)), end: amount.end))
    }
    if let count = integer(at: every, in: 1...99),
      let weekend = lattice.skip(.weekend, at: count.end)
    {
      return Match(
        value: .init(step: .init(days: 7 * count.value), days: DaySet([6])), end: weekend)
    }
    return everyUnit(at: other ?? every, isOther: other != nil)
  }

  private static let workdays = DaySet([1, 2, 3, 4, 5])

  /// Days that are many: "mondays", "weekdays", "friday mornings", 工作日.
  private func pluralDays(at start: Int) -> Match<RecurrenceReading>? {
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

  private func withPart(_ days: Match<RecurrenceReading>) -> Match<RecurrenceReading> {
    guard days.value.part == nil, lattice.kind(days.end) == .word, let part = part(at: days.end)
    else { return days }
    var reading = days.value
    reading.part = part.value
    return Match(value: reading, end: part.end)
  }

  /// 每隔一天 is every second day; 每隔两小时 is every two hours.
  private func everyGap(at index: Int) -> Match<RecurrenceReading>? {
    guard let amount = timeAmount(at: index) else { return nil }
    var time = amount.value
    if time.unit.rawValue >= TimeUnit.day.rawValue { time.amount += 1 }
    return Match(value: .init(step: CivilDuration(time)), end: amount.end)
  }

  /// "once a day", "one a week".
  private func onceA(at start: Int) -> Match<RecurrenceReading>? {
    guard isThorough, lattice.kind(start) == .word, let after = lattice.skip(.timesA, at: start),
      let unit = unitOfTime(at: after), !isOneLetter(after)
    else { return nil }
    return Match(
      value: .init(step: CivilDuration(TimeAmount(amount: 1, unit: unit.value))), end: unit.end)
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
    return onDate(Match(value: .init(step: step), end: unit.end))
  }

  /// Adds the day of the month or year: "every month on the 5th", 每年三月五号.
  private func onDate(_ every: Match<RecurrenceReading>) -> Match<RecurrenceReading> {
    let isYearly = every.value.step.years > 0
    guard isYearly || every.value.step.months > 0 else { return every }
    let on = lattice.skipping(.the, at: lattice.skipping(.on, at: every.end))
    var reading = every.value
    if isYearly, let date = date(at: on), date.value.grain == .day, !date.value.isImpossible {
      reading.date = date.value.date
      return Match(value: reading, end: date.end)
    }
    guard !isYearly, let day = ordinal(at: on), (1...31).contains(day.value), on > every.end else {
      return every
    }
    reading.dayOfMonth = day.value
    return Match(value: reading, end: day.end)
  }

  private func weekdays(from first: Match<Int>, isOther: Bool) -> Match<RecurrenceReading> {
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

  private func weekdayJoint(at index: Int) -> Int? {
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

  private func adverb(at start: Int) -> Match<RecurrenceReading>? {
    guard lattice.has(.recurrenceWords, at: start) else { return nil }
    if let end = lattice.skip(.nightly, at: start) {
      return Match(value: .init(step: .init(days: 1), part: .evening), end: end)
    }
    let words: [(Keyword, CivilDuration)] = [
      (.biweekly, .init(days: 14)), (.bimonthly, .init(months: 2)),
      (.semiannually, .init(months: 6)), (.quarterly, .init(months: 3)),
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
    if let date = reading.date {
      return (CivilDateTime(date).adding(seconds: second ?? 0), second == nil)
    }
    var day = reading.dayOfMonth.flatMap(coming(day:)) ?? today
    for _ in 0..<8 {
      let isDay = reading.days.isEmpty || reading.days.contains(day.weekday)
      if isDay, second.map({ CivilDateTime(day).adding(seconds: $0) > now }) ?? true { break }
      day = reading.dayOfMonth == nil ? day.adding(days: 1) : day.adding(months: 1)
    }
    return (CivilDateTime(day).adding(seconds: second ?? 0), second == nil)
  }
}
