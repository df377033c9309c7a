import Testing

@testable import ParleyCLI

struct TextWrapperTests {
  @Test(arguments: [
    ("short", ["short"]),
    ("the quick brown fox", ["the quick", "brown fox"]),
    ("abcdefghijklmnop", ["abcdefghijkl", "mnop"]),
    ("好的，明天（周日）提醒你开会。", ["好的，明天", "（周日）提醒", "你开会。"]),
    ("- one two three four", ["- one two", "  three four"]),
    ("  indented line here", ["  indented", "  line here"]),
    ("3. alpha beta gamma", ["3. alpha", "   beta", "   gamma"]),
    ("note 你好吗abc def", ["note 你好吗", "abc def"]),
  ])
  func aLineIsBrokenWhereItMay(line: String, expected: [String]) {
    #expect(TextWrapper.wrap(line, to: 12) == expected)
  }
}
