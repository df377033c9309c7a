import IntentSchema
import Testing

struct RecurrenceTests {
  @Test(arguments: [
    ("weekdays at 7:15", #""weekdays at 7:15" 2026-02-02T07:15:00 P1D [1, 2, 3, 4, 5]"#),
    ("工作日每天六点半", #""工作日每天六点半" 2026-02-02T06:30:00 P1D [1, 2, 3, 4, 5]"#),
    ("每周二四晚上八点", #""每周二四晚上八点" 2026-02-03T20:00:00 P1D [2, 4]"#),
    ("每周一到周四", #""每周一到周四" 2026-02-02 P1D [1, 2, 3, 4]"#),
    (
      "every monday through thursday",
      #""every monday through thursday" 2026-02-02 P1D [1, 2, 3, 4]"#
    ),
    (
      "saturdays and sundays at noon",
      #""saturdays and sundays at noon" 2026-01-31T12:00:00 P1D [6, 7]"#
    ),
    ("friday mornings", #""friday mornings" 2026-02-06T00:00:00 P7D [5]"#),
    ("every month on the 15th", #""every month on the 15th" 2026-02-15 P1M []"#),
    ("每年三月八号", #""每年三月八号" 2026-03-08 P1Y []"#), ("每隔两天", #""每隔两天" 2026-01-31 P3D []"#),
    ("every 20 minutes", #""every 20 minutes" 2026-01-31T10:20:00 PT20M []"#),
    ("everyday at 6am", #""everyday at 6am" 2026-02-01T06:00:00 P1D []"#),
    ("biweekly", #""biweekly" 2026-01-31 P14D []"#),
    ("每天早上7点", #""每天早上7点" 2026-02-01T07:00:00 P1D []"#),
  ])
  func readsRepetitions(text: String, expected: String) {
    #expect(RecognitionExample.entities(text, .recurrence) == [expected])
  }
}
