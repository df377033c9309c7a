import IntentRouting
import IntentSchema
import Testing

struct IntentRouterTests {
  private let sample = SampleRouter()

  @Test func aTrainingUtteranceIsCertain() throws {
    let decision = sample.route("Let me know, in half an hour!")
    #expect(decision.stage == .exact)
    #expect(decision.match?.intent == "timer.set")
    #expect(decision.match?.confidence == 1)
  }

  @Test func aTrainingUtteranceWinsOverVetoesAndNegation() {
    let sample = SampleRouter(
      corpus: "train agent.cancel\n  don't set a timer\ntrain timer.set\n  cancel the timer\n")
    #expect(sample.route("don't set a timer").match?.intent == "agent.cancel")
    #expect(sample.route("cancel the timer").match?.intent == "timer.set")
  }

  @Test func anUtteranceOfTwoIntentsIsAmbiguous() {
    let sample = SampleRouter(
      corpus: "train agent.cancel\n  drop that\ntrain note.add\n  drop that\n")
    #expect(sample.summary("drop that").hasPrefix("ambiguous"))
  }

  @Test(arguments: [
    ("tiemr for ten minuts", "timer.set length=ten minuts"),
    ("倒记时十分钟", "timer.set length=十分钟"),
    ("SET A TIMER FOR 5 MINUTES", "timer.set length=5 MINUTES"),
    ("set a timer", "timer.set length?"),
    ("start a 7 minute egg timer", "timer.set length=7 minute name=egg"),
    (
      "remind me to feed the cat tomorrow at 5pm",
      "reminder.create task=feed the cat when=tomorrow at 5pm"
    ),
    ("remind me tomorrow to feed the cat", "reminder.create task=feed the cat when=tomorrow"),
    ("明天早上八点提醒我倒垃圾", "reminder.create task=倒垃圾 when=明天早上八点"),
    ("remind me to stop smoking", "reminder.create task=stop smoking when?"),
    ("帮我记一下：车停在B2", "note.add body=车停在B2"),
    ("please note that timers are set to 5 minutes", "note.add body=timers are set to 5 minutes"),
    ("please stop", "agent.cancel"),
  ])
  func findsIntentAndSlots(_ text: String, _ expected: String) {
    #expect(sample.summary(text) == expected)
  }

  @Test func leavesOutAClauseThatOnlyAsks() {
    let sample = SampleRouter(
      intents: """
        intent todo.add
          about   Put something on the list.
          strong  put that on the list
          slot    task: text "What?" | "什么？"
        """,
      corpus: """
        train todo.add
          [bread](task) on the list
          put [some milk](task) on the list
          put that on the list
          now put that on the list
        """)
    #expect(sample.summary("pears, put that on the list") == "todo.add task=pears")
  }

  @Test(arguments: [
    "", " ", "😀", "a", "3111357835", "asdf qwer", "saya ingin makan", "我昨天看了一部电影",
    "don't set a timer", "别提醒我喝水",
  ])
  func saysNoWhereNothingFits(_ text: String) {
    #expect(sample.summary(text) == "unmatched")
  }

  @Test func oneIntentAloneCanSayNo() {
    let sample = SampleRouter(
      intents: "intent smalltalk.greet\n  about  Say hello.\n",
      corpus: "train smalltalk.greet\n  hello there\n  hi how are you\n  good morning to you\n")
    #expect(sample.route("hello there").match?.intent == "smalltalk.greet")
    #expect(sample.summary("saya ingin makan") == "unmatched")
    #expect(sample.summary("what is the price of copper") == "unmatched")
  }

  @Test func namesWhatItCorrected() {
    #expect(
      sample.route("tiemr for ten minuts").corrections == [
        SpellingCorrection(from: "tiemr", to: "timer"),
        SpellingCorrection(from: "minuts", to: "minutes"),
      ])
  }

  @Test func refusesAValueOutOfBoundsWithTheReason() throws {
    let match = try #require(sample.route("set a timer for 30 hours").match)
    #expect(match.missing == ["length"])
    #expect(match.rejected.map(\.text) == ["30 hours"])
    #expect(
      match.rejected.first?.reason.english == "It must be between 1 second and 24 hours.")
  }

  @Test(arguments: [
    ("remind me to sing on 30 february", "There is no such date or time as 30 february."),
    ("remind me to sing on 1 may 99999", "1 may 99999 is too far away; years go up to 9999."),
  ])
  func refusesADayThatDoesNotExistWithTheReason(text: String, reason: String) throws {
    let match = try #require(sample.route(text).match)
    #expect(match.missing == ["when"])
    #expect(match.rejected.map(\.reason.english) == [reason])
  }

  @Test(arguments: [
    ("tomorrow remind me at 5 to call", "2026-02-01T17:00:00+01:00")
  ])
  func joinsADayBeforeThePhraseWithItsTime(text: String, expected: String) throws {
    let match = try #require(sample.route(text).match)
    guard case .temporal(let time, _)? = match.slots.first(where: { $0.name == "when" })?.value
    else {
      Issue.record("no time")
      return
    }
    #expect(time == expected)
  }

  @Test func readsAnswersForASlot() throws {
    let length = try #require(sample.catalogue.intent(named: "timer.set")?.slot(named: "length"))
    let answer = { (text: String) in
      sample.router.fill(length, from: text, at: SampleRouter.context)
    }
    #expect(
      answer("ten minutes, please")
        == .filled(
          FilledSlot(name: "length", value: .duration("PT10M"), text: "ten minutes", source: 0..<11)
        ))
    #expect(answer("a while") == .none)
    #expect(
      answer("two days")
        == .invalid(
          reason: LocalizedText(
            english: "It must be between 1 second and 24 hours.", chinese: "要在1秒到24小时之间。")))
  }

  @Test func explainsWithTheSameDecision() {
    for text in ["set a timer for 5 minutes", "tiemr", "你好", "remind me to stop"] {
      let trace = sample.router.explain(text, at: SampleRouter.context, corpus: sample.corpus)
      #expect(trace.decision == sample.route(text))
    }
    let trace = sample.router.explain(
      "please set a timer", at: SampleRouter.context, corpus: sample.corpus)
    #expect(trace.phrases.first?.phrase == "set a timer")
    #expect(trace.phrases.first?.location.description == "a.intent:3:14")
    #expect(trace.neighbours.first?.text == "set a timer for ten minutes")
  }

  @Test func answersAMegabyteOfNoise() {
    #expect(sample.summary(String(repeating: "x", count: 1_000_000)) == "unmatched")
    let long = "note that " + String(repeating: "word ", count: 10_000) + "end"
    #expect(sample.route(long).match?.slots.first?.text.hasSuffix("end") == true)
  }

  @Test func anyBytesGetADecision() {
    var random = SampleNoise(seed: 11)
    for _ in 0..<300 {
      let text = random.text()
      #expect(sample.route(text) == sample.route(text))
    }
  }
}

/// Random text of words, Han, marks and broken bytes.
private struct SampleNoise {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func text() -> String {
    let pieces = [
      "remind me to", "tomorrow", "提醒我", "，", "5", "pm", "%", "\u{FFFD}", "😀", "\u{200D}", "\t",
      "note that", "\"", "倒计时", "十", "：", "don't", "é", "e\u{301}", "ten minutes", "在", "-", ".",
    ]
    return (0..<Int(next() % 14)).map { _ in
      pieces[Int(next() % UInt64(pieces.count))] + (next() % 3 == 0 ? " " : "")
    }.joined()
  }

  private mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
