import CivilTime
import Testing

struct CivilDateTests {
  @Test(arguments: [
    ("1970-01-01", 0), ("1969-12-31", -1), ("2000-02-29", 11016), ("2026-01-31", 20484),
    ("1600-03-01", -135080), ("0000-03-01", -719468), ("9999-12-31", 2_932_896),
  ])
  func countsDaysSince1970(text: String, number: Int) throws {
    let date = try #require(CivilDate(text))
    #expect(date.dayNumber == number)
    #expect(CivilDate(dayNumber: number) == date)
    #expect(date.description == text)
  }

  @Test(arguments: [
    "2026-02-29", "2026-13-01", "2026-00-10", "2026-1-1", "", "26-01-01", "1900-02-29",
  ])
  func refusesWhatTheCalendarLacks(text: String) {
    #expect(CivilDate(text) == nil)
  }

  @Test func addsMonthsOntoTheLastDayOfShortMonths() throws {
    let date = try #require(CivilDate("2026-01-31"))
    #expect(date.adding(months: 1).description == "2026-02-28")
    #expect(date.adding(months: 25).description == "2028-02-29")
    #expect(date.adding(months: -2).description == "2025-11-30")
    #expect(date.adding(days: 1).description == "2026-02-01")
    #expect(CivilDate("2024-02-29")?.adding(years: 1).description == "2025-02-28")
  }

  @Test(arguments: [
    ("2026-01-31", 6, 2026, 5), ("2027-01-03", 7, 2026, 53), ("2024-12-30", 1, 2025, 1),
    ("1969-12-28", 7, 1969, 52),
  ])
  func knowsWeekdaysAndISOWeeks(text: String, weekday: Int, year: Int, week: Int) throws {
    let date = try #require(CivilDate(text))
    #expect(date.weekday == weekday)
    #expect(date.isoWeek == (year, week))
  }

  @Test func findsTheNthWeekdayOfAMonth() {
    #expect(
      CivilDate.nth(4, weekday: 4, ofMonth: 11, year: 2026)?.description == "2026-11-26")
    #expect(CivilDate.nth(-1, weekday: 7, ofMonth: 3, year: 2026)?.description == "2026-03-29")
    #expect(CivilDate.nth(5, weekday: 1, ofMonth: 2, year: 2026) == nil)
  }

  @Test func staysInItsRangeWithoutTrapping() {
    let date = CivilDate(dayNumber: 0)
    for amount in [Int.min, -Int.max, Int.max, 1 << 40] {
      _ = date.adding(days: amount).adding(months: amount).adding(years: amount)
      _ = CivilDateTime(date).adding(seconds: amount)
      #expect(CivilDuration(years: amount, seconds: amount).negated.description.isEmpty == false)
    }
    #expect(CivilDate(dayNumber: .max).description == "+999999-12-31")
    #expect(CivilDate(dayNumber: .min).description == "-999999-01-01")
  }

  @Test func everyDayOfFourCenturiesFollowsTheOneBefore() {
    var previous = CivilDate(dayNumber: -100_000)
    for number in -99_999...46_098 {
      let date = CivilDate(dayNumber: number)
      #expect(date > previous && date.dayNumber == number)
      previous = date
    }
  }
}
