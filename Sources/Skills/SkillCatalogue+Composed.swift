import IntentSchema
import SkillKit

extension SkillCatalogue {
  /// Summarises by the language model if there is one and it is in time, else by sentences.
  static let summary = AnySkill(
    descriptor: SkillDescriptor(
      identifier: "text.summary", title: SummarizeSkill.descriptor.title,
      summary: SummarizeSkill.descriptor.summary, category: .text, intents: ["text.summarize"],
      timeout: 60),
    slots: SummarizeSkill.Parameters.schema,
    FallbackChain([AnySkill(ModelSummarySkill()), AnySkill(SummarizeSkill())]))

  /// Summarises, and keeps the summary as a note, where that is asked for.
  static let keptSummary = AnySkill(
    descriptor: SkillDescriptor(
      identifier: "text.keep",
      title: LocalizedText(english: "Summarise and keep", chinese: "总结并存成笔记"),
      summary: LocalizedText(
        english: "Summarises a text or a file and saves the summary as a note.",
        chinese: "总结文字或文件，并把摘要存成笔记。"),
      category: .text, intents: ["text.summarize"], priority: 220, timeout: 60),
    slots: SummarizeSkill.Parameters.schema,
    if: RunCondition("a note is asked for") { request in
      KeepWish.ends(request.utterance)
        || request.parameters["source"].map { KeepWish.ends($0.text) } ?? false
    },
    Composite([
      .init(summary), .init(AddNoteSkill(), if: .hasSlot("body")),
    ]))

  /// Answers by the language model what nobody understands; else says that nobody does.
  static let answer = AnySkill(
    descriptor: SkillDescriptor(
      identifier: "chat.answer", title: ModelAnswerSkill.descriptor.title,
      summary: ModelAnswerSkill.descriptor.summary, category: .conversation,
      intents: ["fallback"], priority: 50, timeout: 60),
    FallbackChain([AnySkill(ModelAnswerSkill()), unsure]))

  /// Leaves the answer to the agent, which says that it isn't sure.
  ///
  /// It needs the model too, so that without one nobody tries.
  private static let unsure = AnySkill(Unsure())
}

/// Can't answer anything.
private struct Unsure: Skill {
  static let descriptor = SkillDescriptor(
    identifier: "chat.unsure", title: LocalizedText(english: "Not sure", chinese: "不确定"),
    summary: LocalizedText(english: "Leaves it to the agent.", chinese: "交给助手处理。"),
    category: .conversation, intents: ["fallback"], priority: 0)

  func obstacle(with capabilities: Capabilities) -> SkillObstacle? {
    capabilities.languageModel == nil ? .noLanguageModel : nil
  }

  func respond(
    to request: SkillRequest<NoParameters>
  ) async throws(SkillError) -> SkillResult {
    throw .cannotHandle(reason: "nobody knows")
  }
}
