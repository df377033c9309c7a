import IntentSchema
import SkillKit
import SkillKitTesting
import Testing

@testable import Skills

struct CalculateSkillTests {
  private func reply(
    _ utterance: String, _ expression: String, in language: Language = .english
  ) async throws -> String {
    try await SkillTrial(utterance, [.text("expression", expression)], in: language)
      .run(CalculateSkill()).output.text
  }

  @Test(arguments: [
    ("what is 17% of 240", "17% of 240", Language.english, "17% of 240 = 40.8"),
    ("三十五加七是多少", "三十五加七", .chinese, "35 + 7 = 42"),
    ("30是120的百分之几", "30是120的百分之几", .chinese, "30 ÷ 120 = 25%"),
    ("remember to add it: 3 + 4", "3 + 4", .english, "3 + 4 = 7"),
  ])
  func showsWhatWasWorkedOut(
    text: String, expression: String, language: Language, expected: String
  ) async throws {
    #expect(try await reply(text, expression, in: language) == expected)
  }

  @Test(arguments: [
    ("what do I get if I divide 910 by 14", "910 ÷ 14 = 65"),
    ("figure out 2/3 of 96 for me", "2 ÷ 3 × 96 = 64"),
    ("add 3.5, 4.2 and 9 together", "3.5 + 4.2 + 9 = 16.7"),
    ("what would 20 percent off 65 be", "65 - 20% = 52"),
    ("wat is 20 tims 5", "20 × 5 = 100"),
  ])
  func findsTheArithmeticInAnUtterance(text: String, expected: String) async throws {
    #expect(try await SkillTrial(text).run(CalculateSkill()).output.text == expected)
  }

  @Test func asksForASumWhereThereIsNone() async {
    let reason = "What should I work out? Try something like 17% of 240."
    await #expect(throws: SkillError.invalidInput(reason: reason)) {
      try await SkillTrial("do some maths").run(CalculateSkill())
    }
  }

  @Test func readsTheWholeUtteranceWhereTheSlotIsOnlyAPart() async throws {
    #expect(try await reply("what is 20% off 65?", "20%") == "65 - 20% = 52")
  }

  @Test(arguments: [
    ("1/0", Language.english, "Nothing can be divided by zero. Try another divisor."),
    ("1/0", .chinese, "不能除以零，换个除数试试。"),
    ("10^999", .english, "The result is too large for me. Try smaller numbers."),
    ("3 bananas", .english, "I can't work out \"bananas\". Try something like (3 + 4) * 5."),
  ])
  func saysKindlyWhyNot(text: String, language: Language, reason: String) async {
    await #expect(throws: SkillError.invalidInput(reason: reason)) {
      try await reply(text, text, in: language)
    }
  }
}
