import IntentSchema
import SkillKit
import SkillKitTesting
import Testing

@testable import Skills

struct AnswerDateSkillTests {
  private func reply(
    _ utterance: String, _ date: String? = nil, typed: String = "", question: String? = nil,
    in language: Language = .english
  ) async throws -> String {
    var slots: [FilledSlot] = []
    if let date { slots.append(.time("date", date, .day, typed: typed)) }
    if let question { slots.append(.listed("question", question)) }
    return try await SkillTrial(utterance, slots, in: language).run(AnswerDateSkill()).output.text
  }

  @Test func tellsTheDateToday() async throws {
    #expect(try await reply("what's the date") == "Today is Saturday, 31 January 2026.")
    #expect(try await reply("今天几号", in: .chinese) == "今天是2026年1月31日，星期六。")
    #expect(
      try await reply("is it today", "2026-01-31", typed: "today")
        == "Today is Saturday, 31 January 2026.")
  }

  @Test(arguments: [
    ("what day is 1 May", "2026-05-01", "1 May", "1 May 2026 is a Friday."),
    ("weekday of", "1918-11-11", "Nov 11 1918", "11 November 1918 was a Monday."),
  ])
  func tellsWeekdays(
    text: String, date: String, typed: String, expected: String
  ) async throws {
    #expect(try await reply(text, date, typed: typed, question: "weekday") == expected)
  }

  @Test(arguments: [
    ("when is", "2026-12-25", "Christmas", "Christmas is on Friday, 25 December 2026."),
    (
      "when's", "2026-02-14", "Valentine's Day", "Valentine's Day is on Saturday, 14 February 2026."
    ),
    ("what date is", "2026-02-06", "next Friday", "That is Friday, 6 February 2026."),
    ("what date was", "2026-01-25", "last Sunday", "That was Sunday, 25 January 2026."),
  ])
  func tellsDates(text: String, date: String, typed: String, expected: String) async throws {
    #expect(try await reply(text, date, typed: typed) == expected)
  }

  @Test(arguments: [
    (
      "how many days until", "2026-12-25", "Christmas",
      "328 days until Christmas (Friday, 25 December 2026)."
    ),
    ("days until", "2026-02-01", "1 feb", "That is tomorrow, Sunday, 1 February 2026."),
    ("how many days since", "2026-01-01", "1 Jan", "30 days since Thursday, 1 January 2026."),
    ("how many days since", "2027-01-30", "30 Jan", "That was yesterday, Friday, 30 January 2026."),
    (
      "how many weeks until", "2026-03-03", "3 March",
      "31 days (4 weeks and 3 days) until Tuesday, 3 March 2026."
    ),
  ])
  func countsDays(text: String, date: String, typed: String, expected: String) async throws {
    #expect(try await reply(text, date, typed: typed) == expected)
  }

  @Test func knowsTodayByItsWord() async throws {
    #expect(
      try await reply("is it Tuesday today", "2026-02-03", typed: "Tuesday")
        == "Today is Saturday, 31 January 2026.")
  }

  @Test(arguments: [
    "when does Ramadan start", "how soon is Pancake Day", "weekday of 17 Novmber",
    "what day is Hanukkah", "我想知道冬至是几号", "离冬至还有几天",
  ])
  func doesNotPassOffTodayForAnotherDate(text: String) async {
    await #expect(throws: SkillError.self) { try await reply(text) }
  }

  @Test(arguments: [
    "what day is it", "what's the date", "date", "I don't know what day it is any more", "几号了",
    "现在是哪一天", "周几了？过糊涂了", "请问是几月几号",
  ])
  func answersTodayWhereNoDateIsNamed(text: String) async throws {
    #expect(try await reply(text) == "Today is Saturday, 31 January 2026.")
  }

  @Test(arguments: [
    ("离春节还有几天", "2026-02-17", "春节", "离春节还有17天（2026年2月17日，星期二）。"),
    ("春节是几月几号", "2026-02-17", "春节", "春节是2026年2月17日，星期二。"),
    ("除夕是周几", "2026-02-16", "除夕", "2026年2月16日是星期一。"),
    ("从1月1号到今天过了多少天", "2026-01-01", "1月1号", "从1月1号到今天过了30天（2026年1月1日，星期四）。"),
  ])
  func answersInChinese(text: String, date: String, typed: String, expected: String) async throws {
    #expect(try await reply(text, date, typed: typed, in: .chinese) == expected)
  }
}
