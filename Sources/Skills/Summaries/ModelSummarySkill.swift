import IntentSchema
public import SkillKit

/// Summarises a text or a file in its own words, by a language model on this computer.
public struct ModelSummarySkill: Skill {
  /// What is known about the skill.
  public static let descriptor = SkillDescriptor(
    identifier: "text.model",
    title: LocalizedText(english: "Summarise by a model", chinese: "用模型总结"),
    summary: LocalizedText(
      english: "Summarises a text in the words of a language model.", chinese: "用语言模型总结文字。"),
    category: .text, intents: ["text.summarize"], priority: 150, timeout: 30)

  /// What to summarise.
  public typealias Parameters = SummarizeSkill.Parameters

  /// Creates the skill.
  public init() {}

  /// Runs where there is a language model.
  public func obstacle(with capabilities: Capabilities) -> SkillObstacle? {
    capabilities.languageModel == nil ? .noLanguageModel : nil
  }

  /// Has the model summarise the text; several files and a text that isn't there are left to others.
  public func respond(
    to request: SkillRequest<Parameters>
  ) async throws(SkillError) -> SkillResult {
    let (context, language) = (request.context, request.context.language)
    guard let model = context.capabilities.languageModel else {
      throw SkillObstacle.noLanguageModel.error
    }
    guard SummaryFiles.names(in: request.parameters.source).count < 2 else {
      throw .cannotHandle(reason: "several files")
    }
    let text: String
    switch try SummarySource(request.parameters.source, in: request.utterance, context) {
    case .missing: throw .cannotHandle(reason: "no text")
    case .typed(let typed): text = typed
    case .file(_, let content): text = content
    }
    let answer = try model(Self.prompt + text.prefix(Self.mostCharacters))
    let body = answer.withoutControlSequences.trimmed
    guard !body.isEmpty else { throw .failed(reason: "the model says nothing") }
    let head = language.say("In short, by the language model:", "摘要（由语言模型生成）：")
    return SummaryReply.result(body, under: head, isOffered: true, in: language)
  }

  private static let mostCharacters = 32_000
  private static let prompt = """
    Summarise the following text in at most three sentences, in the language of the text. \
    Answer with the summary only.


    """
}

extension SkillObstacle {
  /// There is no language model.
  static let noLanguageModel = SkillObstacle(
    reason: "no language model is set up",
    remedy: "set PARLEY_LLM to a command that reads a prompt and writes its answer")
}
