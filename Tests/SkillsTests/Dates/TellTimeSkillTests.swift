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

  @Test func doesNotPassOffTheTimeHereForAnotherPlace() async {
    let reason =
      "I don't know the time in Ulan Bator. Name a larger city of the same time zone."
    await #expect(throws: SkillError.invalidInput(reason: reason)) {
      try await trial("what time is it in Ulan Bator?").run(TellTimeSkill())
    }
    await #expect(throws: SkillError.self) {
      try await trial("time", .listed("city", "Asia/Nowhere", "Nowhere")).run(TellTimeSkill())
    }
  }
}
