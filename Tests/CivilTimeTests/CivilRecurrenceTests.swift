import CivilTime
import Testing

struct CivilRecurrenceTests {
  @Test(arguments: [
    // The first Monday, the fifth Friday, the last Friday, the last day, the last working day.
    ("2026-02-02T09:00", [1], "2026-02-02T09:00", "2026-03-02T09:00:00"),
    ("2026-01-30T09:00", [5], "2026-01-30T09:00", "2026-05-29T09:00:00"),
    ("2026-02-27T09:00", [-5], "2026-02-27T09:00", "2026-03-27T09:00:00"),
    ("2026-01-31T09:00", [-1, -2, -3, -4, -5, -6, -7], "2026-02-28T09:00", "2026-03-31T09:00:00"),
    ("2026-01-30T09:00", [-1, -2, -3, -4, -5], "2026-01-30T09:00", "2026-02-27T09:00:00"),
    ("2026-02-02T09:00", [1, 2, 3, 4, 5], "2026-02-02T09:00", "2026-03-02T09:00:00"),
  ])
  func comesOnADayOfTheWeekInEachMonth(
    first: String, weekdays: [Int], time: String, expected: String
  ) {
    #expect(next(first, "P1M", weekdays, after: time) == expected)
  }

  private func next(
    _ first: String, _ step: String, _ weekdays: [Int] = [], after time: String
  ) -> String? {
    guard let start = Timestamp(first, in: .utc)?.civil, let step = CivilDuration(step),
      let time = Timestamp(time, in: .utc)?.civil
    else { return nil }
    return CivilRecurrence(first: start, step: step, weekdays: weekdays).next(after: time)?
      .description
  }

  @Test(arguments: [
    ("2026-02-02T07:00", "P1D", "2026-02-02T07:00", "2026-02-03T07:00:00"),
    ("2026-02-02T07:00", "P1D", "2026-02-09T06:00", "2026-02-09T07:00:00"),
    ("2026-02-02T07:00", "P14D", "2026-02-03T00:00", "2026-02-16T07:00:00"),
    ("2026-01-31T09:00", "P1M", "2026-01-31T09:00", "2026-02-28T09:00:00"),
    ("2026-01-31T09:00", "P1M", "2026-02-28T09:00", "2026-03-31T09:00:00"),
    ("2024-02-29T09:00", "P1Y", "2026-01-01T00:00", "2026-02-28T09:00:00"),
    ("2026-02-02T07:00", "PT45M", "2026-02-02T08:00", "2026-02-02T08:30:00"),
    ("2026-02-02T07:00", "P1D", "2026-01-01T00:00", "2026-02-02T07:00:00"),
  ])
  func goesOnByItsStep(first: String, step: String, after: String, expected: String) {
    #expect(next(first, step, after: after) == expected)
  }

  @Test func keepsToItsWeekdays() {
    #expect(
      next("2026-02-02T07:00", "P1D", [1, 3, 5], after: "2026-02-02T07:00") == "2026-02-04T07:00:00"
    )
    #expect(
      next("2026-02-02T07:00", "P1D", [1, 2, 3, 4, 5], after: "2026-02-06T07:00")
        == "2026-02-09T07:00:00")
  }

  @Test func needsAStepForward() {
    #expect(next("2026-02-02T07:00", "PT0S", after: "2026-02-02T07:00") == nil)
    #expect(next("2026-02-02T07:00", "-P1D", after: "2026-02-02T07:00") == nil)
  }
}
