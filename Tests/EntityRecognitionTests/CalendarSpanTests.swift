import IntentSchema
import Testing

struct CalendarSpanTests {
  @Test(arguments: [
    ("the week of march 11th", #"date "the week of march 11th" 2026-03-09 week"#),
    ("in week 9 of 2027", #"date "week 9 of 2027" 2027-03-01 week"#),
    ("the second tuesday of may", #"date "the second tuesday of may" 2026-05-12 day"#),
    ("last day of february", #"date "last day of february" 2026-02-28 day"#),
    ("the third week of june 2026", #"date "the third week of june 2026" 2026-06-15 week"#),
    ("on the 20th day of next month", #"date "the 20th day of next month" 2026-02-20 day"#),
    ("sales of Q2 2025", #"date "Q2 2025" 2025-04-01 quarter"#),
    ("2027年第二季度", #"date "2027年第二季度" 2027-04-01 quarter"#),
    ("下个月第二个周五", #"date "下个月第二个周五" 2026-02-13 day"#),
    ("明年第三个月", #"date "明年第三个月" 2027-03-01 month"#),
    ("friday the 13th", #"date "friday the 13th" 2026-02-13 day"#),
    ("may 2 1998", #"date "may 2 1998" 1998-05-02 day"#),
    ("june nineteen eighty four", #"date "june nineteen eighty four" 1984-06-01 month"#),
    ("on 2026/apr/09", #"date "2026/apr/09" 2026-04-09 day"#),
    ("民国十年", #"date "民国十年" 1921-01-01 year"#),
    ("06年的照片", #"date "06年" 2006-01-01 year"#),
    ("last easter", #"date "last easter" 2025-04-20 day"#),
    ("当前日期和今天", #"date "今天" 2026-01-31 day"#),
  ])
  func readsDates(text: String, expected: String) {
    #expect(RecognitionExample.all(text, [.date]) == [expected])
  }

  @Test(arguments: [
    ("from march 3 to 9", #"range "from march 3 to 9" 2026-03-03..2026-03-10"#),
    (
      "between the 4th and 8th of may",
      #"range "between the 4th and 8th of may" 2026-05-04..2026-05-09"#
    ),
    ("nov-feb 2025", #"range "nov-feb 2025" 2024-11-01..2025-03-01"#),
    ("from 2011 until 2013", #"range "from 2011 until 2013" 2011-01-01..2014-01-01"#),
    ("next 3 days", #"range "next 3 days" 2026-02-01..2026-02-04"#),
    ("last 2 quarters", #"range "last 2 quarters" 2025-07-01..2026-01-01"#),
    (
      "from 3pm for 2 hours",
      #"range "from 3pm for 2 hours" 2026-01-31T15:00:00..2026-01-31T17:00:00"#
    ),
    ("9-11 next tuesday", #"range "9-11 next tuesday" 2026-02-03T09:00:00..2026-02-03T11:00:00"#),
    (
      "from 4 to 5pm on may 3",
      #"range "from 4 to 5pm on may 3" 2026-05-03T16:00:00..2026-05-03T17:00:00"#
    ),
    ("还剩20分钟", #"range "还剩20分钟" 2026-01-31T10:00:00..2026-01-31T10:20:00"#),
    ("一月三日到六日", #"range "一月三日到六日" 2027-01-03..2027-01-07"#),
    ("1996 - 1998年", #"range "1996 - 1998年" 1996-01-01..1999-01-01"#),
  ])
  func readsSpans(text: String, expected: String) {
    #expect(RecognitionExample.all(text, [.range]) == [expected])
  }

  @Test(arguments: [
    ("the 1970s", "1970-01-01T00:00:00..1980-01-01T00:00:00"),
    ("二十世纪八十年代", "1980-01-01T00:00:00..1990-01-01T00:00:00"),
    ("明年下半年", "2027-07-01T00:00:00..2028-01-01T00:00:00"),
    ("late this evening", "2026-01-31T21:00:00..2026-02-01T00:00:00"),
    ("in the morning", "2026-01-31T00:00:00..2026-01-31T12:00:00"),
    ("later this year", "2026-07-01T00:00:00..2027-01-01T00:00:00"),
    ("christmas weekend", "2026-12-25T18:00:00..2026-12-28T00:00:00"),
  ])
  func readsSpansWithoutEnds(text: String, span: String) {
    #expect(
      RecognitionExample.all(text, [.range]).compactMap { $0.split(separator: " ").last }.map(
        String.init)
        == [span])
  }

  @Test(arguments: [
    ("before friday", #"range "before friday" ....2026-02-06"#),
    ("since june 2024", #"range "since june 2024" 2024-06-01...."#),
    ("after 3pm", #"range "after 3pm" 2026-01-31T15:00:00...."#),
    ("tomorrow before 5pm", #"range "tomorrow before 5pm" ....2026-02-01T17:00:00"#),
    ("2019 or later", #"range "2019 or later" 2019-01-01...."#),
    ("周五之前", #"range "周五之前" ....2026-02-06"#),
    ("2024年5月或之后", #"range "2024年5月或之后" 2024-05-01...."#),
  ])
  func readsSpansOpenAtOneEnd(text: String, expected: String) {
    #expect(RecognitionExample.all(text, [.range]) == [expected])
  }

  @Test(arguments: [
    "feb 31 at 6pm", "june 31st", "2/29/2027", "二月三十号下午三点", "2027年2月29日", "at 14am",
  ])
  func takesNoDayThatDoesNotExistForAnother(text: String) {
    #expect(RecognitionExample.problems(text) == [.nonexistent])
    #expect(RecognitionExample.all(text, [.date, .time, .datetime, .range]) == [])
  }

  @Test(arguments: ["1 may 99999", "99999年5月1日", "in 99999999 years"])
  func takesNoDayBeyondAllYearsForToday(text: String) {
    #expect(RecognitionExample.problems(text) == [.outOfRange])
    #expect(RecognitionExample.all(text, [.date, .time, .datetime, .range]) == [])
  }

  @Test(arguments: ["13月5日", "at 25:00", "at 10:75"])
  func takesNoMonthOrTimeThatDoesNotExist(text: String) {
    #expect(RecognitionExample.problems(text) == [.nonexistent])
  }

  @Test(arguments: [
    ("15pm", "2026-01-31T15:00:00"), ("at 9p", "2026-01-31T21:00:00"),
    ("ten twenty tonight", "2026-01-31T22:20:00"), ("8:15 tonight", "2026-01-31T20:15:00"),
    ("end of the day", "2026-01-31T23:59:59"), ("2分半后", "2026-01-31T10:02:30"),
  ])
  func readsTimes(text: String, time: String) {
    #expect(
      RecognitionExample.all(text, [.time, .datetime]).map {
        $0.split(separator: " ").dropLast().last.map(String.init)
      } == [time])
  }
}
