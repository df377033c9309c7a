import IntentSchema
import Testing

@testable import IntentRouting

struct PartSearchTests {
  private let sample = SampleRouter()

  private func parts(_ text: String) -> [String] {
    sample.route(text).parts.map { "\($0.match?.intent ?? "-"): \($0.text)" }
  }

  @Test(arguments: [
    (
      "set a timer for 5 minutes and then remind me to call mom tomorrow",
      ["timer.set: set a timer for 5 minutes", "reminder.create: remind me to call mom tomorrow"]
    ),
    (
      "note that it rains, and set a timer for 3 minutes",
      ["note.add: note that it rains", "timer.set: set a timer for 3 minutes"]
    ),
    ("先倒计时五分钟，再提醒我开会", ["timer.set: 倒计时五分钟", "reminder.create: 提醒我开会"]),
    (
      "set a timer for 1 minute; note that a; note that b",
      ["timer.set: set a timer for 1 minute", "note.add: note that a", "note.add: note that b"]
    ),
  ])
  func takesRequestsApart(_ text: String, _ expected: [String]) {
    #expect(parts(text) == expected)
  }

  @Test(arguments: [
    (
      "set a timer for 5 minutes and then play some jazz",
      ["timer.set: set a timer for 5 minutes", "-: play some jazz"]
    ),
    (
      "play some jazz; countdown 5 minutes; play some blues",
      ["-: play some jazz", "timer.set: countdown 5 minutes", "-: play some blues"]
    ),
    ("note that it rains and then play some jazz", []),
    (
      "set a timer for 5 minutes and play some jazz",
      ["timer.set: set a timer for 5 minutes", "-: play some jazz"]
    ),
    ("set a timer for 5 minutes and some jazz", []),
    ("play some jazz and then order a big pizza", []),
    ("countdown 5 minutes and then thanks", []),
  ])
  func namesWhatNothingUnderstandsBesideAWholeRequest(_ text: String, _ expected: [String]) {
    #expect(parts(text) == expected)
  }

  @Test(arguments: [
    "set a timer for 5 minutes and 30 seconds", "remind me to buy salt and pepper",
    "note that mom called and dad will be late", "提醒我看《战争与和平》，然后睡觉", "salt and pepper",
    "if it rains set a timer for 5 minutes and then stop", "如果下雨倒计时五分钟，然后提醒我开会",
    "note that: it rains and then set a timer for 5 minutes", "and", ", and then", "",
    "countdown 5 minutes. It rains. It pours. It snows. Countdown 3 minutes",
  ])
  func leavesOneRequestWhole(_ text: String) {
    #expect(parts(text).isEmpty)
  }

  @Test(arguments: [
    ("remind me to set a timer for 5 minutes and countdown 5 minutes", []),
    ("remind me to buy milk and set a timer for 5 minutes", []),
    ("提醒我开会并倒计时五分钟", []),
    (
      "remind me to buy milk and then set a timer for 5 minutes",
      ["reminder.create: remind me to buy milk", "timer.set: set a timer for 5 minutes"]
    ),
    (
      "remind me to buy milk tomorrow and set a timer for 5 minutes",
      ["reminder.create: remind me to buy milk tomorrow", "timer.set: set a timer for 5 minutes"]
    ),
  ])
  func leavesToATaskWhatOnlyAndJoinsToIt(_ text: String, _ expected: [String]) {
    #expect(parts(text) == expected)
  }

  @Test(arguments: [
    (
      "remind me to email bob tomorrow at 3 and to call ann tomorrow at 4",
      [
        "reminder.create: remind me to email bob tomorrow at 3",
        "reminder.create: remind me to call ann tomorrow at 4",
      ]
    ),
    (
      "明天三点提醒我交作业，明天四点开会",
      ["reminder.create: 明天三点提醒我交作业", "reminder.create: 明天四点提醒我开会"]
    ),
    ("remind me to buy milk and to call ann tomorrow at 4", []),
  ])
  func addsTheReminderThatIsLeftOut(_ text: String, _ expected: [String]) {
    #expect(parts(text) == expected)
  }

  @Test func saysInTheTraceWhyARequestBelongsToTheTaskBeforeIt() throws {
    let trace = sample.router.explain(
      "remind me to buy milk and set a timer for 5 minutes", at: SampleRouter.context)
    let trial = try #require(trace.parts.first { $0.text == "set a timer for 5 minutes" })
    #expect(trial.objection == "it belongs to the task before it, which no “then” or “also” ends")
  }

  @Test(arguments: [
    (
      "countdown 5 minutes, then if it rains set a timer for 3 minutes and then stop",
      ["timer.set: countdown 5 minutes", "-: if it rains set a timer for 3 minutes and then stop"]
    ),
    (
      "countdown 5 minutes and if it rains note that it rains",
      ["timer.set: countdown 5 minutes", "-: if it rains note that it rains"]
    ),
  ])
  func keepsTogetherWhatDependsOnACondition(_ text: String, _ expected: [String]) {
    #expect(parts(text) == expected)
  }

  @Test func neverTakesATrainingLineApart() {
    let corpus = SampleRouter.corpus + "\ntrain note.add\n  countdown and never mind\n"
    let sample = SampleRouter(corpus: corpus)
    #expect(sample.route("countdown and never mind").parts.isEmpty)
    #expect(sample.route("countdown and then stop").parts.count == 2)
  }

  @Test func theDecisionIsThatOfTheFirstRequestInBytesOfTheWhole() throws {
    let decision = sample.route("first countdown 5 minutes, then note that it rains")
    let match = try #require(decision.match)
    #expect(match.intent == "timer.set")
    #expect(match.slots.first?.source == 16..<25)
    #expect(decision.candidates.map(\.intent) == ["timer.set", "note.add"])
  }

  @Test func triesAFewConnectorsOfALongLine() {
    let long = Array(repeating: "stop", count: 2000).joined(separator: " and then ")
    #expect(sample.route(long).parts.isEmpty)
    let four = Array(repeating: "countdown", count: 8).joined(separator: " and then ")
    #expect(sample.route(four).parts.count <= PartSearch.connectorLimit + 1)
  }
}
