/// A date of the Chinese calendar, from 1990 to 2060.
public struct LunarDate: Sendable, Hashable {
  /// The year, named by the Gregorian year it begins in.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, counted from 1.
  public let day: Int
  /// Whether the month is the leap month after the one of the same number.
  public let isLeapMonth: Bool

  /// Creates a date, or nothing where the calendar has no such date or it isn't known.
  ///
  /// - Parameters:
  ///   - year: the year, 1990 to 2060.
  ///   - month: the month, 1 to 12.
  ///   - day: the day of the month, 1 to 30.
  ///   - isLeapMonth: whether the leap month of that number is meant.
  public init?(year: Int, month: Int, day: Int, isLeapMonth: Bool = false) {
    guard (1...12).contains(month), let layout = Layout(year: year),
      !isLeapMonth || layout.leapMonth == month,
      (1...layout.days(inMonth: layout.index(of: month, isLeap: isLeapMonth))).contains(day)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
    self.isLeapMonth = isLeapMonth
  }

  /// The same day in the Gregorian calendar.
  public var civil: CivilDate? {
    guard let layout = Layout(year: year), let first = CivilDate(year: year, month: 1, day: 1)
    else { return nil }
    let months = (0..<layout.index(of: month, isLeap: isLeapMonth)).map(layout.days(inMonth:))
    return first.adding(days: layout.newYear + months.reduce(0, +) + day - 1)
  }

  /// The months of a year.
  private struct Layout {
    /// Days from the first of January to the first day of the year.
    var newYear: Int
    /// The number of the month that is followed by its leap month; 0 for none.
    var leapMonth: Int
    /// A bit for each month that has 30 days; the others have 29.
    var longMonths: Int

    init?(year: Int) {
      guard (1990..<1990 + LunarDate.years.count).contains(year) else { return nil }
      let bits = Int(LunarDate.years[year - 1990])
      newYear = bits >> 17
      leapMonth = bits >> 13 & 0xF
      longMonths = bits & 0x1FFF
    }

    func index(of month: Int, isLeap: Bool) -> Int {
      let isAfterLeap = isLeap || (leapMonth > 0 && month > leapMonth)
      return month - 1 + (isAfterLeap ? 1 : 0)
    }

    func days(inMonth index: Int) -> Int { 29 + (longMonths >> index & 1) }
  }

  /// Each year's new year (bits 17 up), leap month (bits 13 to 16) and 30-day months (bits 0 to 12).
  ///
  /// Source: computed by the rules of GB/T 33661-2017 (months begin on the day of the new moon in
  /// UTC+8, the eleventh holds the winter solstice) from an ephemeris of the sun and the moon, and
  /// compared month by month with the table of the lunardate package, without a difference.
  private static let years: [UInt32] = [
    0x34be92, 0x5a0e92, 0x440d26, 0x2c6a56, 0x500a57,  // 1990
    0x3d14d6, 0x62035a, 0x4a06d5, 0x36b6c9, 0x5c0749,  // 1995
    0x460693, 0x2e952b, 0x54052b, 0x3e0a5b, 0x2a555a,  // 2000
    0x4e056a, 0x38fb55, 0x600ba4, 0x4a0b49, 0x32ba93,  // 2005
    0x580a95, 0x42052d, 0x2c8aad, 0x500ab5, 0x3d35aa,  // 2010
    0x6205d2, 0x4c0da5, 0x36dd4a, 0x5c0d4a, 0x460c95,  // 2015
    0x30952e, 0x540556, 0x3e0ab5, 0x2a55b2, 0x5006d2,  // 2020
    0x38cea5, 0x5e0725, 0x48064b, 0x32ac97, 0x560cab,  // 2025
    0x42055a, 0x2c6ad6, 0x520b69, 0x3d7752, 0x620b52,  // 2030
    0x4c0b25, 0x36da4b, 0x5a0a4b, 0x4404ab, 0x2ea55b,  // 2035
    0x5405ad, 0x3e0b6a, 0x2a5b52, 0x500d92, 0x3afd25,  // 2040
    0x5e0d25, 0x480a55, 0x32b4ad, 0x5804b6, 0x4005b5,  // 2045
    0x2c6daa, 0x520ec9, 0x3f1e92, 0x620e92, 0x4c0d26,  // 2050
    0x36ca56, 0x5a0a57, 0x440556, 0x2e86d5, 0x540755,  // 2055
    0x400749,  // 2060
  ]
}
