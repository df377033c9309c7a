import IntentSchema
import Testing

struct NumberTests {
  @Test(arguments: [
    ("I counted forty-five sheep", #""forty-five" 45"#),
    ("two hundred and ten pages", #""two hundred and ten" 210"#),
    ("there are 1,200 of them", #""1,200" 1200"#), ("scale it by -2.5", #""-2.5" -2.5"#),
    ("minus 7", #""minus 7" -7"#), ("a dozen eggs", #""a dozen" 12"#),
    ("half a million people", #""half a million" 500000"#),
    ("two and a half", #""two and a half" 2.5"#), ("three quarters", #""three quarters" 0.75"#),
    ("100k followers", #""100k" 100000"#),
    ("three point one four", #""three point one four" 3.14"#),
    ("一共两千零五人", #""两千零五" 2005"#), ("卖了一万二", #""一万二" 12000"#), ("三十五", #""三十五" 35"#),
    ("三百五", #""三百五" 350"#), ("二点五", #""二点五" 2.5"#), ("两万三千个", #""两万三千" 23000"#),
    ("20万", #""20万" 200000"#), ("负三", #""负三" -3"#), ("三亿五千万", #""三亿五千万" 350000000"#),
    ("貳佰", #""貳佰" 200"#), ("二〇二六", #""二〇二六" 2026"#),
  ])
  func readsNumbers(text: String, expected: String) {
    #expect(RecognitionExample.entities(text, .number) == [expected])
  }

  @Test(arguments: ["play the mp3", "等一下", "一起去吧", "统一一下", "设一个半小时的闹钟", "that one is fine"])
  func leavesNumbersInsideNamesAlone(text: String) {
    #expect(RecognitionExample.entities(text, .number) == [])
  }

  @Test(arguments: [
    ("the third one", #""third" 3"#), ("on my 22nd try", #""22nd" 22"#),
    ("twenty-fifth", #""twenty-fifth" 25"#), ("第三个", #""第三" 3"#), ("第12章", #""第12" 12"#),
    ("two hundredth", #""two hundredth" 200"#),
  ])
  func readsOrdinals(text: String, expected: String) {
    #expect(RecognitionExample.entities(text, .ordinal) == [expected])
  }

  @Test(arguments: [
    ("40 % off", #""40 %" 40"#), ("dim to seventy percent", #""seventy percent" 70"#),
    ("百分之七十", #""百分之七十" 70"#), ("百分之七十百", #""百分之七十" 70"#), ("三成的人", #""三成" 30"#),
    ("百分之百", #""百分之百" 100"#),
  ])
  func readsPercentages(text: String, expected: String) {
    #expect(RecognitionExample.entities(text, .percent) == [expected])
  }
}
