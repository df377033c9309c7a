import IntentSchema
import SkillKit
import SkillKitTesting
import Testing

@testable import Skills

struct TimerSkillsTests {
  private static let minute: Int64 = 60_000

  /// A pasta timer of 10 minutes with 8 left, one of 1 hour, an alarm at 7:00 tomorrow.
  private func trial(
    _ utterance: String, _ slots: [FilledSlot] = [], in language: Language = .english
  ) -> SkillTrial {
    var trial = SkillTrial(utterance, slots, in: language)
    let (now, minute) = (trial.now, Self.minute)
    trial.add(
      Record(
        title: "", createdAt: now, dueAt: now + 60 * minute, length: 60 * minute), to: .timers)
    trial.add(
      Record(
        title: "pasta", createdAt: now - 2 * minute, dueAt: now + 8 * minute, length: 10 * minute),
      to: .timers)
    trial.add(Record(title: "", createdAt: now, dueAt: now + 21 * 60 * minute), to: .alarms)
    return trial
  }

  @Test func startsATimer() async throws {
    let trial = SkillTrial("set a timer for ten minutes", [.length("length", "PT10M")])
    let result = try await trial.run(StartTimerSkill())
    #expect(result.output.text == "Timer set for 10 minutes.")
    let record = Record(
      title: "", createdAt: trial.now, dueAt: trial.now + 10 * Self.minute,
      length: 10 * Self.minute)
    #expect(result.changes == [.add(.timers, record)])
  }

  @Test(arguments: [
    ("PT90S", "pasta", Language.english, "Timer \"pasta\" set for 1 minute 30 seconds."),
    ("PT1H", "", .english, "Timer set for 1 hour."),
    ("PT90M", "洗衣服", .chinese, "“洗衣服”计时器已设好：1小时30分钟。"),
    ("PT10M", "", .chinese, "计时器已设好：10分钟。"),
  ])
  func namesTheTimer(
    length: String, name: String, language: Language, expected: String
  ) async throws {
    var slots = [FilledSlot.length("length", length)]
    if !name.isEmpty { slots.append(.text("name", name)) }
    let result = try await SkillTrial("timer", slots, in: language).run(StartTimerSkill())
    #expect(result.output.text == expected)
  }

