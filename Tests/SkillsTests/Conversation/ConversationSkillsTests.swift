import IntentSchema
import SkillKit
import SkillKitTesting
import Testing

@testable import Skills

struct ConversationSkillsTests {
  @Test(arguments: [
    ("hi", 10, Language.english, "Good morning! What can I do for you?"),
    ("hello", 15, .english, "Good afternoon! What can I do for you?"),
    ("hey", 23, .english, "Good evening! What can I do for you?"),
    ("how are you", 10, .english, "I'm well, thank you. What can I do for you?"),
    ("你好", 10, .chinese, "早上好！有什么可以帮你的？"),
    ("嗨", 19, .chinese, "晚上好！有什么可以帮你的？"),
    ("你好吗", 10, .chinese, "我很好，谢谢。有什么可以帮你的？"),
  ])
  func greetsByTheTimeOfDay(
    text: String, hour: Int, language: Language, expected: String
  ) async throws {
    var trial = SkillTrial(text, in: language)
    trial.now += Int64(hour - 10) * 3_600_000
    #expect(try await trial.run(GreetSkill()).output.text == expected)
  }

  @Test(arguments: [
    ("bye", Language.english, "Goodbye!"), ("thanks a lot", .english, "You're welcome."),
    ("thanks, see you", .english, "You're welcome. Goodbye!"),
    ("good night", .english, "Good night!"), ("谢谢", .chinese, "不客气。"),
    ("再见", .chinese, "再见！"), ("晚安", .chinese, "晚安！"),
  ])
  func answersFarewellsInKind(text: String, language: Language, expected: String) async throws {
    #expect(try await SkillTrial(text, in: language).run(FarewellSkill()).output.text == expected)
  }

  @Test func hasNothingToCancelByItself() async throws {
    #expect(try await SkillTrial("stop").run(CancelSkill()).output.text == "Nothing to cancel.")
    let chinese = try await SkillTrial("停", in: .chinese).run(CancelSkill())
    #expect(chinese.output.text == "没有要取消的。")
  }

  @Test func explainsOneTopicWithExamples() async throws {
    let trial = SkillTrial("help with math", [.listed("topic", "math")])
    let expected = """
      Math. You can say:
        "17% of 240"
        "(3 + 4) * 5"
        "square root of 144"
      """
    #expect(try await trial.run(HelpSkill()).output.text == expected)
    let chinese = SkillTrial("提醒怎么用", [.listed("topic", "reminders")], in: .chinese)
    let text = try await chinese.run(HelpSkill()).output.text
    #expect(text == "提醒，可以这样说：\n  “明天下午3点提醒我开会”\n  “看看我的提醒”")
  }

  @Test func namesEveryTopicInTheOverview() async throws {
    for language in Language.allCases {
      let text = try await SkillTrial("help", in: language).run(HelpSkill()).output.text
      for topic in HelpTopic.allCases { #expect(text.contains(topic.name(in: language))) }
      #expect(text.split(separator: "\n").count == HelpTopic.allCases.count + 2)
    }
  }
}
