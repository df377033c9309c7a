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

  @Test(arguments: [
    (253_402_300_800_000, -34_200, "9999-12-31T14:30:00-09:30"),
    (253_402_300_800_000, 20_824, "+10000-01-01T05:47:04+05:47:04"),
    (-62_198_755_200_000, 0, "-0001-01-01T00:00:00+00:00"),
    (0, 360_000_000, "1981-05-29T16:00:00+100000:00"),
  ])
  func writesFarYearsAndOddOffsets(milliseconds: Int64, offset: Int, written: String) {
    #expect(Timestamp(milliseconds: milliseconds, offset: offset).description == written)
  }
}