  @Test func refusesTimersOfNoLengthOrOfDays() async {
    let reason = "A timer runs from 1 second to 24 hours. Set a reminder for anything later."
    for length in ["PT0S", "P3D"] {
      await #expect(throws: SkillError.invalidInput(reason: reason)) {
        try await SkillTrial("timer", [.length("length", length)]).run(StartTimerSkill())
      }
    }
  }

  @Test func listsTimersThenAlarmsByTimeLeft() async throws {
    let expected = """
      1) Timer "pasta" (10 minutes): 8 minutes left
      2) Timer (1 hour): 1 hour left
      3) Alarm: tomorrow (Sunday, 1 February) at 07:00
      """
    #expect(try await trial("what is running").run(ListTimersSkill()).output.text == expected)
    let chinese = try await trial("还剩多久", in: .chinese).run(ListTimersSkill())
    #expect(
      chinese.output.text
        == "1) “pasta”计时器（10分钟）：还剩8分钟\n2) 计时器（1小时）：还剩1小时\n3) 闹钟：明天（2月1日，星期日）07:00")
  }

  @Test(arguments: [
    ("how long on the pasta timer", "pasta", "Timer \"pasta\" (10 minutes): 8 minutes left."),
    ("show my alarms", nil, "Alarm: tomorrow (Sunday, 1 February) at 07:00."),
  ])
  func listsOnlyWhatIsAsked(text: String, name: String?, expected: String) async throws {
    let slots = name.map { [FilledSlot.text("name", $0)] } ?? []
    #expect(try await trial(text, slots).run(ListTimersSkill()).output.text == expected)
  }

  @Test func saysThatNothingRuns() async throws {
    let list = try await SkillTrial("list timers").run(ListTimersSkill())
    #expect(list.output.text == "No timers are running.")
    let cancel = try await SkillTrial("取消闹钟", in: .chinese).run(CancelTimerSkill())
    #expect(cancel.output.text == "没有设闹钟。")
    #expect(cancel.changes.isEmpty)
  }

  @Test(arguments: [
    ("cancel the pasta timer", "pasta", "Cancelled the timer \"pasta\".", [2]),
    ("cancel the second timer", "second", "Cancelled the 1 hour timer.", [1]),
    ("取消第二个计时器", "取消第二个", "Cancelled the 1 hour timer.", [1]),
    ("cancel timer 1", "1", "Cancelled the timer \"pasta\".", [2]),
    ("cancel the 10 minute timer", "10 minute", "Cancelled the timer \"pasta\".", [2]),
    ("cancel the one hour timer", "one hour", "Cancelled the 1 hour timer.", [1]),
    ("cancel all timers", "all", "Cancelled the timer \"pasta\" and the 1 hour timer.", [2, 1]),
  ])
  func cancelsTheTimerThatIsMeant(
    text: String, which: String, expected: String, ids: [Int]
  ) async throws {
    let result = try await trial(text, [.text("which", which)]).run(CancelTimerSkill())
    #expect(result.output.text == expected)
    #expect(result.changes == ids.map { .delete(.timers, id: $0) })
  }

  @Test(arguments: ["7am", "7:00", "seven", "7 o'clock", "七点", "明早七点"])
  func cancelsAnAlarmByItsTime(which: String) async throws {
    let result = try await trial("cancel the \(which) alarm", [.text("which", which)])
      .run(CancelTimerSkill())
    #expect(
      result.output.text == "Cancelled the alarm tomorrow (Sunday, 1 February) at 07:00.")
    #expect(result.changes == [.delete(.alarms, id: 1)])
  }

  @Test func cancelsTheOnlyOneWithoutAName() async throws {
    let result = try await trial("取消闹钟", in: .chinese).run(CancelTimerSkill())
    #expect(result.output.text == "已取消明天（2月1日，星期日）07:00的闹钟。")
    #expect(result.changes == [.delete(.alarms, id: 1)])
  }

  @Test func hearsAllInTheUtteranceToo() async throws {
    let result = try await trial("stop all timers", [.text("which", "the")]).run(CancelTimerSkill())
    #expect(result.output.text == "Cancelled the timer \"pasta\" and the 1 hour timer.")
  }

  @Test(arguments: ["everything that's ticking", "every one", "all of them", "清空所有", "全部都"])
  func hearsAllInAnyWording(which: String) async throws {
    let result = try await trial("stop \(which)", [.text("which", which)]).run(CancelTimerSkill())
    #expect(result.changes.count == 3)
  }

  @Test(arguments: ["first and third", "1 and 3", "第一和第三", "the pasta timer and the 7am alarm"])
  func cancelsSeveralAtOnce(which: String) async throws {
    let result = try await trial("cancel it", [.text("which", which)]).run(CancelTimerSkill())
    #expect(result.changes == [.delete(.timers, id: 2), .delete(.alarms, id: 1)])
  }

  @Test(arguments: ["cancel everything", "stop everything", "全部取消"])
  func offersToCancelWhatRuns(text: String) async throws {
    let result = try await trial(text).run(CancelSkill())
    #expect(result.output.text.hasPrefix("Still running:\n1) Timer \"pasta\""))
    #expect(
      result.followUp
        == FollowUp(
          intent: "timer.cancel", slots: [.text("which", "all")], offer: "Cancel all of them?"))
    #expect(try await trial("never mind").run(CancelSkill()).output.text == "Nothing to cancel.")
  }

  @Test func asksWhichOfSeveral() async throws {
    let expected = """
      Which one? Say "cancel the 1 hour timer", for example, or "cancel all timers".
      1) Timer "pasta" (10 minutes): 8 minutes left
      2) Timer (1 hour): 1 hour left
      """
    let result = try await trial("cancel the timer").run(CancelTimerSkill())
    #expect(result.output.text == expected)
    #expect(result.changes.isEmpty)
  }

  @Test func saysWhatThereIsWhereTheNameIsUnknown() async throws {
    let result = try await trial("cancel the tea timer", [.text("which", "tea")])
      .run(CancelTimerSkill())
    #expect(result.output.text.hasPrefix("Nothing here is called \"tea\".\n1) Timer \"pasta\""))
    #expect(result.changes.isEmpty)
  }

  @Test func ignoresWhatHasRung() async throws {
    var trial = SkillTrial("list timers")
    trial.add(
      Record(title: "", createdAt: 0, dueAt: trial.now - 1, length: 1000), to: .timers)
    trial.add(
      Record(title: "", createdAt: 0, dueAt: trial.now + 9, doneAt: 1, length: 1000), to: .timers)
    #expect(try await trial.run(ListTimersSkill()).output.text == "No timers are running.")
  }
}
