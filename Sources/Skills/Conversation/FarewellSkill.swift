import IntentSchema
public import SkillKit

/// Says goodbye, or answers thanks.
public struct FarewellSkill: Skill {
  /// What is known about the skill.
  public static let descriptor = SkillDescriptor(
    identifier: "smalltalk.farewell",
    title: LocalizedText(english: "Say goodbye", chinese: "道别"),
    summary: LocalizedText(
      english: "Says goodbye, or answers thanks.", chinese: "道别，或者回应感谢。"),
    category: .conversation, intents: ["smalltalk.goodbye"])

  /// Creates the skill.
  public init() {}

  /// Answers in kind.
  public func respond(
    to request: SkillRequest<NoParameters>
  ) async throws(SkillError) -> SkillResult {
    let language = request.context.language
    let text = request.utterance.lowercased()
    if text.containsAny(Self.night) { return SkillResult(language.say("Good night!", "晚安！")) }
    let isThanks = text.containsAny(Self.thanks) || text.hasWord("ty")
    let isFarewell = text.containsAny(Self.farewells)
    if isThanks, isFarewell {
      return SkillResult(language.say("You're welcome. Goodbye!", "不客气，再见！"))
    }
    return SkillResult(
      isThanks ? language.say("You're welcome.", "不客气。") : language.say("Goodbye!", "再见！"))
  }

  private static let night = ["good night", "goodnight", "nighty", "晚安"]
  private static let thanks = [
    "thank", "thx", "thnx", "tysm", "cheers", "appreciate", "谢", "謝", "多亏", "感激", "辛苦", "ty ", "3q",
    "蟹蟹",
  ]
  private static let farewells = [
    "bye", "see you", "see ya", "later", "so long", "farewell", "再见", "再見", "拜", "回头见", "走了", "下次",
  ]
}
