import IntentSchema
import SkillKit
import SkillKitTesting
import Testing

@testable import Skills

struct SetAlarmSkillTests {
  @Test(arguments: [
    ("2026-02-02T07:00:00Z", "set an alarm", "Alarm set for 07:00 on Monday, 2 February."),
    ("2026-02-01T07:00:00Z", "alarm", "Alarm set for 07:00 tomorrow (Sunday, 1 February)."),
    ("2026-01-31T17:30:00Z", "alarm", "Alarm set for 17:30 today."),
    ("2026-02-01T07:00:00Z", "wake me up", "I'll wake you at 07:00 tomorrow (Sunday, 1 February)."),
  ])
  func saysWhenTheAlarmRings(time: String, text: String, expected: String) async throws {
    let result = try await SkillTrial(text, [.time("at", time)]).run(SetAlarmSkill())
    #expect(result.output.text == expected)
  }

  @Test func keepsTheAlarm() async throws {
    let trial = SkillTrial(
      "闹钟", [.time("at", "2026-02-01T07:00:00Z"), .text("name", "吃药")], in: .chinese)
    let result = try await trial.run(SetAlarmSkill())
    #expect(result.output.text == "“吃药”闹钟已设好：明天（2月1日，星期日）07:00。")
    let record = Record(title: "吃药", createdAt: trial.now, dueAt: 1_769_929_200_000)
    #expect(result.changes == [.add(.alarms, record)])
  }

  @Test func wakesInChinese() async throws {
    let trial = SkillTrial("明早七点叫我起床", [.time("at", "2026-02-01T07:00:00Z")], in: .chinese)
    #expect(try await trial.run(SetAlarmSkill()).output.text == "好的，明天（2月1日，星期日）07:00叫你。")
  }

  @Test(arguments: [
    ("wake me at 7", "7", "2026-01-31T19:00:00Z", "I'll wake you at 07:00 tomorrow"),
    ("wake me at 7pm", "7pm", "2026-01-31T19:00:00Z", "I'll wake you at 19:00 today."),
    ("alarm at 7", "7", "2026-01-31T19:00:00Z", "Alarm set for 19:00 today."),
    ("alarm tomorrow at 6:30", "6:30", "2026-02-01T18:30:00Z", "Alarm set for 06:30 tomorrow"),
    ("alarm tomorrow at 18:30", "18:30", "2026-02-01T18:30:00Z", "Alarm set for 18:30 tomorrow"),
  ])
  func takesAnOpenHourAsTheMorning(
    text: String, typed: String, time: String, expected: String
  ) async throws {
    let slot = FilledSlot.time("at", time, typed: typed)
    let reply = try await SkillTrial(text, [slot]).run(SetAlarmSkill()).output.text
    #expect(reply.hasPrefix(expected))
  }

  @Test func keepsHowItRepeats() async throws {
    let repeated = SlotValue.recurrence(
      first: "2026-02-02T07:00:00Z", every: "P1D", days: [1, 2, 3, 4, 5])
    let trial = SkillTrial(
      "alarm", [FilledSlot(name: "at", value: repeated, text: "weekdays at 7")])
    let result = try await trial.run(SetAlarmSkill())
    #expect(result.output.text.hasSuffix("It repeats every weekday."))
    guard case .add(.alarms, let record) = result.changes.first else {
      Issue.record("no alarm was added")
      return
    }
    #expect(record.repetition?.every == "P1D")
    #expect(record.repetition?.days == [1, 2, 3, 4, 5])
  }

  @Test func saysThatItRingsOnceWhereItCannotTellHowItRepeats() async throws {
    let trial = SkillTrial("an alarm at 19:00 yearly or so", [.time("at", "2026-01-31T19:00:00Z")])
    let text = try await trial.run(SetAlarmSkill()).output.text
    #expect(text.hasSuffix("It rings once; I couldn't tell how to repeat it."))
  }

  @Test func asksForATimeOfDayAndForALaterTime() async {
    let needsTime =
      "An alarm needs a time of day. Say, for example, tomorrow at 07:00."
    await #expect(throws: SkillError.invalidInput(reason: needsTime)) {
      try await SkillTrial("alarm", [.time("at", "2026-02-01", .day)]).run(SetAlarmSkill())
    }
    let passed = "That time has passed (today at 09:00). Say a later one."
    await #expect(throws: SkillError.invalidInput(reason: passed)) {
      try await SkillTrial("alarm", [.time("at", "2026-01-31T09:00:00Z")]).run(SetAlarmSkill())
    }
  }
}
