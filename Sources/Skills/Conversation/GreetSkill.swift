import CivilTime
import IntentSchema
public import SkillKit

/// Greets by the time of day.
public struct GreetSkill: Skill {
  /// What is known about the skill.
  public static let descriptor = SkillDescriptor(
    identifier: "smalltalk.hello",
    title: LocalizedText(english: "Say hello", chinese: "打招呼"),
    summary: LocalizedText(english: "Says hello.", chinese: "打招呼。"),
    category: .conversation, intents: ["smalltalk.greet"])

  /// Creates the skill.
  public init() {}

  /// Says hello, and how it is if asked.
  public func respond(
    to request: SkillRequest<NoParameters>
  ) async throws(SkillError) -> SkillResult {
    let language = request.context.language
    let question = language.say("What can I do for you?", "有什么可以帮你的？")
    let text = request.utterance.lowercased()
    if text.containsAny(Self.askingHowItIs) {
      return SkillResult(language.say("I'm well, thank you. ", "我很好，谢谢。") + question)
    }
    let greeting = Self.greeting(at: request.context.localNow.time.hour, in: language)
    return SkillResult(greeting + language.say("! ", "！") + question)
  }

  private static func greeting(at hour: Int, in language: Language) -> String {
    switch hour {
    case 5..<12: language.say("Good morning", "早上好")
    case 12..<14: language.say("Good afternoon", "中午好")
    case 14..<18: language.say("Good afternoon", "下午好")
    default: language.say("Good evening", "晚上好")
    }
  }

  private static let askingHowItIs = [
    "how are", "how's it", "hows it", "how is it going", "how do you do", "how r u", "you ok",
    "you alright", "how have you", "你好吗", "你好嗎", "怎么样", "怎麼樣", "还好吗", "還好嗎", "过得好",
  ]
}
