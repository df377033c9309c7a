import IntentSchema
import Testing

@testable import IntentRouting

struct SelfCorrectionTests {
  private let sample = SampleRouter()

  /// What the line is taken to mean: the texts of its parts.
  private func meant(_ text: String) -> [String] { sample.route(text).parts.map(\.text) }

  @Test(arguments: [
    ("set a timer for 5 minutes, no, 10 minutes", "set a timer for 10 minutes"),
    ("set a timer for 5 minutes no wait 10 minutes", "set a timer for 10 minutes"),
    ("set a timer for 5 minutes, make that 10", "set a timer for 10 minutes"),
    ("set a timer for five, I mean ten minutes", "set a timer for ten minutes"),
    ("set a timer for 5, no 6, no 7 minutes", "set a timer for 7 minutes"),
    ("倒计时五分钟，不对，是十分钟", "倒计时十分钟"),
    ("倒计时五分钟，改成十分钟", "倒计时十分钟"),
  ])
  func takesTheLaterValue(_ text: String, _ expected: String) {
    #expect(meant(text) == [expected])
  }

  @Test(arguments: [
    (
      "remind me to call mom tomorrow at 5, no, at 6",
      "remind me to call mom tomorrow at 6"
    ),
    (
      "remind me to call mom tomorrow at 5, sorry, on monday",
      "remind me to call mom on monday at 5"
    ),
    ("明天下午三点提醒我开会，不对，四点", "明天四点提醒我开会"),
  ])
  func keepsWhatTheLaterValueLeavesOpen(_ text: String, _ expected: String) {
    #expect(meant(text) == [expected])
  }

  @Test(arguments: [
    ("remind me to call mom, no, dad tomorrow", "remind me to call dad tomorrow"),
    ("remind me to call mom, no, call dad tomorrow", "remind me to call dad tomorrow"),
    ("remind me to buy milk, I mean oat milk tomorrow", "remind me to buy oat milk tomorrow"),
  ])
  func replacesWords(_ text: String, _ expected: String) {
    #expect(meant(text) == [expected])
  }

  @Test func beginsAnew() {
    #expect(
      meant("countdown 5 minutes, no, remind me to call mom tomorrow")
        == ["remind me to call mom tomorrow"])
    #expect(sample.summary("set a timer for 5 minutes, never mind") == "agent.cancel")
    #expect(sample.summary("倒计时五分钟，算了") == "agent.cancel")
  }

  @Test(arguments: [
    "set a timer for 5 minutes, actually don't", "set a timer for 5 minutes. don't.",
    "set a timer for 5 minutes? no", "set a timer for 5 minutes, just kidding",
    "倒计时五分钟，等等，别", "倒计时五分钟，不，别设",
  ])
  func doesNothingThatIsRefused(_ text: String) {
    #expect(sample.route(text).match?.intent != "timer.set")
  }

  @Test(arguments: [
    "set a timer for 5 minutes, don't forget", "set a timer for 5 minutes, no?", "倒计时五分钟，别忘了",
  ])
  func whatOnlySoundsLikeARefusalIsNone(_ text: String) {
    #expect(sample.route(text).match?.intent == "timer.set")
  }

  @Test func takesApartWhatIsMeant() {
    #expect(
      meant("countdown 5 minutes, no, 10 minutes and then note that it rains")
        == ["countdown 10 minutes", "note that it rains"])
  }

  @Test(arguments: [
    "never mind the bollocks, what year was it", "note that there is no milk",
    "remind me to say no to mom tomorrow",
    "note that: 5 minutes, no, 10 minutes", "remind me tomorrow to tell dad that I mean business",
    "set a timer for 5 minutes", "no, 10 minutes", "", "no", ", no, no",
    "remind me to read “no, 5”",
  ])
  func leavesALineThatCorrectsNothing(_ text: String) {
    #expect(meant(text).isEmpty)
  }

  @Test func itsSpansAreThoseOfWhatWasTyped() throws {
    let text = "set a timer for 5 minutes, no, 10 minutes"
    let slot = try #require(sample.route(text).match?.slots.first)
    #expect(slot.value == .duration("PT10M"))
    #expect(slot.source == 31..<41)
  }

  @Test func theTraceSaysWhatWasUnderstood() {
    let text = "set a timer for 5 minutes, no, 10 minutes"
    let trace = sample.router.explain(text, at: SampleRouter.context)
    #expect(trace.reason == "it corrects itself to “set a timer for 10 minutes”")
    #expect(trace.decision == sample.route(text))
  }
}
