import TextAnalysis
import Testing

@testable import IntentClassification

struct IntentNameTests {
  private func words(of name: String) -> [String] {
    let text = IntentName.text(of: name)
    return text.tokens.map(text.text)
  }

  @Test(arguments: [
    ("timer.set", ["timer", "set"]), ("card_arrival", ["card", "arrival"]),
    ("PlayMusic", ["play", "music"]),
    ("Refund_not-showing/up", ["refund", "not", "showing", "up"]),
    ("天气", ["天", "气"]), ("", []), ("..", []),
  ])
  func readsNamesAsWords(_ name: String, _ expected: [String]) {
    #expect(words(of: name) == expected)
  }
}
