import CivilTime
import IntentSchema
import TextAnalysis

/// What repeats: a step, the days of the week it is narrowed to, and the time of the day.
struct RecurrenceReading {
  var step: CivilDuration
  var days = DaySet()
  /// Which of the days in each month is meant: 1 for the first, -1 for the last.
  var nth: Int?
  var dayOfMonth: Int?
  /// The first date, where one was said: "every year on march 5".
  var date: CivilDate?
  var part: DayPart?
}

extension Grammar {
  /// A repeated time: "every day at 8", "8am every weekday", "every other friday", 每周一早上七点.
  func recurrence(at start: Int) -> Reading? {
    if let days = daysOfSchedule(at: start) { return days }
    guard lattice.mentions(.recurrenceWords) else { return nil }
    if let excluded = excludedDays(before: start), let what = repetition(at: excluded.end) {
      var reading = what
      reading.value.days = Self.days(of: what.value, without: excluded.value)
      return timed(reading, start: start)
    }
    if let what = repetition(at: start) { return timed(what, start: start) }
    guard let time = clock(at: start), !time.value.isImpossible,
      let what = repetition(at: lattice.skipping(.comma, at: lattice.skipping(.on, at: time.end)))
    else { return nil }
    let whole = excepting(what)
    return recurrence(whole.value, clock: time.value, start..<whole.end)
  }

  /// Adds the time of the day that follows what repeats, and the days that are left out.
  private func timed(_ repeated: Match<RecurrenceReading>, start: Int) -> Reading? {
    let what = excepting(repeated)
    let joint = lattice.skipping(
      .at, at: lattice.skipping(.de, at: lattice.skipping(.comma, at: what.end)))
    let isExpected = joint > what.end || what.value.part != nil
    guard var time = clock(at: joint, isExpected: isExpected) else {
      let the = lattice.skip(.in, at: joint).map { lattice.skipping(.the, at: $0) } ?? joint
      let part = part(at: the)
      var reading = what.value
      if reading.part == nil { reading.part = part?.value }
      let whole = excepting(Match(value: reading, end: part?.end ?? what.end))
      return recurrence(whole.value, clock: nil, start..<whole.end)
    }
    if let part = what.value.part, time.value.isAmbiguous {
      time.value = time.value.with(part: part)
    }
    guard !time.value.isImpossible else { return nil }
    let whole = excepting(Match(value: what.value, end: time.end))
    return recurrence(whole.value, clock: time.value, start..<whole.end)
  }

  /// The days from one to another with a time of the day, which nobody means once: "monday to
  /// friday at 7", "7am mon-fri", 周一到周五早上七点.
  private func daysOfSchedule(at start: Int) -> Reading? {
    guard lattice.mentions(.weekdayNames) else { return nil }
    if lattice.has(.weekdayNames, at: start) {
      guard !lattice.has(.weekCounts, at: start - 1), let days = throughDays(at: start) else {
        return nil
      }
      let joint = lattice.skipping(
        .at, at: lattice.skipping(.de, at: lattice.skipping(.comma, at: days.end)))
      guard let time = clock(at: joint, isExpected: joint > days.end), !time.value.isImpossible,
        weekdayJoint(at: time.end) == nil
      else { return nil }
      return recurrence(days.value, clock: time.value, start..<time.end)
    }
    guard lattice.mentions(.weekdayJoints), let time = clock(at: start), !time.value.isImpossible,
      let days = throughDays(
        at: lattice.skipping(
          .from, at: lattice.skipping(.on, at: lattice.skipping(.comma, at: time.end))))
    else { return nil }
    return recurrence(days.value, clock: time.value, start..<days.end)
  }

  /// Days from one to another.
  private func throughDays(at start: Int) -> Match<RecurrenceReading>? {
    guard let first = weekdayNumber(at: start), weekdayJoint(at: first.end) != nil else {
      return nil
    }
    let days = weekdays(from: first, isOther: false)
    return days.end > first.end ? days : nil
  }

  private func recurrence(
    _ reading: RecurrenceReading, clock: ClockReading?, _ tokens: Range<Int>
  ) -> Reading {
    let first = first(of: reading, clock: clock)
    var days = reading.days
    days.areLast = reading.nth == -1
    return Reading(
      .recurrence, tokens,
      .recurrence(
        first: first.time, isDate: first.isDate, every: reading.step, days: days))
  }

  /// The first time on or after now, and whether it is only a date.
  private func first(of reading: RecurrenceReading, clock: ClockReading?)
    -> (time: CivilDateTime, isDate: Bool)
  {
    if reading.step.seconds != 0, clock == nil { return (now.adding(reading.step), false) }
    let hours = reading.part?.hours.lowerBound
    let second = clock.map(\.secondOfDay) ?? hours.map { $0 * 3600 }
    let day = reading.date ?? firstDay(of: reading, second: second)
    return (CivilDateTime(day).adding(seconds: second ?? 0), second == nil)
  }

  /// The first day on which the time isn't over.
  private func firstDay(of reading: RecurrenceReading, second: Int?) -> CivilDate {
    let isOpen = { (day: CivilDate) in
      second.map { CivilDateTime(day).adding(seconds: $0) > self.now } ?? (day >= self.today)
    }
    if reading.nth != nil || reading.dayOfMonth != nil {
      // No day of the month stays away for longer than two months, no fifth weekday for six.
      let days = (0...6).lazy.compactMap { offset -> CivilDate? in
        let month = self.today.firstOfMonth.adding(months: offset)
        if let day = reading.dayOfMonth {
          return CivilDate(year: month.year, month: month.month, day: day)
        }
        return month.day(reading.nth ?? 1, ofWeekdays: reading.days.days)
      }
      return days.first(where: isOpen) ?? today
    }
    let days = (0...8).lazy.map { self.today.adding(days: $0) }
    return days.first { day in
      isOpen(day) && (reading.days.isEmpty || reading.days.contains(day.weekday))
    } ?? today
  }
}
