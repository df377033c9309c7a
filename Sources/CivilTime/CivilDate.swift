/// A date of the proleptic Gregorian calendar, from year -999 999 to 999 999.
public struct CivilDate: Sendable, Hashable, Comparable {
  // In eight bytes, since readings of an utterance hold many dates.
  private let storedYear: Int32
  private let storedMonth: UInt8
  private let storedDay: UInt8

  /// The year; 0 is 1 BC.
  public var year: Int { Int(storedYear) }
  /// The month, 1 to 12.
  public var month: Int { Int(storedMonth) }
  /// The day of the month, counted from 1.
  public var day: Int { Int(storedDay) }

  static let years = -999_999...999_999
  static let dayNumbers = -365_961_662...364_522_971

  /// Creates a date, or nothing where the calendar has no such date.
  ///
  /// - Parameters:
  ///   - year: the year.
  ///   - month: the month, 1 to 12.
  ///   - day: the day of the month, counted from 1.
  public init?(year: Int, month: Int, day: Int) {
    guard Self.years.contains(year), (1...12).contains(month), day >= 1,
      day <= Self.days(inMonth: month, of: year)
    else { return nil }
    self.init(uncheckedYear: year, month: month, day: day)
  }

  private init(uncheckedYear year: Int, month: Int, day: Int) {
    storedYear = Int32(truncatingIfNeeded: year)
    storedMonth = UInt8(truncatingIfNeeded: month)
    storedDay = UInt8(truncatingIfNeeded: day)
  }

  /// Creates the date of a day number; beyond the calendar's range it is the nearest date.
  ///
  /// Source: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", civil_from_days.
  ///
  /// - Parameter dayNumber: days since 1970-01-01.
  public init(dayNumber: Int) {
    let shifted =
      min(max(dayNumber, Self.dayNumbers.lowerBound), Self.dayNumbers.upperBound) + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    self.init(
      uncheckedYear: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }

  /// The days since 1970-01-01.
  ///
  /// Source: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", days_from_civil.
  public var dayNumber: Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// Whether one date is earlier than another.
  public static func < (left: CivilDate, right: CivilDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  /// Whether a year has a 29th of February.
  public static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// The number of days of a month, 0 where there is no such month.
  ///
  /// - Parameters:
  ///   - month: the month, 1 to 12.
  ///   - year: the year.
  /// - Returns: the number of days.
  public static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    case 1, 3, 5, 7, 8, 10, 12: 31
    default: 0
    }
  }
}
