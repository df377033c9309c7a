import CivilTime
import IntentRouting
import IntentSchema
import Testing

@testable import ParleyCLI

/// What people found wanting in other routers, as properties of the shipped one.
@Suite(.enabled(if: ShippedData.home != nil, "there is no Corpus here: run from the package"))
struct ShippedRoutingTests {
  private func route(_ text: String) throws -> RoutingDecision {
    // Saturday, 31 January 2026, 10:00 at +01:00.
    let context = RoutingContext(
      now: 1_769_850_000_000, timeZone: TimeZoneRules(fixedOffset: 3600))
    return try ShippedData.data.get().router.route(text, at: context)
  }

  /// The intent with the values of its slots, free text as typed but for case.
  private func meaning(_ text: String) throws -> [String] {
    let match = try route(text).match
    return match.map { match in [match.intent] + match.slots.map { $0.name } } ?? []
  }

  static let requests = [
    "set a timer for ten minutes", "remind me to water the plants tomorrow at 5pm",
    "what's 17% of 240", "how many kilometers are 10 miles", "let's flip a coin",
    "设个五分钟的计时器", "明天下午三点提醒我开会", "把牛奶加到购物清单", "现在几点了",
  ]

  @Test(arguments: requests)
  func surfaceFormDoesNotMatter(_ request: String) throws {
    let expected = try meaning(request)
    try #require(!expected.isEmpty)
    let variants = [
      request.uppercased(), "  \(request)\t", "\(request)!!!", "\(request)。", "\u{FEFF}\(request)",
      "\(request) 🙂", request.replacing("'", with: "’"), request.replacing("'", with: ""),
      request.replacing(" ", with: "\u{3000}"), request.replacing(" ", with: " \u{200B}"),
      Self.fullWidth(request), "\(request)\r",
    ]
    for variant in variants { #expect(try meaning(variant) == expected, "\(variant)") }
  }

  @Test func accentsMayBeComposedOrNot() throws {
    let composed = "remind me to book the caf\u{E9} tomorrow"
    let decomposed = "remind me to book the cafe\u{301} tomorrow"
    #expect(try meaning(composed) == ["reminder.create", "task", "when"])
    #expect(try meaning(decomposed) == ["reminder.create", "task", "when"])
    #expect(try meaning("remind me to book the cafe tomorrow") == meaning(composed))
  }

  @Test func spacesWithinChineseAndTraditionalFormsDoNotMatter() throws {
    #expect(try meaning("设 个 五分钟 的 计时器") == meaning("设个五分钟的计时器"))
    #expect(try meaning("設個五分鐘的計時器") == meaning("设个五分钟的计时器"))
    #expect(try meaning("明天下午三點提醒我開會") == meaning("明天下午三点提醒我开会"))
  }

  @Test(arguments: [
    "what does wikipedia say about timers", "play the song stop in the name of love",
    "don't set a timer", "别提醒我", "who invented the telephone", "saya ingin makan",
    "我昨天看了一部电影", "asdf qwer",
  ])
  func aWordInPassingIsNoRequest(_ text: String) throws {
    #expect(try route(text).outcome == .unmatched)
  }

  @Test func aLetterOrFiguresAloneSayNothing() throws {
    let letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { String(UnicodeScalar($0)) }
    let figures = (0...9).map { "\($0)" } + ["404", "3.14", "1 2 3", "0.1.2.3"]
    for text in letters + figures + ["?", "...", "🙂", "👨‍👩‍👧", " ", "", "\u{3000}", "\u{200D}"] {
      #expect(try route(text).match == nil, "\(text)")
    }
  }

  @Test(arguments: [
    "mañana tengo que trabajar temprano", "wo ist der nächste Bahnhof",
    "je voudrais un verre d'eau",
    "今日はいい天気ですね", "сегодня хорошая погода", "오늘 날씨가 좋네요", "il gatto dorme sul divano",
    "ik hou van kaas", "jag vill ha en kopp kaffe", "hoje eu fui ao mercado", "kedi nerede",
    "tôi muốn ăn phở", "kissa istuu ikkunalla", "lkjh fdsa poiu",
  ])
  func otherLanguagesAreNotGuessed(_ text: String) throws {
    #expect(try route(text).match == nil)
  }

  @Test(arguments: [
    "what does the encyclopedia say about alarm clocks", "when does the bus stop here",
    "the word reminder has eight letters", "she merged the commitment",
    "is a countdown bad for my nerves",
    "don't set a timer for ten minutes", "别定闹钟", "这首歌叫提醒我",
    "the song is called remind me to breathe",
  ])
  func aWordThatIsOnlyMentionedRunsNothing(_ text: String) throws {
    #expect(try route(text).match == nil)
  }

  @Test func aTrainingLineIsCertain() throws {
    let data = try ShippedData.data.get()
    for line in data.corpus.training where line.intent != nil {
      let decision = try route(line.text)
      #expect(decision.match?.intent == line.intent && decision.stage == .exact, "\(line.text)")
    }
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
