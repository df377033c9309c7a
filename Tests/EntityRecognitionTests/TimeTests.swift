import IntentSchema
import Testing

struct TimeTests {
  @Test(arguments: [
    ("5pm", #""5pm" 2026-01-31T17:00:00 hour"#), ("5:30", #""5:30" 2026-01-31T17:30:00 minute"#),
    ("at 17:00", #""17:00" 2026-01-31T17:00:00 minute"#),
    ("9 a.m.", #""9 a.m." 2026-02-01T09:00:00 hour"#),
    ("half past six", #""half past six" 2026-01-31T18:30:00 minute"#),
    ("quarter to ten", #""quarter to ten" 2026-01-31T21:45:00 minute"#),
    ("ten to six", #""ten to six" 2026-01-31T17:50:00 minute"#),
    ("noon", #""noon" 2026-01-31T12:00:00 hour"#),
    ("midnight", #""midnight" 2026-02-01T00:00:00 hour"#),
    ("wake me at 7", #""7" 2026-01-31T19:00:00 hour"#),
    ("7 o'clock", #""7 o'clock" 2026-01-31T19:00:00 hour"#),
    ("8 in the evening", #""8 in the evening" 2026-01-31T20:00:00 hour"#),
    ("13点", #""13点" 2026-01-31T13:00:00 hour"#), ("下午三点", #""下午三点" 2026-01-31T15:00:00 hour"#),
    ("晚上8点半", #""晚上8点半" 2026-01-31T20:30:00 minute"#),
    ("三点一刻", #""三点一刻" 2026-01-31T15:15:00 minute"#),
    ("早上七点叫我", #""早上七点" 2026-02-01T07:00:00 hour"#), ("中午", #""中午" 2026-01-31T12:00:00 hour"#),
    ("半夜", #""半夜" 2026-02-01T00:00:00 hour"#),
    ("十七点二十五分", #""十七点二十五分" 2026-01-31T17:25:00 minute"#),
    ("差五分八点", #""差五分八点" 2026-01-31T19:55:00 minute"#),
  ])
  func readsTimes(text: String, expected: String) {
    #expect(RecognitionExample.entities(text, .time) == [expected])
  }

  @Test(arguments: [
    ("tomorrow at 5pm", #""tomorrow at 5pm" 2026-02-01T17:00:00 hour"#),
    ("5pm tomorrow", #""5pm tomorrow" 2026-02-01T17:00:00 hour"#),
    ("tonight at 8", #""tonight at 8" 2026-01-31T20:00:00 hour"#),
    ("8 tonight", #""8 tonight" 2026-01-31T20:00:00 hour"#),
    ("friday evening", #""friday evening" 2026-02-06T18:00:00 hour"#),
    ("noon on march 3rd", #""noon on march 3rd" 2026-03-03T12:00:00 hour"#),
    ("in 10 minutes", #""in 10 minutes" 2026-01-31T10:10:00 minute"#),
    ("10 minutes from now", #""10 minutes from now" 2026-01-31T10:10:00 minute"#),
    ("an hour ago", #""an hour ago" 2026-01-31T09:00:00 minute"#),
    ("明天下午三点开会", #""明天下午三点" 2026-02-01T15:00:00 hour"#),
    ("周五晚上", #""周五晚上" 2026-02-06T18:00:00 hour"#), ("今晚八点", #""今晚八点" 2026-01-31T20:00:00 hour"#),
    ("10分钟后叫我", #""10分钟后" 2026-01-31T10:10:00 minute"#),
    ("半小时以后", #""半小时以后" 2026-01-31T10:30:00 minute"#),
  ])
  func readsDatesWithTimes(text: String, expected: String) {
    #expect(RecognitionExample.entities(text, .datetime) == [expected])
  }

  @Test(arguments: [
    ("5pm-7pm", #""5pm-7pm" 2026-01-31T17:00:00..2026-01-31T19:00:00"#),
    ("from 1 to 3pm", #""from 1 to 3pm" 2026-01-31T13:00:00..2026-01-31T15:00:00"#),
    ("tomorrow from 9 to 11", #""tomorrow from 9 to 11" 2026-02-01T09:00:00..2026-02-01T11:00:00"#),
    ("monday to friday", #""monday to friday" 2026-02-02..2026-02-07"#),
    ("下午三点到五点", #""下午三点到五点" 2026-01-31T15:00:00..2026-01-31T17:00:00"#),
    ("the last 3 days", #""last 3 days" 2026-01-28..2026-01-31"#),
    ("未来三天", #""未来三天" 2026-02-01..2026-02-04"#),
    ("tonight", #""tonight" 2026-01-31T18:00:00..2026-02-01T00:00:00"#),
    ("this weekend", #""this weekend" 2026-01-30T18:00:00..2026-02-02T00:00:00"#),
  ])
  func readsRanges(text: String, expected: String) {
    #expect(RecognitionExample.entities(text, .range) == [expected])
  }

  @Test(arguments: [
    ("every day at 8", #""every day at 8" 2026-02-01T08:00:00 P1D []"#),
    ("every weekday at 8", #""every weekday at 8" 2026-02-02T08:00:00 P1D [1, 2, 3, 4, 5]"#),
    ("8am every monday", #""8am every monday" 2026-02-02T08:00:00 P7D [1]"#),
    ("每天早上七点", #""每天早上七点" 2026-02-01T07:00:00 P1D []"#), ("每周一", #""每周一" 2026-02-02 P7D [1]"#),
    ("every two hours", #""every two hours" 2026-01-31T12:00:00 PT2H []"#),
  ])
  func readsRecurrences(text: String, expected: String) {
    #expect(RecognitionExample.entities(text, .recurrence) == [expected])
  }

  @Test(arguments: ["good morning", "早上好", "快一点", "turn it on", "I may go at once"])
  func leavesOtherWordsAlone(text: String) {
    #expect(RecognitionExample.entities(text) == [])
  }
}
