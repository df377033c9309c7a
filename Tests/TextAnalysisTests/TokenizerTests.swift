import TextAnalysis
import Testing

struct TokenizerTests {
  /// The tokens' normalised texts; a bar stands before a token that touches the one before.
  private func normalized(_ text: String) -> String {
    shape(Tokenizer().tokenize(text))
  }

  private func shape(_ text: TokenizedText) -> String {
    var result = ""
    for (index, token) in text.tokens.enumerated() {
      if token.followsSpace { result += " " } else if index > 0 { result += "|" }
      result += text.text(of: token)
    }
    return result
  }

  @Test(arguments: [
    ("Set a TIMER", "set a timer"),
    ("  two   spaces\t\ntabs ", " two spaces tabs"),
    ("5m 7am mp3", "5|m 7|am mp|3"),
    ("2.5%", "2|.|5|%"),
    ("let's lets let’s letʼs let＇s let`s", "lets lets lets lets lets lets"),
    ("the dogs' 'tis rock 'n' roll", "the dogs|' '|tis rock '|n|' roll"),
    ("CAFÉ cafe\u{301} Łódź Straße Þór", "cafe cafe lodz strasse thor"),
    ("Ελλάς ΕΛΛΆΣ", "ελλασ ελλασ"),
    ("Ёлка Йод и\u{306}", "елка иод и"),
    ("Việt Nam", "viet nam"),
    ("Ｔｉｍｅｒ　５ｍ", "timer 5|m"),
    ("٣ ५", "3 5"),
    ("ﬁnd the ﬂag", "find the flag"),
    ("10\u{A0}min\u{2003}x", "10 min x"),
    ("a\u{200B}b\u{FEFF}c so\u{AD}ft", "abc soft"),
    ("\u{FEFF}hi", "hi"),
    ("C++, c# F＃ g＋＋!", "c++|, c# f# g++|!"),
    ("a+b c+ c +++ x#1 ab# 3#", "a|+|b c|+ c +|+|+ x|#|1 ab|# 3|#"),
    ("3 × 4 ÷ 2 − 1 – 5 — ~", "3 × 4 ÷ 2 - 1 - 5 - ~"),
    ("", ""), ("   ", ""), ("\u{301}", ""),
  ])
  func foldsWhatMakesNoDifference(text: String, tokens: String) {
    #expect(normalized(text) == tokens)
  }

  @Test(arguments: [
    ("提醒我明天開會", "提|醒|我|明|天|开|会"),
    ("電視裡的訊號", "电|视|里|的|讯|号"),
    ("\u{F90A}", "金"),
    ("用Swift写5行", "用|swift|写|5|行"),
    ("好。，：！？、（）", "好|.|,|:|!|?|,|(|)"),
    ("“a”「b」『c』《d》", "“|a|”|“|b|”|“|c|”|《|d|》"),
    ("カナ 한글", "カ|ナ 한|글"),
  ])
  func splitsChineseIntoCharacters(text: String, tokens: String) {
    #expect(normalized(text) == tokens)
  }

  @Test(arguments: [
    ("👍🏽", ["👍🏽"]), ("👨‍👩‍👧!", ["👨‍👩‍👧", "!"]), ("❤️🔥", ["❤️", "🔥"]),
    ("🇨🇳🇫🇷", ["🇨🇳", "🇫🇷"]), ("5️⃣ a", ["5️⃣", "a"]), ("👍 🏽", ["👍", "🏽"]),
  ])
  func takesAnEmojiAsOneSymbol(text: String, typed: [String]) {
    let text = Tokenizer().tokenize(text)
    #expect(text.tokens.map { text.typed($0.source) } == typed)
  }

  @Test func distinguishesKinds() {
    let text = Tokenizer().tokenize("at 5 点!")
    #expect(text.tokens.map(\.kind) == [.word, .number, .han, .symbol])
    #expect(text.tokens.map(\.key) == ["at", "5", "点", "!"].map { FNV1a.hash($0) })
  }

  @Test(arguments: [
    ("don’t GO", ["don’t", "GO"]), ("cafe\u{301}s", ["cafe\u{301}s"]), ("ﬁve５", ["ﬁve", "５"]),
    (" 開　會。", ["開", "會", "。"]), ("so\u{AD}ft\u{200B} x", ["so\u{AD}ft", "x"]),
  ])
  func pointsAtExactlyWhatWasTyped(text: String, typed: [String]) {
    let text = Tokenizer().tokenize(text)
    #expect(text.tokens.map { text.typed($0.source) } == typed)
  }

  @Test func repairsInvalidBytesLikeTheStandardLibrary() {
    let bytes: [UInt8] = [0x61, 0xFF, 0x20, 0xE4, 0xBD, 0x62, 0xED, 0xA0, 0x80]
    let text = Tokenizer().tokenize(bytes)
    #expect(text.source == Array(String(decoding: bytes, as: UTF8.self).utf8))
    #expect(shape(text) == "a|\u{FFFD} \u{FFFD}|b|\u{FFFD}|\u{FFFD}|\u{FFFD}")
  }

  @Test func repairsAnyBytesLikeTheStandardLibrary() {
    let awkward: [UInt8] = [
      0x41, 0x80, 0xBF, 0xC1, 0xC3, 0xE0, 0xA0, 0xED, 0xEF, 0xF0, 0x90, 0xF4, 0xF5,
    ]
    var random = SplitMix(seed: 3)
    for _ in 0..<5000 {
      let bytes = (0..<random.next(below: 9)).map { _ in awkward[random.next(below: awkward.count)]
      }
      #expect(
        Tokenizer().tokenize(bytes).source == Array(String(decoding: bytes, as: UTF8.self).utf8))
    }
  }

  @Test func readsTheFirstEightKibibytesAndKeepsTheRest() {
    let text = Tokenizer().tokenize(String(repeating: "x", count: 1 << 20))
    #expect(text.source.count == 1 << 20)
    #expect(text.isTruncated)
    #expect(text.tokens.map(\.source) == [0..<8192])

    let han = Tokenizer().tokenize(String(repeating: "好", count: 2731))
    #expect(han.tokens.count == 2730)
    #expect(!Tokenizer().tokenize(String(repeating: "x", count: 8192)).isTruncated)
  }
}
