import TextAnalysis
import Testing

struct HanPhraseCorrectorTests {
  private func corrected(
    _ text: String, phrases: [String] = ["总结", "提醒我", "闹钟", "十点", "到点"],
    known: [String] = []
  ) -> String {
    let corrector = TypoCorrector(
      typos: [("倒数计", "倒计时")], targetVocabulary: [], targetPhrases: phrases, knownWords: known)
    let (text, _) = corrector.correct(Tokenizer().tokenize(text))
    return text.tokens.map { ($0.followsSpace ? " " : "") + text.text(of: $0) }.joined()
  }

  @Test(arguments: [
    ("总洁一下", "总结一下"), ("种结一下", "总结一下"), ("五分钟后提型我", "五分钟后提醒我"),
    ("设个闹中", "设个闹钟"), ("鬧鐘和鬧中", "闹钟和闹钟"), ("倒记时", "倒计时"),
    ("闲钟响了", "闹钟响了"), ("闹中，提型我", "闹钟,提醒我"),
  ])
  func correctsWhatSoundsOrLooksLikeAPhrase(text: String, expected: String) {
    #expect(corrected(text) == expected)
  }

  @Test(arguments: [
    "总", "洁", "中", "总结", "体型我", "种洁", "平凡", "闹 中", "闹,中", "石点", "到店", "倒点", "闹か",
    "闹𠀀", "提型",
  ])
  func leavesAlone(text: String) {
    #expect(corrected(text) == text)
  }

  @Test func leavesPairsAloneThatAreKnown() {
    #expect(corrected("闹中") == "闹钟")
    #expect(corrected("闹中", known: ["闹中取静"]) == "闹中")
    #expect(corrected("提行李") == "提行李")
    #expect(corrected("中国闹中国", known: ["中国"]) == "中国闹中国")
  }

  @Test func leavesATieAlone() {
    #expect(corrected("中鑫", phrases: ["中新"]) == "中新")
    #expect(corrected("中鑫", phrases: ["中新", "中芯"]) == "中鑫")
    #expect(corrected("中鑫圆", phrases: ["中新", "中芯", "中芯圆"]) == "中芯圆")
  }

  @Test func reportsThePhraseAndKeepsWhereItWasTyped() {
    let corrector = TypoCorrector(typos: [], targetVocabulary: [], targetPhrases: ["提醒我"])
    let text = Tokenizer().tokenize("请提型我")
    let (result, corrections) = corrector.correct(text)
    #expect(
      corrections == [Correction(from: "提型我", to: "提醒我", source: 3..<12, kind: .likeness)])
    #expect(result.tokens.map(\.source) == text.tokens.map(\.source))
  }
}
