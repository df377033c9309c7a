import CivilTime
import EntityRecognition
import IntentSchema
import Measures
import Testing
import TextAnalysis

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Reads made-up texts for a second, or for as many as `PARLEY_FUZZ_SECONDS` says.
struct RecognizerFuzzTests {
  @Test func everyReadingOfAnyTextIsSound() {
    var texts = FuzzTexts()
    let end = ContinuousClock.now + .seconds(Self.seconds)
    while ContinuousClock.now < end {
      let text = Tokenizer().tokenize(texts.next())
      let context = RecognitionContext(now: texts.instant(), timeZone: texts.zone())
      let routed = RecognitionExample.recognizer.recognize(text, at: context)
      let kinds = texts.kinds()
      let all = RecognitionExample.recognizer.recognize(text, at: context, kinds: kinds)
      for entity in routed + all {
        if let fault = Self.fault(of: entity, in: text) {
          Issue.record("\(fault): \(entity) in \(String(decoding: text.source, as: UTF8.self))")
        }
      }
      #expect(all.allSatisfy { kinds.contains($0.kind) })
      #expect(routed == RecognitionExample.recognizer.recognize(text, at: context))
    }
  }

  @Test func longLinesOfAnythingTakeLinearTime() {
    var texts = FuzzTexts()
    for _ in 0..<6 {
      let piece = texts.next() + " "
      let long = Tokenizer().tokenize(
        String(repeating: piece, count: 60_000 / piece.utf8.count + 1))
      let context = RecognitionContext(now: texts.instant(), timeZone: .utc)
      let time = ContinuousClock().measure {
        _ = RecognitionExample.recognizer.recognize(
          long, at: context, kinds: Set(EntityKind.allCases))
      }
      // A quadratic path would take minutes.
      #expect(time < .seconds(20), "\(piece)")
    }
  }

  private static var seconds: Int {
    getenv("PARLEY_FUZZ_SECONDS").flatMap { Int(String(cString: $0)) } ?? 1
  }

  private static func fault(of entity: Entity, in text: TokenizedText) -> String? {
    guard !entity.tokens.isEmpty, entity.tokens.upperBound <= text.tokens.count else {
      return "tokens outside the text"
    }
    let first = text.tokens[entity.tokens.lowerBound].source
    let last = text.tokens[entity.tokens.upperBound - 1].source
    guard entity.source == first.lowerBound..<last.upperBound else { return "another span" }
    return ([entity.value] + entity.alternatives).lazy.compactMap(fault(of:)).first
  }

  private static func fault(of value: SlotValue) -> String? {
    switch value {
    case .number(let number), .quantity(let number, _):
      return number.isFinite ? nil : "no finite number"
    case .duration(let text): return CivilDuration(text) == nil ? "no duration" : nil
    case .temporal(let text, _): return instant(text) == nil ? "no time" : nil
    case .recurrence(let first, let every, let days):
      guard instant(first) != nil, let step = CivilDuration(every) else { return "no recurrence" }
      let areLast = step.months > 0 && !days.isEmpty && days.allSatisfy((-7 ... -1).contains)
      return areLast || days.allSatisfy((1...7).contains) ? nil : "no recurrence"
    case .range(let from, let to, _):
      let ends = [from, to].filter { $0 != SlotValue.openEnd }.map(instant)
      guard !ends.isEmpty, !ends.contains(nil) else { return "no range" }
      return ends.compactMap { $0 } == ends.compactMap { $0 }.sorted() ? nil : "a range backwards"
    case .text, .boolean, .listed: return nil
    }
  }

  private static func instant(_ text: String) -> Int64? {
    Timestamp(text, in: .utc)?.milliseconds
  }
}

/// Texts of words that the recogniser knows, figures, signs and characters of any kind.
private struct FuzzTexts {
  private var state: UInt64 = 20_260_131
  private let words: [String]

  init() {
    let units = MeasurementUnit.all.prefix(40).map(\.words) + Currency.all.prefix(20).map(\.words)
    words = Self.known + units.flatMap { $0.split(separator: "|").prefix(2).map(String.init) }
  }

  mutating func next() -> String {
    var text = ""
    for _ in 0..<(1 + below(12)) {
      switch below(10) {
      case 0: text += String(below(100_000) >> below(17))
      case 1: text.unicodeScalars.append(Unicode.Scalar(UInt32(below(0xD7FF))) ?? " ")
      default: text += words[below(words.count)]
      }
      if below(3) > 0 { text += " " }
    }
    return text
  }

  mutating func instant() -> Int64 { (Int64(below(1 << 33)) - 1 << 31) * 1000 }

  mutating func zone() -> TimeZoneRules { TimeZoneRules(fixedOffset: (below(27) - 12) * 3600) }

  mutating func kinds() -> Set<EntityKind> {
    guard below(2) == 0 else { return Set(EntityKind.allCases) }
    return Set(EntityKind.allCases.filter { _ in below(3) == 0 })
  }

  private mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }

  private static let known = [
    "five", "twenty", "half", "a", "an", "of", "in", "the", "next", "last", "this", "coming",
    "every",
    "other", "friday", "mondays", "mon", "may", "march", "dec", "1st", "third", "thirds", "2026",
    "1999",
    "0730", "20260131", "99999999999999999999", "0", "00", "1e400", "0x10", ":", "-", "/", ".", ",",
    "(",
    ")", "%", "$", "pm", "am", "a", "p", "hundred", "million", "lakh", "and", "to", "past",
    "quarter",
    "quarters", "second", "minutes", "hours", "week", "weeks", "month", "year", "years", "century",
    "s",
    "old", "aged", "ago", "from", "between", "until", "before", "after", "since", "or later",
    "within",
    "for", "now", "at", "on", "by", "around", "early", "late", "later", "earlier", "end of the",
    "beginning of", "middle of", "first", "day", "days", "weekend", "weekdays", "morning",
    "mornings",
    "tonight", "noon", "christmas", "easter", "q3", "summer", "nineties", "http", "://", "@", "com",
    "www", "\"", "“", "”", "《", "》", "'", "+", "*", "^", "sqrt", "squared", "x", "over", "minus",
    "percent", "off", "split", "yes", "no", "一", "两", "十", "百", "千", "万", "亿", "兆", "点", "半", "刻",
    "分",
    "分之", "百分之", "零", "下", "上", "周", "周一", "三五", "个", "月", "年", "日", "号", "初", "后", "前", "之前", "每",
    "每隔", "小时", "天", "明天", "晚上", "春节", "月底", "第", "最后", "上半年", "世纪", "年代", "的", "次方", "加", "除以",
    "根号", "斤", "度", "零下", "华氏", "块", "毛", "岁", "到", "从", "自", "起", "差", "负", "成", "折", "打", "又",
    "多",
    "还剩", "大约", "现在", "º", "½", "👌", "\u{200D}", "\u{301}", "\t", "１２",
  ]
}
