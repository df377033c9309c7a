import IntentSchema
import Testing

struct DurationTests {
  @Test(arguments: [
    ("set a timer for ten minutes", #""ten minutes" PT10M"#), ("5min", #""5min" PT5M"#),
    ("5m", #""5m" PT5M"#), ("1h30", #""1h30" PT1H30M"#), ("1h30m", #""1h30m" PT1H30M"#),
    ("an hour and a half", #""an hour and a half" PT1H30M"#),
    ("half an hour", #""half an hour" PT30M"#), ("2.5 minutes", #""2.5 minutes" PT2M30S"#),
    ("90 seconds", #""90 seconds" PT1M30S"#),
    ("a quarter of an hour", #""a quarter of an hour" PT15M"#),
    ("two days, 3 hours and 10 minutes", #""two days, 3 hours and 10 minutes" P2DT3H10M"#),
    ("a couple of weeks", #""a couple of weeks" P14D"#), ("18 months", #""18 months" P18M"#),
    ("一个半小时", #""一个半小时" PT1H30M"#), ("睡半小时", #""半小时" PT30M"#), ("半个钟头", #""半个钟头" PT30M"#),
    ("三刻钟", #""三刻钟" PT45M"#), ("十分钟", #""十分钟" PT10M"#), ("5分钟", #""5分钟" PT5M"#),
    ("1小时30分", #""1小时30分" PT1H30M"#), ("两天", #""两天" P2D"#), ("一周", #""一周" P7D"#),
    ("两个半月", #""两个半月" P2M15D"#), ("一个星期又三天", #""一个星期又三天" P10D"#), ("三年半", #""三年半" P3Y6M"#),
    ("一个钟头", #""一个钟头" PT1H"#), ("两个半钟头", #""两个半钟头" PT2H30M"#),
    ("8天20小时", #""8天20小时" P8DT20H"#), ("兩個小時", #""兩個小時" PT2H"#),
  ])
  func readsDurations(text: String, expected: String) {
    #expect(RecognitionExample.entities(text, .duration) == [expected])
  }
}
