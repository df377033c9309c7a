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
    ("every first monday", #""every first monday" 2026-02-02 P1M [1]"#),
    (
      "the last friday of every month at 5pm",
      #""last friday of every month at 5pm" 2026-02-27T17:00:00 P1M [-5]"#
    ),
    (
      "every second tuesday of the month",
      #""every second tuesday of the month" 2026-02-10 P1M [2]"#
    ),
    ("every second tuesday", #""every second tuesday" 2026-02-03 P14D [2]"#),
    ("on the 31st of each month", #""31st of each month" 2026-01-31 P1M []"#),
    ("every 15th at noon", #""every 15th at noon" 2026-02-15T12:00:00 P1M []"#),
    ("every third day", #""every third day" 2026-01-31 P3D []"#),
    ("每月最后一天", #""每月最后一天" 2026-01-31 P1M [-1, -2, -3, -4, -5, -6, -7]"#),
    ("每个月第一个周一上午九点", #""每个月第一个周一上午九点" 2026-02-02T09:00:00 P1M [1]"#),
    ("每月底", #""每月底" 2026-01-31 P1M [-1, -2, -3, -4, -5, -6, -7]"#),
    ("every other week on friday", #""every other week on friday" 2026-02-06 P14D [5]"#),
    (
      "every week on monday and thursday",
      #""every week on monday and thursday" 2026-02-02 P1D [1, 4]"#
    ),
    ("隔周周一", #""隔周周一" 2026-02-02 P14D [1]"#),
    ("every day except sunday", #""every day except sunday" 2026-01-31 P1D [1, 2, 3, 4, 5, 6]"#),
    (
      "every morning at 7 except weekends",
      #""every morning at 7 except weekends" 2026-02-02T07:00:00 P1D [1, 2, 3, 4, 5]"#
    ),
    ("除了周日每天早上七点", #""除了周日每天早上七点" 2026-02-02T07:00:00 P1D [1, 2, 3, 4, 5, 6]"#),
    (
      "monday to friday at 7am",
      #""monday to friday at 7am" 2026-02-02T07:00:00 P1D [1, 2, 3, 4, 5]"#
    ),
    ("周一到周五早上七点", #""周一到周五早上七点" 2026-02-02T07:00:00 P1D [1, 2, 3, 4, 5]"#),
  ])
  func readsRepetitions(text: String, expected: String) {
    #expect(RecognitionExample.entities(text, .recurrence) == [expected])
  }
}
