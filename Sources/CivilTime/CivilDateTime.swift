/// A date with a time of day, of no particular zone.
public struct CivilDateTime: Sendable, Hashable, Comparable {
  /// The date.
  public var date: CivilDate
  /// The time of day.
  public var time: TimeOfDay

  /// Creates a date with a time.
  ///
  /// - Parameters:
  ///   - date: the date.
  ///   - time: the time of day.
  public init(_ date: CivilDate, _ time: TimeOfDay = .midnight) {
    self.date = date
    self.time = time
  }

  /// Creates the time a number of seconds after 1970-01-01T00:00:00, counting no zone.
  ///
  /// - Parameter secondNumber: seconds since 1970-01-01T00:00:00.
  public init(secondNumber: Int) {
    let day = secondNumber >= 0 ? secondNumber / 86_400 : (secondNumber + 1) / 86_400 - 1
    date = CivilDate(dayNumber: day)
    time = TimeOfDay(secondOfDay: secondNumber)
  }

  /// The seconds since 1970-01-01T00:00:00, counting no zone.
  public var secondNumber: Int { date.dayNumber * 86_400 + time.secondOfDay }

  /// The time a duration later: years and months first, on the calendar, then days, then seconds.
  public func adding(_ duration: CivilDuration) -> CivilDateTime {
    let moved = date.adding(years: duration.years).adding(months: duration.months)
      .adding(days: duration.days)
    return CivilDateTime(moved, time).adding(seconds: duration.seconds)
  }

  /// The time a number of seconds later; beyond the calendar's range, its first or last day.
  public func adding(seconds: Int) -> CivilDateTime {
    let (sum, overflow) = secondNumber.addingReportingOverflow(seconds)
    return CivilDateTime(secondNumber: overflow ? (seconds < 0 ? .min : .max) : sum)
  }

  /// Whether one time is earlier than another.
  public static func < (left: CivilDateTime, right: CivilDateTime) -> Bool {
    (left.date, left.time) < (right.date, right.time)
  }
}
