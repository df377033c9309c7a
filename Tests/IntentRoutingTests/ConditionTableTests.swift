import KeywordMatching
import TextAnalysis
import Testing

@testable import IntentRouting

struct ConditionTableTests {
  private let sample = SampleRouter()

  @Test(arguments: [
    "if it rains set a timer for 5 minutes", "set a timer for 5 minutes if it rains",
    "set a timer for 5 minutes unless it rains", "when I get home set a timer for 5 minutes",
    "如果下雨倒计时五分钟", "下雨的话倒计时五分钟", "please if it rains countdown 5 minutes",
    "if it rains remind me to call mom tomorrow",
  ])
  func matchesNothingUnderACondition(_ text: String) {
    let decision = sample.route(text)
    #expect(decision.outcome == .unmatched)
    #expect(decision.isConditional)
  }

  @Test(arguments: [
    "remind me to take an umbrella if it rains tomorrow", "note that we leave if it rains",
    "set a timer for 5 minutes if you can", "set a timer for 5 minutes if possible",
    "提醒我下雨的话带伞", "如果可以的话倒计时五分钟",
  ])
  func leavesToTheTextWhatIsSaidInIt(_ text: String) {
    #expect(sample.route(text).match != nil)
  }

  @Test(arguments: [
    ("check if it rains", nil), ("tell me if it rains", nil), ("wake me if it rains", 2),
    ("what should I do when I get home", nil), ("when i get home sing", 0), ("if", nil),
    ("sing, when it rains", 1), ("翻译他的话", nil), ("下雨的话唱歌", 2), ("", nil),
  ])
  func findsWhereAConditionBegins(_ text: String, _ expected: Int?) {
    let positions = TokenPositions(Tokenizer().tokenize(text))
    let opening = ConditionTable().opening(
      in: positions.tokens, beginsClause: positions.beginsClause, fillers: [])
    #expect(opening?.index == expected)
  }
}
