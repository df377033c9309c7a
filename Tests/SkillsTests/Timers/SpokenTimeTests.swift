import CivilTime
import Testing

@testable import Skills

struct SpokenTimeTests {
  @Test(arguments: [
    ("7am", ["07:00:00"]), ("7", ["07:00:00", "19:00:00"]), ("6:30 pm", ["18:30:00"]),
    ("quarter past six", ["06:15:00", "18:15:00"]), ("noon", ["12:00:00"]), ("17:05", ["17:05:00"]),
    ("七点半", ["07:30:00", "19:30:00"]), ("早上5点45", ["05:45:00"]), ("凌晨四点", ["04:00:00"]),
    ("12am", ["00:00:00"]), ("pasta", []), ("99", []),
  ])
  func readsTimesOfDay(text: String, expected: [String]) {
    #expect(SpokenTime.clocks(in: text).map(\.description).sorted() == expected)
  }

  @Test(arguments: [
    ("20 minute", 1200), ("1 hour 30 minute", 5400), ("an hour", 3600), ("half an hour", 1800),
    ("10分钟", 600), ("两个小时", 7200), ("一小时二十分", 4800), ("ten min", 600), ("pasta", nil), ("7", nil),
  ])
  func readsLengths(text: String, expected: Int?) {
    #expect(SpokenTime.length(in: text) == expected)
  }
}
