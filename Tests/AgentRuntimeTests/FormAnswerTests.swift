import CivilTime
import IntentRouting
import IntentSchema
import Testing

@testable import AgentRuntime

struct FormAnswerTests {
  private static let routing = SmallRouting.make().routing

  @Test(arguments: [
    ("10 minutes please", "filled 10 minutes"),
    ("let's say about 20 minutes", "filled 20 minutes"),
    ("三分钟吧", "filled 三分钟"),
    ("three days", "unusable: It must be between 1 second and 24 hours."),
    ("25 hours", "unusable: It must be between 1 second and 24 hours."),
    ("2天", "unusable: It must be between 1 second and 24 hours."),
    ("blue", "unusable: "),
    ("list timers", "interrupted by timer.list"),
    ("what timers are running", "interrupted by timer.list"),
    ("remind me to buy milk in 5 minutes", "interrupted by reminder.create"),
    ("scrap this", "cancelled"),
    ("never mind, thanks", "cancelled"),
    ("不用了，谢谢", "cancelled"),
  ])
  func readsAnswersToAQuestionForALength(line: String, expected: String) throws {
    #expect(try read(line, "timer.set", "length") == expected)
  }

  @Test(arguments: [
    ("at 6", "filled 6"),
    ("6", "filled 6"),
    ("maybe six?", "filled six"),
    ("六", "filled 六"),
    ("六点", "filled 六点"),
    ("tomorrow", "filled tomorrow"),
    ("at 5 please", "filled 5"),
    ("明天下午", "filled 明天下午"),
    ("in an hour", "filled in an hour"),
    ("three days", "filled three days"),
    ("77", "unusable: "),
    ("wake me up at 7 tomorrow", "interrupted by alarm.set"),
    ("set an alarm for 6", "interrupted by alarm.set"),
    ("请帮助", "interrupted by agent.help"),
    ("help please", "interrupted by agent.help"),
  ])
  func readsAnswersToAQuestionForAMoment(line: String, expected: String) throws {
    #expect(try read(line, "reminder.create", "when") == expected)
  }

  @Test(arguments: [
    ("buy milk", "filled buy milk"),
    ("to be or not to be", "filled to be or not to be"),
    ("it should say that Ann called", "filled Ann called"),
    ("It's raining", "filled It's raining"),
    ("内容是：交房租", "filled 交房租"),
    ("remind me to call mom", "filled remind me to call mom"),
    ("set a timer for mom's cake", "filled set a timer for mom's cake"),
    ("stop smoking", "filled stop smoking"),
    ("scrap this old car", "filled scrap this old car"),
    ("take a note", "unusable: "),
    ("scrap this", "cancelled"),
    ("Forget it.", "cancelled"),
    ("what timers are running", "interrupted by timer.list"),
    ("how much time is left", "interrupted by timer.list"),
    ("please help", "interrupted by agent.help"),
    ("有哪些计时器", "interrupted by timer.list"),
  ])
  func readsAnswersToAQuestionForText(line: String, expected: String) throws {
    #expect(try read(line, "note.add", "body") == expected)
  }

  @Test func dropsToWherePeopleSayItBeforeTheSlot() throws {
    #expect(try read("to call mom", "reminder.create", "task") == "filled call mom")
    #expect(try read("to-do list", "reminder.create", "task") == "filled to-do list")
  }

  private func read(_ line: String, _ intent: String, _ slot: String) throws -> String {
    let asked = try #require(Self.routing.intent(intent)?.slot(named: slot))
    let form = Form(intent: intent, utterance: "", slots: [], missing: [asked])
    let context = RoutingContext(now: 1_769_850_000_000, timeZone: TimeZoneRules(fixedOffset: 3600))
    switch FormAnswer.read(line, for: form, Self.routing, context) {
    case .cancellation: return "cancelled"
    case .corrected(let slot): return "corrected \(slot.text)"
    case .filledBefore(let slot, let next):
      return "filled \(slot.text), then \(next.match?.intent ?? "unmatched")"
    case .filled(let slot): return "filled \(slot.text)"
    case .interruption(let decision): return "interrupted by \(decision.match?.intent ?? "")"
    case .unusable(let reason): return "unusable: \(reason?.english ?? "")"
    }
  }
}
