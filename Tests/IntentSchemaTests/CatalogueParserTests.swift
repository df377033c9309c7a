import IntentSchema
import Testing

struct CatalogueParserTests {
  private static let sample = """
    # Countdowns
    intent timer.set
      about      Start a countdown.
      strong     ^set a timer | countdown\t| 定个计时器｜倒计时
      strong     [length]后叫我 | remind me to [task] | cost \\[x\\] \\| y $
      weak       timer | minutes
      weak       分钟后
      veto       =stop | 取消计时
      needs      3
      threshold  0.6
      mode       all
      slot       length：duration 1s..24h      "For how long?" | “多长时间？”
      optional   task: text
      optional   repeat: number -1..20 ＝ 1
      optional   where: city = 巴黎
      optional   size: one of extra large | small = small "Which?" | "多大？"

    typo tiemr = timer
    filler please | could you | 请
    list city
      Paris = paris | 巴黎
      London
    skill timer.start
      priority   220
      group      clock
      timeout    5s
      enabled    no
    """

  @Test func readsEveryBlock() throws {
    let (catalogue, diagnostics) = parse(Self.sample)
    #expect(diagnostics == [])
    let intent = try #require(catalogue.intent(named: "timer.set"))
    #expect(intent.about == "Start a countdown.")
    #expect(intent.needs == 3)
    #expect(intent.threshold == 0.6)
    #expect(intent.mode == .all)
    #expect(intent.location == SourceLocation(path: "a.intent", line: 2, column: 1))
    #expect(catalogue.typos.map { [$0.wrong, $0.right] } == [["tiemr", "timer"]])
    #expect(catalogue.fillers.map(\.text) == ["please", "could you", "请"])
    #expect(catalogue.fillers[2].location.column == 29)
    #expect(catalogue.lists.map(\.name) == ["city"])
    #expect(catalogue.lists[0].entries.map(\.value) == ["Paris", "London"])
    #expect(catalogue.lists[0].entries.map(\.synonyms) == [["paris", "巴黎"], ["London"]])
  }

  @Test func readsSignalsWithAnchorsAndSlots() throws {
    let intent = try #require(parse(Self.sample).catalogue.intents.first)
    let strong = intent.signals.filter { $0.strength == .strong }
    #expect(
      strong.map(\.text) == [
        "^set a timer", "countdown", "定个计时器", "倒计时", "[length]后叫我", "remind me to [task]",
        "cost \\[x\\] \\| y $",
      ])
    #expect(strong[0].elements == [.literal("set a timer")])
    #expect(strong[0].anchors == .start)
    #expect(strong[4].elements == [.slot("length"), .literal("后叫我")])
    #expect(strong[5].elements == [.literal("remind me to"), .slot("task")])
    #expect(strong[6].elements == [.literal("cost [x] | y")])
    #expect(strong[6].anchors == .end)
    #expect(strong[3].location == SourceLocation(path: "a.intent", line: 4, column: 47))
    let veto = intent.signals.filter { $0.strength == .veto }
    #expect(veto.map(\.anchors) == [.whole, []])
    #expect(intent.signals.count { $0.strength == .weak } == 3)
  }

  @Test func readsSlots() throws {
    let slots = try #require(parse(Self.sample).catalogue.intents.first).slots
    #expect(slots.map(\.name) == ["length", "task", "repeat", "where", "size"])
    #expect(slots.map(\.isRequired) == [true, false, false, false, false])
    #expect(
      slots.map(\.type) == [
        .entity(.duration), .text, .entity(.number), .list("city"),
        .choice(["extra large", "small"]),
      ])
    #expect(slots[0].bounds == 1...86400)
    #expect(slots[2].bounds == -1...20)
    #expect(slots[0].prompt == LocalizedText(english: "For how long?", chinese: "多长时间？"))
    #expect(
      slots.map(\.defaultValue) == [
        nil, nil, .number(1), .listed(value: "Paris", label: "巴黎"), .text("small"),
      ])
  }

  @Test func readsSkillBlocks() {
    let (catalogue, _) = parse(Self.sample)
    #expect(
      catalogue.skills == [
        SkillTuning(
          identifier: "timer.start", priority: 220, group: "clock", timeout: 5, isEnabled: false,
          location: SourceLocation(path: "a.intent", line: 23, column: 1))
      ])
  }

  @Test func ordersDiagnosticsByFileAndLine() {
    let files = [
      SourceFile(path: "b.intent", text: "intent b\n  about B\n  mode some\n"),
      SourceFile(path: "a.intent", text: "intent b\n  about B\nlist c\n"),
    ]
    #expect(
      CatalogueParser.parse(files).diagnostics.map(\.location.description) == [
        "b.intent:3:8", "a.intent:1:1", "a.intent:3:1",
      ])
  }

  @Test func survivesTruncationAtEveryByte() {
    let bytes = Array(Self.sample.utf8)
    for end in bytes.indices {
      _ = CatalogueParser.parse([SourceFile(path: "a", bytes: Array(bytes[..<end]))])
    }
  }

  @Test func survivesRandomBytes() {
    var noise = Noise(seed: 1)
    let words = [
      "intent ", "a", "\n  slot ", "\n  strong ", ":", "duration", "..", "1", "-", "=", "|", "[",
      "]", "\"", "\\", "^", "$", "one of", "\n", "  ", "skill x", "\n  run ", "list l", "typo ",
    ]
    for _ in 0..<500 {
      let bytes = (0..<40).flatMap { _ in
        noise.next(2) == 0 ? [UInt8(noise.next(256))] : Array(words[noise.next(words.count)].utf8)
      }
      _ = CatalogueParser.parse([SourceFile(path: "a", bytes: bytes)])
    }
  }

  private func parse(_ text: String) -> (catalogue: Catalogue, diagnostics: [Diagnostic]) {
    CatalogueParser.parse([SourceFile(path: "a.intent", text: text)])
  }
}
