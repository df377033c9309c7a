import Evaluation
import IntentSchema
import Testing

struct ReplyPatternTests {
  @Test(arguments: [
    ("Timer set.", "Timer set."), ("*", ""), ("*", "x"), ("*time is up*", "The time is up!"),
    ("a*b*c", "abc"), ("a*b*c", "a b b c c"), (#"2 \* 3 = *"#, "2 * 3 = 6"), ("", ""),
    ("a**b", "ab"), ("*ab", "aab"), ("时间*", "时间到"),
  ])
  func matches(pattern: String, line: String) {
    #expect(self.pattern(pattern).matches(line))
  }

  @Test(arguments: [
    ("Timer set.", "timer set."), ("Timer set.", "Timer set. "), ("ab*ba", "aba"), ("*x*", "y"),
    (#"\*"#, "x"), ("", "x"), ("a*b*a", "aba b"), ("é", "e\u{301}"),
  ])
  func rejects(pattern: String, line: String) {
    #expect(!self.pattern(pattern).matches(line))
  }

  private func pattern(_ text: String) -> ReplyPattern {
    ReplyPattern(
      SourceFragment(path: "f", line: 1, scalars: Array(text.unicodeScalars)[...]))
  }
}
