/// A holiday that people call by name.
public enum Holiday: String, Sendable, Hashable, CaseIterable {
  case newYearsDay, newYearsEve, valentinesDay, saintPatricksDay, aprilFools, easter, goodFriday
  case mothersDay, fathersDay, independenceDay, halloween, thanksgiving, blackFriday
  case veteransDay, memorialDay, laborDayUnitedStates, martinLutherKingDay, presidentsDay
  case columbusDay, earthDay, christmasEve, christmas, boxingDay
  case womensDay, arborDay, labourDay, youthDay, childrensDay, teachersDay, nationalDay
  case singlesDay
  case springFestival, lunarNewYearsEve, lanternFestival, qingming, dragonBoat, qixi
  case ghostFestival, midAutumn, doubleNinth, laba

  /// The date of the holiday in a year, or nothing where it isn't known.
  ///
  /// Lunar holidays are known from 1990 to 2060, and belong to the year that their date is in;
  /// a holiday that falls twice in one year (Laba) is the first of them.
  ///
  /// - Parameter year: the year.
  /// - Returns: the date.
  public func date(in year: Int) -> CivilDate? {
    switch self {
    case .easter: Holiday.easterSunday(in: year)
    case .goodFriday: Holiday.easterSunday(in: year)?.adding(days: -2)
    case .blackFriday: Holiday.thanksgiving.date(in: year)?.adding(days: 1)
    case .qingming: Holiday.clearBrightness(in: year)
    case .lunarNewYearsEve: Holiday.springFestival.date(in: year)?.adding(days: -1)
    default: fixedDate(in: year) ?? weekdayDate(in: year) ?? lunarDate(in: year)
    }
  }

  /// The first time of the holiday on or after a date.
  ///
  /// - Parameter date: the date.
  /// - Returns: the holiday's date, or nothing where it isn't known.
  public func next(from date: CivilDate) -> CivilDate? {
    for year in date.year...(date.year + 2) {
      if let found = self.date(in: year), found >= date { return found }
    }
    return nil
  }

  /// The last time of the holiday before a date.
  ///
  /// - Parameter date: the date.
  /// - Returns: the holiday's date, or nothing where it isn't known.
  public func last(before date: CivilDate) -> CivilDate? {
    for year in stride(from: date.year, through: date.year - 2, by: -1) {
      if let found = self.date(in: year), found < date { return found }
    }
    return nil
  }

  private func fixedDate(in year: Int) -> CivilDate? {
    let (month, day): (Int, Int)
    switch self {
    case .newYearsDay: (month, day) = (1, 1)
    case .valentinesDay: (month, day) = (2, 14)
    case .womensDay: (month, day) = (3, 8)
    case .arborDay: (month, day) = (3, 12)
    case .saintPatricksDay: (month, day) = (3, 17)
    case .aprilFools: (month, day) = (4, 1)
    case .earthDay: (month, day) = (4, 22)
    case .labourDay: (month, day) = (5, 1)
    case .youthDay: (month, day) = (5, 4)
    case .childrensDay: (month, day) = (6, 1)
    case .independenceDay: (month, day) = (7, 4)
    case .teachersDay: (month, day) = (9, 10)
    case .nationalDay: (month, day) = (10, 1)
    case .halloween: (month, day) = (10, 31)
    case .singlesDay, .veteransDay: (month, day) = (11, 11)
    case .christmasEve: (month, day) = (12, 24)
    case .christmas: (month, day) = (12, 25)
    case .boxingDay: (month, day) = (12, 26)
    case .newYearsEve: (month, day) = (12, 31)
    default: return nil
    }
    return CivilDate(year: year, month: month, day: day)
  }

  private func weekdayDate(in year: Int) -> CivilDate? {
    let (ordinal, weekday, month): (Int, Int, Int)
    switch self {
    case .martinLutherKingDay: (ordinal, weekday, month) = (3, 1, 1)
    case .presidentsDay: (ordinal, weekday, month) = (3, 1, 2)
    case .mothersDay: (ordinal, weekday, month) = (2, 7, 5)
    case .memorialDay: (ordinal, weekday, month) = (-1, 1, 5)
    case .fathersDay: (ordinal, weekday, month) = (3, 7, 6)
    case .laborDayUnitedStates: (ordinal, weekday, month) = (1, 1, 9)
    case .columbusDay: (ordinal, weekday, month) = (2, 1, 10)
    case .thanksgiving: (ordinal, weekday, month) = (4, 4, 11)
    default: return nil
    }
    return CivilDate.nth(ordinal, weekday: weekday, ofMonth: month, year: year)
  }

  private func lunarDate(in year: Int) -> CivilDate? {
    let (month, day): (Int, Int)
    switch self {
    case .springFestival: (month, day) = (1, 1)
    case .lanternFestival: (month, day) = (1, 15)
    case .dragonBoat: (month, day) = (5, 5)
    case .qixi: (month, day) = (7, 7)
    case .ghostFestival: (month, day) = (7, 15)
    case .midAutumn: (month, day) = (8, 15)
    case .doubleNinth: (month, day) = (9, 9)
    case .laba: (month, day) = (12, 8)
    default: return nil
    }
    for lunarYear in [year - 1, year] {
      let date = LunarDate(year: lunarYear, month: month, day: day)?.civil
      if let date, date.year == year { return date }
    }
    return nil
  }

  /// Easter Sunday of the Western churches.
  ///
  /// Source: the anonymous Gregorian algorithm, Nature, 20 April 1876.
  private static func easterSunday(in year: Int) -> CivilDate? {
    guard (1583...9999).contains(year) else { return nil }
    let (a, b, c) = (year % 19, year / 100, year % 100)
    let epact = (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30
    let weekday = (32 + 2 * (b % 4) + 2 * (c / 4) - epact - c % 4) % 7
    let correction = (a + 11 * epact + 22 * weekday) / 451
    let total = epact + weekday - 7 * correction + 114
    return CivilDate(year: year, month: total / 31, day: total % 31 + 1)
  }

  /// The solar term 清明 in the 20th and 21st centuries.
  ///
  /// Source: the customary formula [0.2422 Y + C] - [Y / 4] with C = 5.59 and 4.81.
  private static func clearBrightness(in year: Int) -> CivilDate? {
    guard (1901...2099).contains(year) else { return nil }
    let inCentury = year % 100
    let constant = year < 2000 ? 5.59 : 4.81
    let day = Int(0.2422 * Double(inCentury) + constant) - inCentury / 4
    return CivilDate(year: year, month: 4, day: day)
  }
}
