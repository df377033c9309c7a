import IntentSchema
import Testing

struct DateTests {
  @Test(arguments: [
    ("what about tomorrow", #""tomorrow" 2026-02-01 day"#),
    ("the day after tomorrow", #""the day after tomorrow" 2026-02-02 day"#),
    ("on friday", #""friday" 2026-02-06 day"#),
    ("next saturday", #""next saturday" 2026-02-07 day"#),
    ("this friday", #""this friday" 2026-02-06 day"#), ("3 March", #""3 March" 2026-03-03 day"#),
    ("March 3rd, 2027", #""March 3rd, 2027" 2027-03-03 day"#),
    ("january 5", #""january 5" 2027-01-05 day"#), ("2026-03-03", #""2026-03-03" 2026-03-03 day"#),
    ("12/03/2026", #""12/03/2026" 2026-12-03 day"#), ("25/12", #""25/12" 2026-12-25 day"#),
    ("in march", #""march" 2026-03-01 month"#), ("next week", #""next week" 2026-02-02 week"#),
    ("at christmas", #""christmas" 2026-12-25 day"#),
    ("thanksgiving 2027", #""thanksgiving 2027" 2027-11-25 day"#),
    ("in 3 weeks", #""in 3 weeks" 2026-02-21 day"#),
    ("2 days ago", #""2 days ago" 2026-01-29 day"#),
    ("3 days after christmas", #""3 days after christmas" 2026-12-28 day"#),
    ("周五见", #""周五" 2026-02-06 day"#), ("下周三", #""下周三" 2026-02-04 day"#),
    ("下下周三", #""下下周三" 2026-02-11 day"#), ("大后天", #""大后天" 2026-02-03 day"#),
    ("礼拜天", #""礼拜天" 2026-02-01 day"#), ("3月5日", #""3月5日" 2026-03-05 day"#),
    ("三月五号", #""三月五号" 2026-03-05 day"#), ("5号", #""5号" 2026-02-05 day"#),
    ("下个月5号", #""下个月5号" 2026-02-05 day"#), ("2027年3月", #""2027年3月" 2027-03-01 month"#),
    ("明年春节", #""明年春节" 2027-02-06 day"#), ("中秋节", #""中秋节" 2026-09-25 day"#),
    ("明年", #""明年" 2027-01-01 year"#), ("三天后", #""三天后" 2026-02-03 day"#),
    ("後天", #""後天" 2026-02-02 day"#),
  ])
  func readsDates(text: String, expected: String) {
    #expect(RecognitionExample.entities(text, .date) == [expected])
  }

  @Test(arguments: ["you may go", "march on", "the sun is out", "I sat down", "feb 30"])
  func leavesOtherWordsAlone(text: String) {
    #expect(RecognitionExample.entities(text, .date).filter { $0.contains(" day") } == [])
  }

  @Test(arguments: [
    ("fifth monday of february", Entity.Problem.nonexistent), ("二月第五个周一", .nonexistent),
    ("农历八月十五", .otherCalendar), ("正月初一", .otherCalendar), ("腊月二十三", .otherCalendar),
  ])
  func saysWhyThereIsNoSuchDay(text: String, problem: Entity.Problem) {
    #expect(RecognitionExample.problems(text).contains(problem))
    #expect(RecognitionExample.entities(text, .date).count == 1)
  }

  @Test func endOfMonthIsAlsoARange() {
    #expect(
      RecognitionExample.entities("月底") == [
        #"date "月底" 2026-01-21 day"#, #"range "月底" 2026-01-21T00:00:00..2026-02-01T00:00:00"#,
      ])
  }
}
