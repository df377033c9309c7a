import IntentRouting
import IntentSchema
import TextAnalysis
import Testing

/// What belongs to no intent is matched to none, however few intents there are to choose from.
struct RejectionTests {
  private static let unrelated = [
    "i adore you", "which phone is the best one on the market", "is it cold in norway",
    "the cat chased a mouse", "our neighbours moved house last spring",
    "saya suka makan nasi", "wo finde ich den Bahnhof", "je voudrais un croissant",
    "mañana vamos a la playa", "今日はいい天気ですね", "сегодня идёт снег", "오늘 날씨가 좋네요",
    "il gatto dorme sul divano", "kedi bahçede uyuyor", "hôm nay trời đẹp quá",
    "我昨天看了一部很长的电影", "隔壁的猫又来了", "经济学家对此表示怀疑",
    "अच्छा मौसम है", "الطقس جميل اليوم",
  ]

  private static let small: [(name: String, lines: [String])] = [
    ("hello", ["hello there", "hi how are you", "good morning to you"]),
    ("lamp", ["turn on the lamp", "lamp on please", "make some light", "把灯打开", "开一下灯"]),
    ("buy", ["buy some bread", "we are out of milk", "买点面包"]),
    ("点菜", ["来一份炒饭", "我要点菜", "加一个汤"]),
  ]

  private static func alone(_ name: String, _ lines: [String]) -> SampleRouter {
    let intent = name.allSatisfy(\.isASCII) ? name : "order"
    return SampleRouter(
      intents: "intent \(intent)\n  about  Some request.\n",
      corpus: "train \(intent)\n" + lines.map { "  \($0)\n" }.joined())
  }

  @Test(arguments: small.indices)
  func aCatalogueOfOneIntentCanSayNo(_ index: Int) {
    let sample = Self.alone(Self.small[index].name, Self.small[index].lines)
    for line in Self.small[index].lines {
      #expect(sample.route(line).match?.confidence == 1, "\(line)")
    }
    for text in Self.unrelated { #expect(sample.summary(text) == "unmatched", "\(text)") }
  }

  @Test(arguments: small.indices)
  func lettersFiguresAndNoiseAreNotMatched(_ index: Int) {
    let sample = Self.alone(Self.small[index].name, Self.small[index].lines)
    let letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { String(UnicodeScalar($0)) }
    let figures = ["0", "7", "42", "3111357835", "01211 80003", "3.14", "1 2 3 4", "0.1.2.3.4"]
    let marks = ["?", "!!!", "...", "😡", "👨‍👩‍👧", "-", "《》", "％"]
    for text in letters + figures + marks {
      #expect(sample.summary(text) == "unmatched", "\(text)")
    }
    var noise = Noise(seed: 5 + UInt64(index))
    for _ in 0..<60 {
      let text = noise.words()
      #expect(sample.summary(text) == "unmatched", "\(text)")
    }
  }

  /// Many tokens that nobody knows say no more than one does.
  @Test func aWordOfAnIntentInALongTextOfAnotherSortIsNotEnough() {
    let sample = Self.alone("lamp", ["turn on the lamp", "lamp on please", "make some light"])
    #expect(sample.summary("turn the lamp on") == "lamp")
    for text in [
      "he wrote a long letter about the lamp that his grandmother had brought from abroad",
      "the lamp industry lobbied against cheaper imports throughout its early history",
    ] { #expect(sample.summary(text) == "unmatched", "\(text)") }
  }

  @Test func aTextOfALanguageThatNothingWasLearntOfIsNotMatched() {
    let chinese = Self.alone("order", ["来一份炒饭", "我要点菜", "加一个汤"])
    #expect(
      chinese.summary(
        "please read the whole of this rather long sentence and tell me whether you know any of it")
        == "unmatched")
    let english = Self.alone("lamp", ["turn on the lamp", "lamp on please", "make some light"])
    #expect(english.summary("请把这句很长的话从头到尾读一遍再告诉我你懂不懂") == "unmatched")
  }

  @Test func aQuestionOfTheSameShapeIsNotTheSameQuestion() {
    let sample = Self.alone(
      "agent.birthplace",
      ["where were you born", "where do you come from", "which town are you from"])
    #expect(sample.summary("where were you born?") == "agent.birthplace")
    for text in ["where is the opera house?", "where did i put my keys", "which bus goes downtown"]
    {
      #expect(sample.summary(text) == "unmatched", "\(text)")
    }
  }

  /// Whatever a single word resembles, one that is neither line nor phrase isn't a request.
  @Test(arguments: ["hell", "moaning", "helmet", "ok", "perhaps", "you", "test", "嗯", "早饭"])
  func aWordAloneNeedsALineOrAPhrase(_ word: String) {
    let sample = SampleRouter(
      intents: """
        intent hello
          about   Say hello.
          strong  =hello
          weak    hi
        """,
      corpus:
        "train hello\n  hello there\n  hi how are you\n  good morning to you\n  morning\n  早上好\n")
    #expect(sample.summary(word) == "unmatched")
    #expect(sample.route(word).candidates.allSatisfy { $0.confidence < 0.7 })
    for known in ["hello", "morning", "MORNING!", "hi", "早上好"] {
      #expect(sample.summary(known) == "hello", "\(known)")
    }
  }

  @Test func whatIsNotMatchedHasTheNearestIntents() {
    let decision = SampleRouter().route("what is the capital of spain")
    #expect(decision.outcome == .unmatched)
    #expect(decision.candidates.count > 1)
    #expect(decision.candidates.allSatisfy { $0.confidence < 0.7 })
  }
}

/// Words made of random letters, and characters drawn from all of a block.
private struct Noise {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func words() -> String {
    (0...next(5)).map { _ in next(4) == 0 ? han() : latin() }.joined(separator: " ")
  }

  private mutating func latin() -> String {
    let letters = Array("bcdfghjklmnpqrstvwxyzaeiou")
    return String((0..<3 + next(6)).map { _ in letters[next(letters.count)] })
  }

  private mutating func han() -> String {
    String(
      String.UnicodeScalarView(
        (0...next(3)).compactMap { _ in
          UnicodeScalar(0x7000 + next(0x2000))
        }))
  }

  private mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}
