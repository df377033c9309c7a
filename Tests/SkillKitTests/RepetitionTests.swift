import CivilTime
import SkillKit
import Testing

struct RepetitionTests {
  private let zone = TimeZoneRules(fixedOffset: 3600)

  private func instant(_ text: String) -> Int64 {
    Timestamp(text, in: zone)?.milliseconds ?? 0
  }

  @Test func firesAtTheSameTimeOfDay() throws {
    let start = try #require(Timestamp("2026-02-02T07:00", in: .utc)?.civil)
    let daily = Repetition(first: start, every: "P1D", days: [1, 3])
    #expect(daily.next(after: instant("2026-02-02T07:00"), in: zone) == instant("2026-02-04T07:00"))
    #expect(daily.next(after: instant("2026-02-08T12:00"), in: zone) == instant("2026-02-09T07:00"))
  }

  @Test func countsHoursExactly() throws {
    let start = try #require(Timestamp("2026-02-02T07:00", in: .utc)?.civil)
    let hourly = Repetition(first: start, every: "PT90M")
    #expect(
      hourly.next(after: instant("2026-02-02T10:05"), in: zone) == instant("2026-02-02T11:30"))
  }

  @Test func neverFiresAgainWithoutAStep() throws {
    let start = try #require(Timestamp("2026-02-02T07:00", in: .utc)?.civil)
    #expect(Repetition(first: start, every: "PT0S").next(after: 0, in: zone) == nil)
  }
}
