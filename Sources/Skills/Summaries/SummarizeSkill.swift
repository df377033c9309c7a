import IntentSchema
public import SkillKit

/// Summarises a text or some files by their own most telling sentences.
public struct SummarizeSkill: Skill {
  /// What is known about the skill.
  public static let descriptor = SkillDescriptor(
    identifier: "text.sentences",
    title: LocalizedText(english: "Summarise a text", chinese: "总结文字"),
    summary: LocalizedText(
      english: "Summarises a text or a file by its most telling sentences.",
      chinese: "从文字或文件里挑出最要紧的几句话。"),
    category: .text, intents: ["text.summarize"], exclusiveGroup: "files", timeout: 30)

  /// What to summarise.
  public struct Parameters: SkillParameters {
    /// The parameters by name.
    public static let schema = [ParameterDefinition("source", .text)]

    /// The text, or the name of a file.
    public var source: String

    /// Decodes the parameters.
    public init(from slots: SlotValues) throws(SkillError) { source = try slots.text("source") }
  }

  /// Creates the skill.
  public init() {}

  /// Summarises the text or the files, and offers to save a summary of a longer one.
  public func respond(
    to request: SkillRequest<Parameters>
  ) async throws(SkillError) -> SkillResult {
    let language = request.context.language
    let files = SummaryFiles.names(in: request.parameters.source)
    if files.count > 1 { return try await SummaryFiles.summarize(files, for: request) }
    let text: String
    switch try SummarySource(
      request.parameters.source, in: request.utterance, request.context)
    {
    case .missing:
      return SummaryReply.question(in: language)
    case .typed(let typed):
      text = typed
    case .file(let name, let content):
      request.report(.phase(name))
      text = content
    }
    let count = SummaryLength.sentences(in: request.utterance)
    let summary = Summarizer.summarize(text, count: count)
    if Task.isCancelled { throw .cancelled }
    guard summary.total > summary.sentences.count, !summary.sentences.isEmpty else {
      return SummaryReply.tooShort(summary, in: language)
    }
    return SummaryReply.result(summary, in: language)
  }
}
