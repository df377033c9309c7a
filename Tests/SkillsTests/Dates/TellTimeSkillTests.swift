import CivilTime
import IntentSchema
import SkillKit
import SkillKitTesting
import Testing

@testable import Skills

struct TellTimeSkillTests {
  private func trial(
    _ utterance: String, _ city: FilledSlot? = nil, in language: Language = .english
  ) -> SkillTrial {
    var trial = SkillTrial(utterance, city.map { [$0] } ?? [], in: language)
    trial.timeZone = TimeZoneRules(fixedOffset: 3600)
    let known = SaidEntities([
      SaidEntities.city("Tokyo time", "Asia/Tokyo"), SaidEntities.city("Tokyo", "Asia/Tokyo"),
      SaidEntities.city("New York", "America/New_York"), SaidEntities.city("Paris", "Europe/Paris"),
      SaidEntities.city("Mumbai", "Asia/Kolkata"), SaidEntities.city("东京", "Asia/Tokyo"),
      SaidEntities.city("巴黎", "Europe/Paris"),
    ])
    trial.entities = { text in
      let found = known.find(in: text)
      return text.contains("Tokyo time") ? Array(found.prefix(1)) : found
    }
    trial.capabilities = .canned(timeZones: [
      "Asia/Tokyo": TimeZoneRules(fixedOffset: 9 * 3600),
      "America/New_York": TimeZoneRules(fixedOffset: -5 * 3600),
      "Europe/Paris": TimeZoneRules(fixedOffset: 3600),
      "Asia/Kolkata": TimeZoneRules(fixedOffset: 19_800),
    ])
    return trial
  }

  @Test func tellsTheTimeHere() async throws {
    let text = try await trial("what time is it").run(TellTimeSkill()).output.text
    #expect(text == "It's 11:00 (Saturday, 31 January).")
    let chinese = try await trial("几点了", in: .chinese).run(TellTimeSkill()).output.text
    #expect(chinese == "现在11:00（1月31日，星期六）。")
  }

  @Test(arguments: [
    ("Asia/Tokyo", "Tokyo", "It's 19:00 in Tokyo (Saturday, 31 January), 8 hours ahead of here."),
    (
      "America/New_York", "New York",
      "It's 05:00 in New York (Saturday, 31 January), 6 hours behind here."
    ),
    ("Europe/Paris", "Paris", "It's 11:00 in Paris (Saturday, 31 January), the same as here."),
    (
      "Asia/Kolkata", "Mumbai",
      "It's 15:30 in Mumbai (Saturday, 31 January), 4 hours 30 minutes ahead of here."
    ),
  ])
  func tellsTheTimeInACity(zone: String, label: String, expected: String) async throws {
    let trial = trial("time in \(label)", .listed("city", zone, label))
    #expect(try await trial.run(TellTimeSkill()).output.text == expected)
  }

  @Test(arguments: [
    ("2026-01-31T11:10:00+01:00", Grain.minute, "It'll be 11:10 (Saturday, 31 January)."),
    ("2026-01-31T08:00:00+01:00", .hour, "It was 08:00 (Saturday, 31 January)."),
    ("2026-01-31T11:00:30+01:00", .second, "It's 11:00 (Saturday, 31 January)."),
    ("2026-02-01", .day, "It's 11:00 (Saturday, 31 January)."),
  ])
  func tellsTheTimeOfAnotherMoment(time: String, grain: Grain, expected: String) async throws {
    var trial = trial("what time will it be")
    trial.slots = [.time("when", time, grain)]
    #expect(try await trial.run(TellTimeSkill()).output.text == expected)
  }

  @Test func namesATimeZoneAsTyped() async throws {
    let trial = trial("Tokyo time", .listed("city", "Asia/Tokyo", "Tokyo time"))
    let text = try await trial.run(TellTimeSkill()).output.text
    #expect(text == "It's 19:00 Tokyo time (Saturday, 31 January), 8 hours ahead of here.")
  }

  @Test func tellsTheTimeInACityInChinese() async throws {
    let trial = trial("东京几点", .listed("city", "Asia/Tokyo", "东京"), in: .chinese)
    let text = try await trial.run(TellTimeSkill()).output.text
    #expect(text == "东京现在19:00（1月31日，星期六），比这里快8小时。")
  }

  @Test(arguments: [
    (
      "what time is it in Paris and Tokyo", Language.english,
      "It's 11:00 in Paris (Saturday, 31 January), the same as here.\n"
        + "It's 19:00 in Tokyo (Saturday, 31 January), 8 hours ahead of here."
    ),
    (
      "巴黎和东京现在几点", .chinese,
      "巴黎现在11:00（1月31日，星期六），和这里一样。\n东京现在19:00（1月31日，星期六），比这里快8小时。"
    ),
    (
      "time in Tokyo and atlantis", .english,
      "It's 19:00 in Tokyo (Saturday, 31 January), 8 hours ahead of here.\n"
        + "I don't know where atlantis is."
    ),
    ("what time is it in the morning", .english, "It's 11:00 (Saturday, 31 January)."),
    ("请问现在是几点钟了呀", .chinese, "现在11:00（1月31日，星期六）。"),
  ])
  func tellsTheTimeInAllPlacesThatAreNamed(
    text: String, language: Language, expected: String
  ) async throws {
    let result = try await trial(text, in: language).run(TellTimeSkill())
    #expect(result.output.text == expected)
  }

  @Test(arguments: [
    ("what time is it in atlantis", Language.english, "I don't know where atlantis is."),
    ("whats the time in nowhereville right now", .english, "I don't know where nowhereville is."),
    ("桃花源现在几点", .chinese, "我不知道桃花源在哪里。"),
  ])
  func saysWhichPlaceItDoesNotKnow(text: String, language: Language, start: String) async throws {
    let error = await #expect(throws: SkillError.self) {
      try await trial(text, in: language).run(TellTimeSkill())
    }
    guard case .invalidInput(let reason)? = error else {
      Issue.record("another error")
      return
    }
    #expect(reason.hasPrefix(start))
  }

  @Test func doesNotPassOffTheTimeHereForAnotherPlace() async {
    let reason =
      "I don't know where Ulan Bator is. Name a larger city of the same time zone."
    await #expect(throws: SkillError.invalidInput(reason: reason)) {
      try await trial("what time is it in Ulan Bator?").run(TellTimeSkill())
    }
    await #expect(throws: SkillError.self) {
      try await trial("time", .listed("city", "Asia/Nowhere", "Nowhere")).run(TellTimeSkill())
    }
  }
}
