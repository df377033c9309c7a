import IntentSchema
import Testing

struct AlarmHourTests {
  @Test(arguments: [
    ("set an alarm for 7", [#""7" 2026-01-31T19:00:00 hour"#]),
    ("set an alarm for seven thirty", [#""seven thirty" 2026-01-31T19:30:00 minute"#]),
    ("alarm for 6 30", [#""6 30" 2026-01-31T18:30:00 minute"#]),
    (
      "alarms for 6 and 7",
      [#""6" 2026-01-31T18:00:00 hour"#, #""7" 2026-01-31T19:00:00 hour"#]
    ),
    (
      "at 5, 6 and 7",
      [
        #""5" 2026-01-31T17:00:00 hour"#, #""6" 2026-01-31T18:00:00 hour"#,
        #""7" 2026-01-31T19:00:00 hour"#,
      ]
    ),
    ("wake me at half six", [#""half six" 2026-01-31T18:30:00 minute"#]),
  ])
  func readsABareHourWhereATimeIsMeant(text: String, expected: [String]) {
    #expect(RecognitionExample.entities(text, .time) == expected)
  }

  @Test(arguments: ["an alarm for 7 people", "dinner for 7", "half six eggs", "cut it by half"])
  func takesACountForNoHour(text: String) {
    #expect(RecognitionExample.entities(text, .time) == [])
  }
}
