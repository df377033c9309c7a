import TextAnalysis
import Testing

struct TypoCorrectorTests {
  private let corrector = TypoCorrector(
    typos: [
      ("remindme", "remind me"), ("wat", "what"), ("re mind me", "remind me"), ("re", "about"),
      ("倒记时", "倒计时"), ("记时", "計時"), ("teh", "the"), ("teh", "tea"), ("", "x"), ("y", ""),
    ],
    targetVocabulary: [
      "set a timer", "minutes", "minute", "remind me", "tomorrow", "time", "item", "convert miles",
      "kilometers", "weather", "summarise", "note", "café",
    ],
    knownWords: ["timor", "don't remaind"], knownKeys: [FNV1a.hash("weathar")])

  private func corrected(_ text: String) -> String {
    let (text, _) = corrector.correct(Tokenizer().tokenize(text))
    var result = ""
    for token in text.tokens {
      if token.followsSpace { result += " " }
      result += text.text(of: token)
    }
    return result
  }

  @Test(arguments: [
    ("tiemr for ten minuts", "timer for ten minutes"),
    ("remnid me to buy milk tomorow", "remind me to buy milk tomorrow"),
    ("wat tiem is it", "what time is it"),
    ("convrt 5 miles to kilometrs", "convert 5 miles to kilometers"),
    ("Remindme", "remind me"),
    ("wheather", "weather"),
    ("summarsie", "summarise"),
    ("sumarrise", "summarise"),
    ("caffe", "cafe"),
    ("timerrr", "timer"), ("weeeather", "weather"),
    ("setatimer", "set a timer"), ("seta timer", "set a timer"), ("se tatimer", "set a timer"),
    ("convertmiles now", "convert miles now"), ("a ti mer", "a timer"), ("weat her", "weather"),
    ("thetimer 5", "thetimer 5"), ("timer minutes", "timer minutes"), ("ti, mer", "ti, mer"),
  ])
  func correctsWhatPeopleMistype(text: String, expected: String) {
    #expect(corrected(text) == expected)
  }

  @Test(arguments: [
    "set a timer", "tmr", "weathrrrr", "tim3r 1i4r 4444", "timor remaind dont",
    "tomorrowtomorrowtomorrowww", "horse", "пример", "timxx", "weathar", "",
  ])
  func leavesAlone(text: String) {
    let text = Tokenizer().tokenize(text)
    let (same, corrections) = corrector.correct(text)
    #expect(corrections.isEmpty)
    #expect(same.tokens == text.tokens && same.normalized == text.normalized)
  }

  @Test(arguments: [
    ("teh", "the"), ("re mind me", "remind me"), ("re it", "about it"),
    ("開始倒記時", "开始倒计时"), ("记时器", "计时器"), ("tehre", "tehre"),
  ])
  func takesTheLongestAndFirstEntryOfTheTable(text: String, expected: String) {
    #expect(corrected(text) == expected)
  }

  @Test func leavesATieAlone() {
    func corrected(_ typo: String, _ vocabulary: [String]) -> String? {
      let corrector = TypoCorrector(typos: [], targetVocabulary: vocabulary)
      return corrector.correct(Tokenizer().tokenize(typo)).corrections.first?.to
    }
    #expect(corrected("lapmq", ["lampq", "lapmw"]) == "lampq")
    #expect(corrected("alarq", ["alarw", "alarm"]) == "alarw")
    #expect(corrected("minuts", ["minute", "minutes"]) == "minutes")
    #expect(corrected("blick", ["bleck", "blyck"]) == nil)
    #expect(corrected("kilometrs", ["kilometers", "kilometres"]) == nil)
  }

  @Test func leavesAWordAloneThatIsLikelierACommonOne() {
    func corrected(_ typo: String, _ target: String) -> String? {
      let corrector = TypoCorrector(typos: [], targetVocabulary: [target])
      return corrector.correct(Tokenizer().tokenize(typo)).corrections.first?.to
    }
    #expect(corrected("carpt", "carat") == nil)
    #expect(corrected("carst", "carat") == "carat")
    #expect(corrected("zzrat", "zurat") == "zurat")
  }

  @Test func allowsTwoEditsOnlyFromEightLetters() {
    #expect(corrected("tomorw tomrow wether") == "tomorw tomrow weather")
    #expect(corrected("kilomtrs") == "kilometers")
    #expect(corrected("nqte nte") == "note nte")
  }

  @Test func reportsWhereAndHow() {
    let text = Tokenizer().tokenize("Wat about a TIEMR")
    let (result, corrections) = corrector.correct(text)
    #expect(
      corrections == [
        Correction(from: "Wat", to: "what", source: 0..<3, kind: .table),
        Correction(from: "TIEMR", to: "timer", source: 12..<17, kind: .distance),
      ])
    #expect(result.tokens.map(\.source) == text.tokens.map(\.source))
    #expect(result.tokens.map(\.key) == ["what", "about", "a", "timer"].map { FNV1a.hash($0) })
    #expect(result.tokens.map(\.followsSpace) == [false, true, true, true])
    #expect(result.source == text.source)
  }

  @Test func givesNewTokensTheRangeOfAllTheyReplace() {
    let (result, _) = corrector.correct(Tokenizer().tokenize("pls remindme re mind me"))
    #expect(result.tokens.map(\.source) == [0..<3, 4..<12, 4..<12, 13..<23, 13..<23])
    #expect(result.tokens.map(\.followsSpace) == [false, true, true, true, true])
  }

  @Test func keepsRangesInOrderForAnyText() {
    let pieces = [
      "tiemr", "remindme", "re", " ", "mind", "me", "倒", "记時", "minuts", "5", "\u{301}", "é", "'",
      "👍",
    ]
    var random = SplitMix(seed: 4)
    for _ in 0..<500 {
      let typed = (0..<random.next(below: 12)).map { _ in pieces[random.next(below: pieces.count)] }
      let (text, corrections) = corrector.correct(Tokenizer().tokenize(typed.joined()))
      var last = 0..<0
      for token in text.tokens {
        #expect(token.source.lowerBound >= last.upperBound || token.source == last)
        #expect(token.key == FNV1a.hash(text.normalized[token.normalized]))
        last = token.source
      }
      #expect(last.upperBound <= text.source.count)
      #expect(corrections.allSatisfy { $0.from == text.typed($0.source) })
    }
  }
}
