import IntentRouting
import IntentSchema
import Testing
import TextAnalysis

@testable import ParleyCLI

/// What people change without meaning anything by it changes neither the intent nor a value.
@Suite(.enabled(if: ShippedData.home != nil, "there is no Corpus here: run from the package"))
struct ShippedSurfaceFormTests {
  private static let requests = [
    "set a timer for ten minutes", "wake me up at 7 tomorrow", "stop the pasta timer",
    "remind me to water the plants tomorrow at 5pm", "what's 17% of 240", "let's flip a coin",
    "how many kilometers are 10 miles", "add oat milk to my shopping list", "what's on my list",
    "note that the spare key is under the mat", "what did i write about the boiler",
    "what time is it in tokyo", "what day is christmas", "how much disk space is left",
    "good morning", "thanks a lot", "what can you do", "never mind",
    "设个五分钟的计时器", "明天早上七点叫醒我", "明天下午三点提醒我开会", "把牛奶加到购物清单", "现在几点了",
    "记一下车停在三楼", "三百加五十等于多少", "十公里是多少英里", "抛个硬币", "今天星期几", "你好", "算了",
    "who painted this picture", "play some quiet jazz", "今天外面冷吗",
  ]

  /// The intent, and each slot with its value; of free text the words count.
  private func meaning(_ text: String) throws -> [String] {
    guard let match = try ShippedData.route(text).match else { return [] }
    return [match.intent] + match.slots.map { "\($0.name)=\(value($0))" } + match.missing
  }

  private func value(_ slot: FilledSlot) -> String {
    guard case .text(let text) = slot.value else {
      if case .listed(let value, _) = slot.value { return value }
      return "\(slot.value)"
    }
    let words = Tokenizer().tokenize(text)
    return words.tokens.filter { $0.kind != .symbol }.map(words.text(of:)).joined(separator: " ")
  }

  private static let changes: [(name: String, change: @Sendable (String) -> String)] = [
    ("upper case", { $0.uppercased() }),
    ("a capital", { $0.prefix(1).uppercased() + $0.dropFirst() }),
    ("space around", { "  \($0)\t " }), ("a full stop", { "\($0)." }), ("marks", { "\($0)!!!" }),
    ("a Chinese stop", { "\($0)。" }), ("an ellipsis", { "\($0)…" }), ("quotes", { "“\($0)”" }),
    ("a byte order mark", { "\u{FEFF}\($0)" }), ("a picture", { "\($0) 🙂" }),
    ("a picture before", { "👋🏽 \($0)" }), ("a carriage return", { "\($0)\r" }),
    ("curly apostrophes", { $0.replacing("'", with: "’") }),
    ("no apostrophes", { $0.replacing("'", with: "") }),
    ("wide spaces", { $0.replacing(" ", with: "\u{3000}") }),
    ("hard spaces", { $0.replacing(" ", with: "\u{A0}") }),
    ("two spaces", { $0.replacing(" ", with: "  ") }),
    ("zero width", { $0.replacing(" ", with: " \u{200B}") + "\u{2060}" }),
    ("full width", fullWidth), ("marks of joining", { $0 + "\u{FE0F}\u{200D}" }),
  ]

  @Test(arguments: requests)
  func theFormOfALineDoesNotMatter(_ request: String) throws {
    let expected = try meaning(request)
    for (name, change) in Self.changes {
      #expect(try meaning(change(request)) == expected, "\(name): \(change(request))")
    }
  }

  @Test func requestsAreThoseThatAreUnderstood() throws {
    for request in Self.requests.dropLast(3) {
      #expect(try !meaning(request).isEmpty, "\(request)")
    }
    for request in Self.requests.suffix(3) { #expect(try meaning(request).isEmpty, "\(request)") }
  }

  @Test func accentsMayBeComposedOrNot() throws {
    let composed = try meaning("remind me to book the caf\u{E9} tomorrow")
    #expect(composed.prefix(2) == ["reminder.create", "task=book the cafe"])
    #expect(try meaning("remind me to book the cafe\u{301} tomorrow") == composed)
    #expect(try meaning("remind me to book the cafe tomorrow") == composed)
  }

  @Test(arguments: [
    ("设 个 五分钟 的 计时器", "设个五分钟的计时器"), ("設個五分鐘的計時器", "设个五分钟的计时器"),
    ("明 天 下午 三点 提醒 我 开会", "明天下午三点提醒我开会"), ("明天下午三點提醒我開會", "明天下午三点提醒我开会"),
    ("现在 几点 了", "现在几点了"), ("你 好", "你好"), ("十公里 是 多少 英里", "十公里是多少英里"),
    ("三百 加 五十 等于 多少", "三百加五十等于多少"), ("今天　星期几", "今天星期几"),
  ])
  func spacesWithinChineseAndTraditionalFormsDoNotMatter(_ text: String, _ plain: String) throws {
    let expected = try meaning(plain)
    #expect(try meaning(text).first == expected.first)
    #expect(try meaning(text).count == expected.count)
  }

  private static func fullWidth(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          switch scalar.value {
          case 0x20: "\u{3000}"
          case 0x21...0x7E: UnicodeScalar(scalar.value + 0xFEE0) ?? scalar
          default: scalar
          }
        }))
  }
}
