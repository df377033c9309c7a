import CivilTime
import EntityRecognition
import IntentSchema
import Testing
import TextAnalysis

struct EntityRecognizerTests {
  @Test(arguments: [
    ("mail bob.smith@example.com now", #"email "bob.smith@example.com" bob.smith@example.com"#),
    (
      "open https://example.com/a?b=1.",
      #"url "https://example.com/a?b=1" https://example.com/a?b=1"#
    ),
    ("www.example.org", #"url "www.example.org" www.example.org"#),
    ("call 13812345678", #"phone "13812345678" 13812345678"#),
    ("call 555-123-4567", #"phone "555-123-4567" 555-123-4567"#),
    ("say \"good morning\"", #"quoted ""good morning"" good morning"#),
    ("播放《三天三夜》", #"quoted "《三天三夜》" 三天三夜"#), ("读「你好」", #"quoted "「你好」" 你好"#),
    ("yes please!", #"boolean "yes please" true"#), ("Nope.", #"boolean "Nope" false"#),
    ("好的", #"boolean "好的" true"#), ("算了吧", #"boolean "算了吧" false"#), ("不要", #"boolean "不要" false"#),
  ])
  func readsAddressesQuotationsAndAnswers(text: String, expected: String) {
    #expect(RecognitionExample.entities(text) == [expected])
  }

  @Test(arguments: ["no more milk", "right now", "set a timer", "a@b", "什么是爱", ""])
  func findsNothingInOtherText(text: String) {
    #expect(RecognitionExample.entities(text) == [])
  }

  @Test func neverGivesANumberBeyondAllNumbers() {
    #expect(RecognitionExample.all("28571 ^280", [.number]).allSatisfy { !$0.contains("inf") })
  }

  @Test func listsMatchTheLongestSynonymBesideOtherKinds() {
    let location = SourceLocation(path: "t.intent", line: 1, column: 1)
    let list = Gazetteer(
      name: "city",
      entries: [
        .init(value: "York", synonyms: ["york"], location: location),
        .init(value: "New York", synonyms: ["New York", "纽约"], location: location),
        .init(value: "Tomorrowland", synonyms: ["tomorrow"], location: location),
      ], location: location)
    #expect(
      RecognitionExample.entities("NEW  YORK or 紐約 tomorrow", lists: [list]) == [
        #"list "NEW  YORK" New York=New York"#, #"list "紐約" New York=纽约"#,
        #"date "tomorrow" 2026-02-01 day"#, #"list "tomorrow" Tomorrowland=tomorrow"#,
      ])
  }

  @Test func listsOfferEveryEntryOfASharedSynonymInTheOrderOfTheFile() {
    let location = SourceLocation(path: "t.intent", line: 1, column: 1)
    func list(_ name: String, _ values: [String], _ synonyms: [String]) -> Gazetteer {
      Gazetteer(
        name: name,
        entries: values.map { .init(value: $0, synonyms: synonyms, location: location) },
        location: location)
    }
    let recognizer = EntityRecognizer(lists: [
      list("bank", ["river", "money"], ["bank"]),
      list("place", ["harbour", "shore", "beach"], ["the bank", "bank"]),
    ])
    let text = Tokenizer().tokenize("to the bank")
    let found = recognizer.recognize(text, at: RecognitionContext(now: 0, timeZone: .utc))
    #expect(found.map(\.list) == ["place", "bank"])
    #expect(found.map(\.tokens) == [1..<3, 2..<3])
    #expect(
      found.map { [$0.value] + $0.alternatives } == [
        ["harbour", "shore", "beach"].map { .listed(value: $0, label: "the bank") },
        ["river", "money"].map { .listed(value: $0, label: "bank") },
      ])
  }

  @Test(arguments: [
    ("yeah that would work", "yeah"), ("well: no.", "no"), ("👍 go", "👍"), ("不行，太晚了", "不行"),
  ])
  func findsTheAnswerWithinALongerText(text: String, answer: String) {
    #expect(RecognitionExample.all(text, [.boolean]).map { $0.contains("\"\(answer)\"") } == [true])
  }

  @Test func findsAKindWithinLongerOnesOfOthers() {
    #expect(RecognitionExample.all("pay $12 on may 3", [.number]).count == 2)
    #expect(RecognitionExample.entities("pay $12 on may 3", .number) == [])
  }

  @Test func aDateInFiguresHasItsOtherOrderAsAnAlternative() {
    let text = Tokenizer().tokenize("4/7/2026")
    let found = RecognitionExample.recognizer.recognize(
      text, at: RecognitionContext(now: 0, timeZone: .utc))
    #expect(found.map(\.value) == [.temporal("2026-04-07", grain: .day)])
    #expect(found.first?.alternatives == [.temporal("2026-07-04", grain: .day)])
  }

  @Test func looksOnlyAtTheGivenTokens() {
    let text = Tokenizer().tokenize("5 apples and ten pears, 7 plums")
    let context = RecognitionContext(now: 0, timeZone: .utc)
    let found = RecognitionExample.recognizer.recognize(text, at: context, in: 2..<5)
    #expect(found.map(\.tokens) == [3..<4])
    #expect(found.map { text.typed($0.source) } == ["ten"])
  }

  @Test func survivesRandomTokens() {
    let words = [
      "five", "half", "a", "an", "of", "in", "the", "next", "last", "every", "friday", "may",
      "march", "3", "12",
      "2026", "99999999999999999999", "0", "00", ":", "-", "/", ".", ",", "(", ")", "%", "$", "pm",
      "am", "ft",
      "hundred", "million", "and", "to", "past", "quarter", "second", "minutes", "years", "old",
      "ago", "from",
      "now", "at", "http", "@", "com", "\"", "《", "》", "+", "*", "^", "sqrt", "squared", "x",
      "minus", "percent",
      "一", "两", "十", "百", "万", "亿", "点", "半", "刻", "分", "分之", "百分之", "零", "下", "上", "周", "周一", "个",
      "月",
      "年", "日", "号", "后", "前", "每", "小时", "天", "明天", "晚上", "春节", "月底", "的", "次方", "加", "除以", "根号",
      "斤",
      "度", "零下", "华氏", "块", "毛", "岁", "到", "从", "第", "差", "负", "成", "折", "º", "½",
    ]
    var state: UInt64 = 42
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<3000 {
      var text = ""
      for _ in 0..<(1 + next(14)) { text += words[next(words.count)] + (next(2) == 0 ? " " : "") }
      let tokens = Tokenizer().tokenize(text)
      let context = RecognitionContext(now: Int64(next(1 << 31)) * 1000, timeZone: .utc)
      for entity in RecognitionExample.recognizer.recognize(tokens, at: context) {
        #expect(
          !entity.tokens.isEmpty && entity.tokens.upperBound <= tokens.tokens.count, "\(text)")
      }
    }
  }

  @Test(arguments: ["12/", "1+", "(1+", "five "])
  func longLinesTakeLinearTime(word: String) {
    let context = RecognitionContext(now: 0, timeZone: .utc)
    let text = Tokenizer().tokenize(String(repeating: word, count: 4000))
    let time = ContinuousClock().measure {
      _ = RecognitionExample.recognizer.recognize(text, at: context)
    }
    #expect(time < .seconds(30))
  }
}
