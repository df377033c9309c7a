extension CivilDate {
  /// The date a number of days later; beyond the calendar's range, its first or last date.
  public func adding(days: Int) -> CivilDate {
    let (sum, overflow) = dayNumber.addingReportingOverflow(days)
    return CivilDate(dayNumber: overflow ? (days < 0 ? .min : .max) : sum)
  }

  /// The date a number of months later, on the last day of a month that is too short.
  ///
  /// Beyond the calendar's range the date is unchanged.
  public func adding(months: Int) -> CivilDate {
    guard abs(months.clamped) < 30_000_000 else { return self }
    let total = year * 12 + (month - 1) + months
    let newYear = total >= 0 ? total / 12 : (total - 11) / 12
    let newMonth = total - newYear * 12 + 1
    let last = CivilDate.days(inMonth: newMonth, of: newYear)
    return CivilDate(year: newYear, month: newMonth, day: min(day, last)) ?? self
  }

  /// The date a number of years later; the 29th of February becomes the 28th where needed.
  ///
  /// Beyond the calendar's range the date is unchanged.
  public func adding(years: Int) -> CivilDate {
    guard abs(years.clamped) < 2_000_000 else { return self }
    return adding(months: years * 12)
  }

  /// The day of the week, 1 for Monday to 7 for Sunday.
  public var weekday: Int {
    // 1970-01-01 was a Thursday.
    let remainder = (dayNumber + 3) % 7
    return (remainder < 0 ? remainder + 7 : remainder) + 1
  }

  /// The day of the year, counted from 1.
  public var dayOfYear: Int {
    dayNumber - firstOfYear.dayNumber + 1
  }

  /// The ISO 8601 week: weeks start on Monday, and the first has the year's first Thursday.
  public var isoWeek: (year: Int, week: Int) {
    let thursday = adding(days: 4 - weekday)
    return (thursday.year, (thursday.dayOfYear - 1) / 7 + 1)
  }

  /// The Monday of the date's week.
  public var firstOfWeek: CivilDate { adding(days: 1 - weekday) }

  /// The first day of the date's month.
  public var firstOfMonth: CivilDate { adding(days: 1 - day) }

  /// The last day of the date's month.
  public var lastOfMonth: CivilDate {
    adding(days: CivilDate.days(inMonth: month, of: year) - day)
  }

  /// The first of January of the date's year.
  public var firstOfYear: CivilDate {
    CivilDate(year: year, month: 1, day: 1) ?? self
  }

  /// The *n*th given weekday of a month, or nothing where the month has no such day.
  ///
  /// - Parameters:
  ///   - ordinal: 1 for the first, 2 for the second, -1 for the last.
  ///   - weekday: 1 for Monday to 7 for Sunday.
  ///   - month: the month, 1 to 12.
  ///   - year: the year.
  /// - Returns: the date.
  public static func nth(_ ordinal: Int, weekday: Int, ofMonth month: Int, year: Int)
    -> CivilDate?
  {
    guard let first = CivilDate(year: year, month: month, day: 1), (1...7).contains(weekday),
      (1...5).contains(ordinal) || ordinal == -1
    else { return nil }
    if ordinal == -1 {
      let last = first.lastOfMonth
      return last.adding(days: -((last.weekday - weekday + 7) % 7))
    }
    let date = first.adding(days: (weekday - first.weekday + 7) % 7 + (ordinal - 1) * 7)
    return date.month == month ? date : nil
  }
}

extension CivilDate {
  /// The *n*th day of the date's month that is one of some weekdays.
  ///
  /// - Parameters:
  ///   - ordinal: 1 for the first, 2 for the second, -1 for the last.
  ///   - weekdays: the weekdays, 1 for Monday to 7 for Sunday.
  /// - Returns: the date, or nothing where the month has no such day.
  public func day(_ ordinal: Int, ofWeekdays weekdays: [Int]) -> CivilDate? {
    let first = firstOfMonth
    let days = (0..<(lastOfMonth.day)).map { first.adding(days: $0) }
      .filter { weekdays.contains($0.weekday) }
    if ordinal == -1 { return days.last }
    return days.indices.contains(ordinal - 1) ? days[ordinal - 1] : nil
  }

  /// How many days of some weekdays the month has up to this date, at least 1.
  func place(amongWeekdays weekdays: [Int]) -> Int {
    let first = firstOfMonth
    return max(1, (0..<day).count { weekdays.contains(first.adding(days: $0).weekday) })
  }
}

extension Int {
  /// The number, short of the one value whose magnitude overflows.
  var clamped: Int { Swift.max(self, -Int.max) }
}
