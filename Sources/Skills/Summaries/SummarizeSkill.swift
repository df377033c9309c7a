import IntentSchema
public import SkillKit

/// Summarises a text or a file by its own most telling sentences.
public struct SummarizeSkill: Skill {
  /// What is known about the skill.
  public static let descriptor = SkillDescriptor(
    identifier: "text.summary",
    title: LocalizedText(english: "Summarise a text", chinese: "总结文字"),
    summary: LocalizedText(
      english: "Summarises a text or a file by its most telling sentences.",
      chinese: "从文字或文件里挑出最要紧的几句话。"),
    category: .text, intents: ["text.summarize"])

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

  /// Summarises the text, and offers to save a summary of a longer one.
  public func respond(
    to request: SkillRequest<Parameters>
  ) async throws(SkillError) -> SkillResult {
    let language = request.context.language
    let text: String
    switch try SummarySource(
      request.parameters.source, in: request.utterance, request.context)
    {
    case .missing:
      return Self.question(in: language)
    case .typed(let typed):
      text = typed
    case .file(let name, let content):
      request.report(.phase(name))
      text = content
    }
    let summary = Summarizer.summarize(text)
    if Task.isCancelled { throw .cancelled }
    guard summary.total > summary.sentences.count, !summary.sentences.isEmpty else {
      return SkillResult(Self.tooShort(summary.total, in: language))
    }
    return Self.result(summary, in: language)
  }

  private static func question(in language: Language) -> SkillResult {
    SkillResult(
      language.say("I don't have that text yet.", "我还没有看到那段文字。"),
      followUp: FollowUp(intent: "text.summarize")
    ).undone
  }

  private static func tooShort(_ count: Int, in language: Language) -> String {
    count == 0
      ? language.say(
        "There are no sentences in it to summarise.", "里面没有可以总结的句子。")
      : language.say(
        "That is a single sentence already; there is nothing to leave out.",
        "这本来就只有一句话，没什么可删的了。")
  }

  private static func result(_ summary: Summarizer.Summary, in language: Language) -> SkillResult {
    let body = summary.sentences.reduce("") { text, sentence in
      let isWide = text.unicodeScalars.last?.isWide == true
      return text.isEmpty || isWide ? text + sentence : "\(text) \(sentence)"
    }
    let chosen = summary.sentences.count
    let head = language.say(
      "In short (\(chosen) of \(summary.total) sentences):",
      "摘要（\(summary.total)句中的\(chosen)句）：")
    let slot = FilledSlot(name: "body", value: .text(body), text: body)
    let output = Output("\(head)\n\(body)", detail: [slot])
    guard summary.total >= longEnoughToSave else { return SkillResult(output: output) }
    let offer = language.say("Save this as a note?", "要存成笔记吗？")
    return SkillResult(
      output: output, followUp: FollowUp(intent: "note.add", slots: [slot], offer: offer))
  }

  private static let longEnoughToSave = 8
}
