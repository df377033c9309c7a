import TextAnalysis
import Testing

@testable import IntentRouting

struct ConnectorTableTests {
  /// The text with each connector in angle brackets, doubled where it is sure.
  private func marked(_ text: String) -> String {
    let tokens = Tokenizer().tokenize(text)
    var result = ""
    var position = 0
    for connector in ConnectorTable().connectors(in: tokens) {
      result += tokens.typed(
        position..<tokens.tokens[connector.tokens.lowerBound].source.lowerBound)
      let start = tokens.tokens[connector.tokens.lowerBound].source.lowerBound
      position = tokens.tokens[connector.tokens.upperBound - 1].source.upperBound
      let words = tokens.typed(start..<position)
      result += connector.isSure ? "<<\(words)>>" : "<\(words)>"
    }
    return result + tokens.typed(position..<tokens.source.count)
  }

  @Test(arguments: [
    ("this and that", "this <and> that"),
    ("this, and then that", "this<<, and then>> that"),
    ("one; two. three", "one<<;>> two<<.>> three"),
    ("先做这个，再做那个", "先做这个<，再>做那个"),
    ("做这个然后做那个", "做这个<<然后>>做那个"),
  ])
  func findsWhatJoins(_ text: String, _ expected: String) {
    #expect(marked(text) == expected)
  }

  @Test(arguments: [
    "version 3.14 of it", "read “this and that”", "看《战争和平，然后》", "note: this and that", "(a and b)",
    "sand and-less", "nothing to join here",
  ])
  func leavesWhatBelongsTogether(_ text: String) {
    #expect(!marked(text).contains("<<"))
  }

  @Test func readsOnPastAClockTime() {
    #expect(marked("wake me at 7:30 and go") == "wake me at 7:30 <and> go")
  }
}
