import CivilTime
import Testing

struct TimestampTests {
  let tokyo = TimeZoneRules(fixedOffset: 32_400)

  @Test(arguments: [
    ("2026-01-31T10:00:00+01:00", 1_769_850_000_000, "2026-01-31T10:00:00+01:00"),
    ("2026-01-31T10:00:00Z", 1_769_853_600_000, "2026-01-31T10:00:00+00:00"),
    ("2026-01-31 10:00", 1_769_821_200_000, "2026-01-31T10:00:00+09:00"),
    ("2026-01-31", 1_769_785_200_000, "2026-01-31T00:00:00+09:00"),
    ("1969-12-31T23:59:59.25Z", -750, "1969-12-31T23:59:59+00:00"),
    ("2026-01-31T10:00-0330", 1_769_866_200_000, "2026-01-31T10:00:00-03:30"),
  ])
  func readsAndWritesISO8601(text: String, milliseconds: Int64, written: String) {
    let timestamp = Timestamp(text, in: tokyo)
    #expect(timestamp?.milliseconds == milliseconds)
    #expect(timestamp?.description == written)
  }

  @Test(arguments: [
    "", "2026-01-31T", "2026-01-31T25:00", "2026-01-31T10:00+", "tomorrow", "2026-01-31T10:00Zx",
  ])
  func refusesOtherText(text: String) {
    #expect(Timestamp(text, in: tokyo) == nil)
  }
}
