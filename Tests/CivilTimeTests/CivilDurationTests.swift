import CivilTime
import Testing

struct CivilDurationTests {
  @Test(arguments: [
    ("PT10M", "PT10M"), ("PT90M", "PT1H30M"), ("P1Y2M", "P1Y2M"), ("P2W", "P14D"),
    ("PT1.5H", "PT1H30M"), ("P1DT0.5S", "P1DT1S"), ("-PT5M", "-PT5M"), ("PT0S", "PT0S"),
    ("P0.5W", "PT84H"),
  ])
  func readsAndWritesISO8601(text: String, canonical: String) {
    #expect(CivilDuration(text)?.description == canonical)
  }

  @Test(arguments: [
    "", "P", "PT", "10M", "P1H", "PT1Y", "P1.5M", "PT5", "PTM", "P99999999999999999D",
  ])
  func refusesOtherText(text: String) {
    #expect(CivilDuration(text) == nil)
  }

  @Test func movesOnTheCalendarThenOnTheClock() throws {
    let start = CivilDateTime(try #require(CivilDate("2026-01-31")), .noon)
    let duration = try #require(CivilDuration("P1M1DT13H"))
    #expect(start.adding(duration).description == "2026-03-02T01:00:00")
  }
}
