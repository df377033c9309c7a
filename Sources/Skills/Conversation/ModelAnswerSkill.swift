import IntentSchema
public import SkillKit

/// Answers what no other skill understands, by a language model on this computer.
public struct ModelAnswerSkill: Skill {
  /// What is known about the skill.
  public static let descriptor = SkillDescriptor(
    identifier: "chat.model",
    title: LocalizedText(english: "Ask the language model", chinese: "问语言模型"),
    summary: LocalizedText(
      english: "Has a language model answer what nothing else does.", chinese: "其他技能都不懂时，由语言模型回答。"),
    category: .conversation, intents: ["fallback"], priority: 50, timeout: 30)

  /// The skill takes no parameters.
  public typealias Parameters = NoParameters

  /// Creates the skill.
  public init() {}

  /// Runs where there is a language model.
  public func obstacle(with capabilities: Capabilities) -> SkillObstacle? {
    capabilities.languageModel == nil ? .noLanguageModel : nil
  }

  /// Has the model answer.
  public func respond(
    to request: SkillRequest<NoParameters>
  ) async throws(SkillError) -> SkillResult {
    guard let model = request.context.capabilities.languageModel else {
      throw SkillObstacle.noLanguageModel.error
    }
    let language = request.context.language
    let prompt = language.say(
      "Answer in one or two sentences, in English.\n\n", "请用一两句中文回答。\n\n")
    let answer = try model(prompt + request.utterance).withoutControlSequences.trimmed
    guard !answer.isEmpty else { throw .cannotHandle(reason: "the model says nothing") }
    return SkillResult(language.say("The language model says: ", "语言模型说：") + answer)
  }
}
