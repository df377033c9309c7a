import TextAnalysis
import Testing

@testable import IntentRouting

struct MeantTextTests {
  @Test func putsPiecesTogetherAndKnowsWhereTheyWereTyped() {
    let typed = Tokenizer().tokenize("call mum, no, dad at 5")
    let meant = MeantText([0..<1, 5..<6, 6..<8], of: typed)
    #expect(meant.text == "call dad at 5")
    #expect(meant.source(of: 5..<8) == 14..<17)
    #expect(meant.source(of: 0..<8) == 0..<17)
    #expect(meant.source(of: 99..<100) == nil)
  }

  @Test func putsNoSpaceBetweenHanCharacters() {
    let typed = Tokenizer().tokenize("五分钟，不对，十分钟")
    #expect(MeantText([0..<1, 8..<10], of: typed).text == "五分钟")
  }

  @Test func leavesOutWhatIsEmpty() {
    #expect(MeantText([0..<0], of: Tokenizer().tokenize("a")).text.isEmpty)
  }
}
