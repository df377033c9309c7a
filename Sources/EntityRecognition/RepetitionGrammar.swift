import CivilTime
import IntentSchema
import TextAnalysis

extension Grammar {
  /// What repeats, without the time of the day.
  func repetition(at start: Int) -> Match<RecurrenceReading>? {
    if let day = dayOfMonths(at: start) { return day }
    if let adverb = adverb(at: start) { return onDays(onDate(adverb)) }
    if let plural = pluralDays(at: start) { return plural }
    if let gap = lattice.skip(.meiGe, at: start), let every = everyGap(at: gap) {
      return onDays(every)
    }
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
      return onDays(
        onDate(Match(value: .init(step: CivilDuration(amount.value)), end: amount.end)))
    }
    if let nth = ordinal(at: every), (2...99).contains(nth.value), lattice.kind(every) != .han,
      let unit = unitOfTime(at: nth.end), !isOneLetter(nth.end)
    {
      let step = CivilDuration(TimeAmount(amount: Double(nth.value), unit: unit.value))
      return onDays(onDate(Match(value: .init(step: step), end: unit.end)))
    }
    if let count = integer(at: every, in: 1...99),
      let weekend = lattice.skip(.weekend, at: count.end)
    {
      return Match(
        value: .init(step: .init(days: 7 * count.value), days: DaySet([6])), end: weekend)
    }
    return everyUnit(at: other ?? every, isOther: other != nil).map(onDays)
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
    guard !isYearly, on > every.end else { return every }
    if let place = placeInMonth(at: on) {
      place.value.apply(to: &reading)
      return Match(value: reading, end: place.end)
    }
    guard let day = integer(at: on, in: 1...31), lattice.kind(on) == .number,
      lattice.kind(day.end) != .word, lattice.skip(.colon, at: day.end) == nil
    else { return every }
    reading.dayOfMonth = day.value
    return Match(value: reading, end: day.end)
  }

  /// Adds the days of the weeks that are counted: "every other week on friday", 隔周周一.
  private func onDays(_ every: Match<RecurrenceReading>) -> Match<RecurrenceReading> {
    let step = every.value.step
    guard step.days > 0, step.days % 7 == 0, step.months == 0, step.seconds == 0,
      every.value.days.isEmpty
    else { return every }
    let on = lattice.skipping(.de, at: lattice.skipping(.on, at: every.end))
    guard on > every.end || lattice.kind(on) == .han, let first = weekdayNumber(at: on) else {
      return every
    }
    let found = weekdays(from: first, isOther: false)
    var reading = every.value
    reading.days = found.value.days
    guard found.value.days.days.count > 1 else { return Match(value: reading, end: found.end) }
    // Several days of every other week are no single step.
    guard step.days == 7 else { return every }
    reading.step = CivilDuration(days: 1)
    return Match(value: reading, end: found.end)
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
}
