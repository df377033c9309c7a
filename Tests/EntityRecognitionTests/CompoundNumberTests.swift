import IntentSchema
import Testing

struct CompoundNumberTests {
  @Test(arguments: [
    ("cut it by 3/8", #"number "3/8" 0.375"#), ("add 2 1/2 spoons", #"number "2 1/2" 2.5"#),
    ("one over eight of it", #"number "one over eight" 0.125"#),
    ("about 2^10 rows", #"number "2^10" 1024"#), ("it is 4.5e3 wide", #"number "4.5e3" 4500"#),
    ("seven hundred and two thirds", #"number "seven hundred and two thirds" 700.6666666666666"#),
    ("7 million and a half", #"number "7 million and a half" 7500000"#),
    ("two crore", #"number "two crore" 20000000"#),
    ("4 hundred and 9", #"number "4 hundred and 9" 409"#),
    ("1,22,45,678 rupees", #"number "1,22,45,678" 12245678"#),
    ("costs 3,5 in total", #"number "3,5" 3.5"#),
    ("9 876 543 of them", #"number "9 876 543" 9876543"#),
    ("三兆两亿", #"number "三兆两亿" 3000200000000"#), ("买八打鸡蛋", #"number "八打" 96"#),
    ("2万 3千 5百", #"number "2万 3千 5百" 23500"#), ("走了8公里", #"number "8" 8"#),
  ])
  func readsNumbersOfSeveralParts(text: String, expected: String) {
    #expect(RecognitionExample.all(text, [.number]) == [expected])
  }

  @Test(arguments: [
    "1e999 km", "0x1F", "version 4.10.2", "10.0.0.1", "a 12mm pipe", "part 7L88", "他很放肆", "给他打电话",
  ])
  func readsNoNumberInCodesAndNames(text: String) {
    #expect(RecognitionExample.all(text, [.number]) == [])
  }

  @Test(arguments: [
    ("千分之五", "0.5"), ("百万分之二", "0.0002"), ("打对折", "50"), ("三折", "30"),
  ])
  func readsPartsOfHundreds(text: String, value: String) {
    #expect(
      RecognitionExample.all(text, [.percent]).map {
        $0.split(separator: " ").last.map(String.init)
      }
        == [value])
  }
}
