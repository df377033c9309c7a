import CivilTime
import IntentSchema
import SkillKit
import SkillKitTesting
import Testing

@testable import Skills

struct ReminderSkillsTests {
  private func reply(
    _ utterance: String, _ task: String, _ when: FilledSlot, in language: Language = .english
  ) async throws -> SkillResult {
    try await SkillTrial(utterance, [.text("task", task), when], in: language)
      .run(CreateReminderSkill())
  }

  @Test(arguments: [
    (
      "remind me to call mom tomorrow at 5pm", "call mom", "2026-02-01T17:00:00Z",
      "I'll remind you to call mom tomorrow (Sunday, 1 February) at 17:00."
    ),
    (
      "remind me to call my mom at 5", "call my mom", "2026-01-31T17:00:00Z",
      "I'll remind you to call your mom today at 17:00."
    ),
    (
      "remind me about the exam next year", "the exam", "2027-02-01T09:30:00Z",
      "I'll remind you about the exam on Monday, 1 February 2027 at 09:30."
    ),
    (
      "reminder dentist tuesday 3pm", "dentist", "2026-02-03T15:00:00Z",
      "Reminder set: dentist, on Tuesday, 3 February at 15:00."
    ),
  ])
  func confirmsWhatAndWhen(
    text: String, task: String, time: String, expected: String
  ) async throws {
    #expect(try await reply(text, task, .time("when", time)).output.text == expected)
  }

  @Test func confirmsInChinese() async throws {
    let result = try await reply(
      "明天下午三点提醒我开会", "开会", .time("when", "2026-02-01T15:00:00Z"), in: .chinese)
    #expect(result.output.text == "好的，明天（2月1日，星期日）15:00提醒你开会。")
    let record = Record(
      title: "开会", createdAt: SkillTrial.tenOClock, dueAt: 1_769_958_000_000)
    #expect(result.changes == [.add(.reminders, record)])
  }

