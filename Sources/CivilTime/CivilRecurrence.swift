/// A time that comes again and again, by the calendar.
public struct CivilRecurrence: Sendable, Hashable {
  /// The first time.
  public var first: CivilDateTime
  /// The step from one time to the next.
  public var step: CivilDuration
  /// The days of the week that a step is narrowed to, 1 for Monday; none for all.
  ///
  /// A daily step comes on each of them. A step of months comes once a month, on as many of these
  /// days into the month as the first time is: the second Tuesday, the first of five working days.
  /// Negative days mean the last one of the month.
  public var weekdays: [Int]

  /// Creates a recurrence.
  ///
  /// - Parameters:
  ///   - first: the first time.
  ///   - step: the step from one time to the next.
  ///   - weekdays: the days of the week that the step is narrowed to, 1 for Monday.
  public init(first: CivilDateTime, step: CivilDuration, weekdays: [Int] = []) {
    self.first = first
    self.step = step
    self.weekdays = weekdays
  }

  /// The first time that is later than another one.
  ///
  /// Months and years are counted from the first time, so that the 31st comes back after a shorter
  /// month.
  ///
  /// - Parameter time: the other time.
  /// - Returns: the time, or nil for a step that doesn't go forward.
  public func next(after time: CivilDateTime) -> CivilDateTime? {
    guard step.years >= 0, step.months >= 0, step.days >= 0, step.seconds >= 0, !step.isZero else {
      return nil
    }
    if step.days == 1, !weekdays.isEmpty { return nextWeekday(after: time) }
    if time < first { return first }
    let months = step.years.multipliedReportingOverflow(by: 12)
    guard !months.overflow, months.partialValue < 1_000_000, step.months < 1_000_000 else {
      return nil
    }
    return months.partialValue + step.months > 0
      ? nextMonth(after: time, every: months.partialValue + step.months) : nextDay(after: time)
  }

  private func nextWeekday(after time: CivilDateTime) -> CivilDateTime? {
    let start = max(first.date, time.date)
    return (0...7).lazy.map { CivilDateTime(start.adding(days: $0), first.time) }
      .first { $0 > time && weekdays.contains($0.date.weekday) }
  }

  private func nextMonth(after time: CivilDateTime, every months: Int) -> CivilDateTime? {
    let passed = (time.date.year - first.date.year) * 12 + time.date.month - first.date.month
    let count = max(passed / months, 0)
    guard !weekdays.isEmpty else {
      return (count...count + 2).lazy
        .map { CivilDateTime(first.date.adding(months: $0 * months), first.time) }
        .first { $0 > time }
    }
    let days = weekdays.map(abs)
    let nth = weekdays.contains { $0 < 0 } ? -1 : first.date.place(amongWeekdays: days)
    // A month without a fifth such day is passed over.
    return (count...count + 12).lazy
      .compactMap { first.date.firstOfMonth.adding(months: $0 * months).day(nth, ofWeekdays: days) }
      .map { CivilDateTime($0, first.time) }
      .first { $0 > time }
  }

  private func nextDay(after time: CivilDateTime) -> CivilDateTime? {
    let days = step.days.multipliedReportingOverflow(by: 86_400)
    let length = days.partialValue.addingReportingOverflow(step.seconds)
    guard !days.overflow, !length.overflow, length.partialValue > 0 else { return nil }
    let passed = time.secondNumber - first.secondNumber
    let count = passed / length.partialValue + 1
    let (distance, overflow) = count.multipliedReportingOverflow(by: length.partialValue)
    return overflow ? nil : first.adding(seconds: distance)
  }
}
