import CivilTime
import Testing

struct HolidayTests {
  @Test(arguments: [
    (Holiday.christmas, "2026-12-25"), (.thanksgiving, "2026-11-26"), (.blackFriday, "2026-11-27"),
    (.easter, "2026-04-05"), (.easter, "2025-04-20"), (.goodFriday, "2024-03-29"),
    (.mothersDay, "2026-05-10"), (.memorialDay, "2026-05-25"), (.springFestival, "2025-01-29"),
    (.springFestival, "2026-02-17"), (.springFestival, "2027-02-06"),
    (.lunarNewYearsEve, "2026-02-16"), (.lanternFestival, "2026-03-03"),
    (.dragonBoat, "2026-06-19"), (.qixi, "2026-08-19"), (.midAutumn, "2025-10-06"),
    (.midAutumn, "2026-09-25"), (.doubleNinth, "2026-10-18"), (.qingming, "2026-04-05"),
    (.qingming, "2024-04-04"), (.laba, "2026-01-26"), (.nationalDay, "2026-10-01"),
  ])
  func fallsOnItsDate(holiday: Holiday, text: String) throws {
    let date = try #require(CivilDate(text))
    #expect(holiday.date(in: date.year) == date)
  }

  @Test func comesOnTheDayItselfOrInTheNextYear() throws {
    let eve = try #require(CivilDate("2026-12-24"))
    #expect(Holiday.christmasEve.next(from: eve) == eve)
    #expect(Holiday.halloween.next(from: eve)?.description == "2027-10-31")
    #expect(Holiday.springFestival.next(from: CivilDate(dayNumber: 40_000)) == nil)
  }

  @Test func everyHolidayIsInItsYear() {
    for holiday in Holiday.allCases {
      for year in 1991...2060 {
        let date = holiday.date(in: year)
        #expect(date?.year == year || (holiday == .laba && date == nil), "\(holiday) \(year)")
      }
    }
  }

  @Test func leapMonthsFollowTheMonthOfTheirNumber() {
    #expect(
      LunarDate(year: 2025, month: 6, day: 1, isLeapMonth: true)?.civil?.description == "2025-07-25"
    )
    #expect(LunarDate(year: 2025, month: 7, day: 1)?.civil?.description == "2025-08-23")
    #expect(LunarDate(year: 2026, month: 6, day: 1, isLeapMonth: true) == nil)
    #expect(LunarDate(year: 2061, month: 1, day: 1) == nil)
  }
}
