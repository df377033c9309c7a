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

  @Test(arguments: ["闹中取静", "他提心吊胆", "坐直升机", "会计师", "成家立业"])
  func leavesLongerWordsAndIdiomsAlone(text: String) {
    let phrases = ["闹钟", "提醒", "开机", "计时", "家里"]
    #expect(corrected(text, phrases: phrases) == text)
  }

  @Test func leavesATableEntryAloneThatIsCutOutOfAnotherWord() {
    let corrector = TypoCorrector(
      typos: [("代办", "待办"), ("总节", "总结")], targetVocabulary: [], targetPhrases: [])
    let corrected = { (text: String) in
      let tokens = corrector.correct(Tokenizer().tokenize(text)).text
      return tokens.tokens.map(tokens.text(of:)).joined()
    }
    #expect(corrected("我的代办") == "我的待办")
    #expect(corrected("代办理签证") == "代办理签证")
    #expect(corrected("总节约用水") == "总节约用水")
    #expect(corrected("总节一下") == "总结一下")
  }

  @Test func leavesPairsAloneThatAreKnown() {
    #expect(corrected("闹中") == "闹钟")
    #expect(corrected("闹中", known: ["闹中市"]) == "闹中")
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
