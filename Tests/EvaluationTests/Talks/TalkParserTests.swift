import Evaluation
import IntentSchema
import Testing

struct TalkParserTests {
  private static let sample = """
    # Timers
    talk asks for a missing length
      now 2026-01-31T10:00:00+01:00
      timezone Europe/Berlin
      > set a timer
      = timer.set name="tea \\"time\\"" length=PT10M
      < For how long?
      > ten minutes
      < Timer * for 10 minutes\\*
      <
      ! advance 1h10m
      < *时间到*
      ! interrupt
    talk two
      > 嗯
      ＝ unmatched
      > cancel
      = ambiguous timer.cancel agent.cancel
      ! reload
    """

  @Test func readsTalks() throws {
    let (talks, diagnostics) = parse(Self.sample)
    #expect(diagnostics == [])
    #expect(talks.map(\.name) == ["asks for a missing length", "two"])
    let talk = try #require(talks.first)
    #expect(talk.now == "2026-01-31T10:00:00+01:00")
    #expect(talk.timezone == "Europe/Berlin")
    #expect(talk.location == SourceLocation(path: "f", line: 2, column: 1))
    #expect(
      talk.steps.map(\.input) == [
        .utterance("set a timer"), .utterance("ten minutes"), .advance(seconds: 4200),
        .interrupt,
      ])
    #expect(
      talk.steps.map { $0.replies.map(\.text) } == [
        ["For how long?"], [#"Timer * for 10 minutes\*"#, ""], ["*时间到*"], [],
      ])
    #expect(talk.steps[1].replies[0].location == SourceLocation(path: "f", line: 9, column: 5))
  }

  @Test func readsDecisions() {
    let steps = parse(Self.sample).talks.flatMap(\.steps)
    #expect(
      steps.map(\.decision?.outcome) == [
        .matched(
          intent: "timer.set",
          slots: [
            .init(name: "name", value: "tea \"time\""), .init(name: "length", value: "PT10M"),
          ]
        ),
        nil, nil, nil, .unmatched, .ambiguous(["timer.cancel", "agent.cancel"]), nil,
      ])
  }

  @Test(
    "reports every mistake",
    arguments: [
      ("train a", "1:1: error: unknown block `train`; move it to a .corpus file"),
      ("talk\n  > a", "1:1: error: the talk has no name; write what it shows after `talk`"),
      ("talk a", "1:1: warning: nothing happens in the talk; add lines such as `  > hello`"),
      (
        "talk a\n  > b\ntalk a\n  > c",
        "3:6: error: talk `a` is already defined at f:1:1; give it another name"
      ),
      ("talk a\n  >", "2:3: error: the user says nothing; write a line after the `>`"),
      (
        "talk a\n  < b\n  > c",
        "2:3: error: a reply stands before the first `>` or `!`; put what causes it above it"
      ),
      (
        "talk a\n  ! reload\n  = unmatched",
        "3:3: error: the decision doesn't follow a `>` line; put it under the line it is about"
      ),
      (
        "talk a\n  > b\n  = unmatched\n  = c",
        "4:3: error: the decision is already given in line 3; keep one of the two"
      ),
      (
        "talk a\n  > b\n  hello",
        "3:3: error: the line starts with none of `>`, `<`, `=`, `!`; "
          + "write `>` before what the user says, `<` before what the agent says"
      ),
      (
        "talk a\n  nwo b\n  > b",
        "2:3: error: the line starts with none of `>`, `<`, `=`, `!`; write `now`"
      ),
      ("talk a\n  now\n  > b", "2:3: error: `now` has no value; write it after the key"),
      (
        "talk a\n  now b\n  now c\n  > b",
        "3:3: error: `now` is given twice; keep one of the two"
      ),
      (
        "talk a\n  > b\n  now c",
        "3:3: error: `now` stands after the first step; "
          + "put it at the top of the talk; later, write `! advance 10m`"
      ),
      ("talk a\n  ! advnace 1s\n  > b", "2:3: error: unknown control `advnace`; write `! advance`"),
      (
        "talk a\n  ! x\n  > b",
        "2:3: error: unknown control `x`; write `! advance 10m`, `! interrupt` or `! reload`"
      ),
      (
        "talk a\n  ! advance 10\n  > b",
        "2:3: error: `10` is no length of time; "
          + "write `! advance 10m`, with the units s, m, h, d, w"
      ),
      ("talk a\n  ! reload x", "2:12: error: `reload` takes no argument; remove `x`"),
      (
        "talk a\n  > b\n  =",
        "3:3: error: the decision is missing; "
          + "write an intent, `unmatched`, `ambiguous` or `several` after the `=`"
      ),
      ("talk a\n  > b\n  = unmatched x", "3:15: error: `unmatched` takes no argument; remove `x`"),
      (
        "talk a\n  > b\n  = ambiguous x",
        "3:3: error: `ambiguous` needs two intents or more; write `= ambiguous INTENT INTENT`"
      ),
      (
        "talk a\n  > b\n  = Timer",
        "3:5: error: `Timer` can't be the name of an intent; write `= INTENT slot=value`"
      ),
      (
        "talk a\n  > b\n  = c d",
        "3:7: error: `d` is no slot with a value; "
          + "write `slot=value`, or `slot=\"a value\"` for a value with spaces"
      ),
      (
        "talk a\n  > b\n  = c d=1 d=2",
        "3:11: error: the slot `d` is given twice; keep one of the two"
      ),
      (
        "talk a\n  > b\n  = c d=\"e",
        "3:9: error: the quotation mark has no partner; "
          + "close the quotation, and write `\\\"` for a mark inside it"
      ),
    ])
  func mistake(text: String, expected: String) {
    #expect(parse(text).diagnostics.map(\.description) == ["f:" + expected])
  }

  @Test func survivesTruncationAtEveryByte() {
    let bytes = Array(Self.sample.utf8)
    for end in bytes.indices {
      _ = TalkParser.parse([SourceFile(path: "f", bytes: Array(bytes[..<end]))])
    }
  }

  @Test func survivesRandomBytes() {
    var state: UInt64 = 3
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let words = [
      "talk a\n  ", "> ", "< ", "= ", "! ", "\"", "\\", "*", "a", "advance ", "=", "\n  ",
    ]
    for _ in 0..<500 {
      let bytes = (0..<40).flatMap { _ in
        next(4) == 0 ? [UInt8(next(256))] : Array(words[next(words.count)].utf8)
      }
      _ = TalkParser.parse([SourceFile(path: "f", bytes: bytes)])
    }
  }

  private func parse(_ text: String) -> (talks: [Talk], diagnostics: [Diagnostic]) {
    TalkParser.parse([SourceFile(path: "f", bytes: Array(text.utf8))])
  }
}