  @Test func takesNineWhereNoTimeOfDayIsGiven() async throws {
    let result = try await reply(
      "remind me to vote on monday", "vote", .time("when", "2026-02-02", .day))
    #expect(
      result.output.text
        == """
        I'll remind you to vote on Monday, 2 February at 09:00. You gave no exact time, so I took \
        09:00.
        """)
    let today = try await reply("今天提醒我交电费", "交电费", .time("when", "2026-01-31", .day), in: .chinese)
    #expect(today.output.text == "好的，今天11:00提醒你交电费。没有说具体几点，就定在11:00。")
  }

  @Test func takesAnHourInsideAPartOfADay() async throws {
    let range = SlotValue.range(
      from: "2026-02-01T00:00:00Z", to: "2026-02-01T12:00:00Z", grain: .hour)
    let result = try await reply(
      "remind me to run tomorrow morning", "run",
      FilledSlot(name: "when", value: range, text: "tomorrow morning"))
    #expect(
      result.output.text.hasPrefix("I'll remind you to run tomorrow (Sunday, 1 February) at 09:00"))
  }

  @Test(arguments: [
    ("2026-02-01T00:00:00Z", "tomorrow morning", "tomorrow (Sunday, 1 February) at 09:00"),
    ("2026-01-31T18:00:00Z", "this evening", "today at 19:00"),
    ("2026-01-31T00:00:00Z", "this morning", "today at 11:00"),
    (
      "2026-02-01T18:00:00Z", "tomorrow at 6 in the evening",
      "tomorrow (Sunday, 1 February) at 18:00"
    ),
    ("2026-02-01T00:00:00Z", "tomorrow at midnight", "tomorrow (Sunday, 1 February) at 00:00"),
  ])
  func takesAnHourInsideANamedPartOfADay(
    time: String, typed: String, expected: String
  ) async throws {
    let when = FilledSlot.time("when", time, .hour, typed: typed)
    let text = try await reply("remind me to run", "run", when).output.text
    #expect(text.hasPrefix("I'll remind you to run \(expected)."))
  }

  @Test func countsADurationFromNow() async throws {
    let result = try await reply(
      "remind me to stretch in 20 minutes", "stretch", .length("when", "PT20M"))
    #expect(result.output.text == "I'll remind you to stretch today at 10:20.")
  }

  @Test(arguments: [
    ("every day at 5 remind me to run", true), ("每天5点提醒我跑步", true),
    ("remind me at 5 to feed every cat", false),
  ])
  func saysThatItComesOnlyOnce(text: String, isRepeated: Bool) async throws {
    let result = try await reply(text, "run", .time("when", "2026-01-31T17:00:00Z"))
    #expect(
      result.output.text.hasSuffix("It comes once; I couldn't tell how to repeat it.") == isRepeated
    )
  }

  @Test func keepsTheTaskAndAsksForALaterTime() async throws {
    let english = try await reply("remind me", "call", .time("when", "2026-01-31T09:00:00Z"))
    #expect(english.output.text == "That time has passed (today at 09:00). Say a later one.")
    #expect(english.changes == [])
    let task = FilledSlot(name: "task", value: .text("call"), text: "call")
    #expect(english.followUp == FollowUp(intent: "reminder.create", slots: [task]))
    let chinese = try await reply(
      "提醒我", "开会", .time("when", "2026-01-31T09:00:00Z"), in: .chinese)
    #expect(chinese.output.text == "今天09:00已经过去了，请说一个以后的时间。")
  }

  @Test func listsTheNextOneFirst() async throws {
    var trial = SkillTrial("my reminders")
    trial.add(Record(title: "vote", createdAt: 1, dueAt: 1_770_022_800_000), to: .reminders)
    trial.add(Record(title: "call mom", createdAt: 1, dueAt: 1_769_878_800_000), to: .reminders)
    trial.add(Record(title: "old", createdAt: 1, dueAt: 5, doneAt: 5), to: .reminders)
    let expected = """
      Your reminders (2):
      1) today at 17:00: call mom
      2) on Monday, 2 February at 09:00: vote
      """
    #expect(try await trial.run(ListRemindersSkill()).output.text == expected)
    trial.entities =
      SaidEntities([
        SaidEntities.time("today", .date, "2026-01-31", .day),
        SaidEntities.time("明天", .date, "2026-02-01", .day),
        SaidEntities.time("monday", .date, "2026-02-02", .day),
        ("next week", .date, .temporal("2026-02-02", grain: .week), nil),
      ]).find
    trial.utterance = "my reminders for today"
    let today = "Your reminders for today (1):\n1) today at 17:00: call mom"
    #expect(try await trial.run(ListRemindersSkill()).output.text == today)
    trial.utterance = "what's my next reminder"
    let next = "Next is today at 17:00: call mom."
    #expect(try await trial.run(ListRemindersSkill()).output.text == next)
    trial.utterance = "明天有什么提醒"
    let tomorrow = "You have no reminders for tomorrow."
    #expect(try await trial.run(ListRemindersSkill()).output.text == tomorrow)
    trial.utterance = "any reminders for monday"
    let monday =
      "Your reminders on Monday, 2 February (1):\n1) on Monday, 2 February at 09:00: vote"
    #expect(try await trial.run(ListRemindersSkill()).output.text == monday)
    trial.utterance = "reminders for next week"
    let week = "Your reminders for next week (1):\n1) on Monday, 2 February at 09:00: vote"
    #expect(try await trial.run(ListRemindersSkill()).output.text == week)
    trial.utterance = "reminders about my mom"
    let topic = "Your reminders about \"mom\" (1):\n1) today at 17:00: call mom"
    #expect(try await trial.run(ListRemindersSkill()).output.text == topic)
    let none = try await SkillTrial("提醒", in: .chinese).run(ListRemindersSkill())
    #expect(none.output.text == "没有提醒。")
  }

  @Test func listsWhatRepeatsOnTheDayThatIsAskedFor() async throws {
    var trial = SkillTrial("reminders on monday")
    trial.entities = SaidEntities([SaidEntities.time("monday", .date, "2026-02-02", .day)]).find
    let first = CivilDateTime(
      CivilDate(year: 2026, month: 2, day: 1) ?? CivilDate(dayNumber: 0), .noon)
    trial.add(
      Record(
        title: "stretch", createdAt: 1, dueAt: 1_769_947_200_000,
        repetition: Repetition(first: first, every: "P1D")), to: .reminders)
    let expected =
      "Your reminders on Monday, 2 February (1):\n1) on Monday, 2 February at 12:00: stretch (every day)"
    #expect(try await trial.run(ListRemindersSkill()).output.text == expected)
  }

  @Test(arguments: [
    ("remind me at 5 and then at 6 to eat", "and then at", "eat", ["17:00", "18:00"]),
    ("remind me to eat at 5 and at 6", "eat", "eat", ["17:00", "18:00"]),
  ])
  func remindsAtAllTimesThatAreNamed(
    text: String, task: String, kept: String, clocks: [String]
  ) async throws {
    let five = SaidEntities.time("5", .time, "2026-01-31T17:00:00Z", .hour)
    let six = SaidEntities.time("6", .time, "2026-01-31T18:00:00Z", .hour)
    var trial = SkillTrial(
      text, [.text("task", task), .time("when", "2026-01-31T17:00:00Z", .hour, typed: "5")])
    trial.entities = SaidEntities([five, six]).find
    let result = try await trial.run(CreateReminderSkill())
    #expect(result.changes.count == 2)
    #expect(
      result.output.text
        == "I'll remind you to \(kept) today at \(clocks[0]) and today at \(clocks[1]).")
  }
}
