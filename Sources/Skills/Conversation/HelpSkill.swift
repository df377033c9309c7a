import IntentSchema
public import SkillKit

/// Says what the agent can do, in general or for one topic.
public struct HelpSkill: Skill {
  /// What is known about the skill.
  public static let descriptor = SkillDescriptor(
    identifier: "agent.guide",
    title: LocalizedText(english: "See what I can do", chinese: "看看我会做什么"),
    summary: LocalizedText(
      english: "Says what I can do, with examples.", chinese: "告诉你我会做什么，并举例。"),
    category: .conversation, intents: ["agent.help"])

  /// What to explain.
  public struct Parameters: SkillParameters {
    /// The parameters by name.
    public static let schema = [
      ParameterDefinition("topic", .list("topic"), isRequired: false)
    ]

    /// The topic; nil for an overview.
    public var topic: String?

    /// Decodes the parameters.
    public init(from slots: SlotValues) throws(SkillError) {
      topic = try slots.optionalText("topic")
    }
  }

  /// Creates the skill.
  public init() {}

  /// Explains the topic, or gives an overview.
  public func respond(
    to request: SkillRequest<Parameters>
  ) async throws(SkillError) -> SkillResult {
    let language = request.context.language
    guard let name = request.parameters.topic, let topic = HelpTopic(rawValue: name) else {
      return SkillResult(Self.overview(in: language))
    }
    let examples = topic.examples(in: language).map { "  " + language.quoted($0) }
    let head = topic.name(in: language) + language.say(". You can say:", "，可以这样说：")
    return SkillResult(([head] + examples).joined(separator: "\n"))
  }

  private static func overview(in language: Language) -> String {
    let lines = HelpTopic.allCases.map { topic in
      let example = topic.examples(in: language).first ?? ""
      return "  " + topic.name(in: language) + language.say(": ", "：") + language.quoted(example)
    }
    let head = language.say("I can help with these, for example:", "我可以帮你做这些，比如：")
    let foot = language.say(
      "Ask \"help with timers\" for more on one of them.", "想多了解一项，可以说“计时器怎么用”。")
    return ([head] + lines + [foot]).joined(separator: "\n")
  }
}
