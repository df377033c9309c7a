import IntentSchema
public import SkillKit

/// Keeps a note; one that names a day and a time becomes a reminder too.
public struct AddNoteSkill: Skill {
  /// What is known about the skill.
  public static let descriptor = SkillDescriptor(
    identifier: "note.keep",
    title: LocalizedText(english: "Take a note", chinese: "记笔记"),
    summary: LocalizedText(english: "Writes down a note.", chinese: "记下一条笔记。"),
    category: .memory, intents: ["note.add"])

  /// What to write down.
  public struct Parameters: SkillParameters {
    /// The parameters by name.
    public static let schema = [ParameterDefinition("body", .text)]

    /// The text of the note.
    public var body: String

    /// Decodes the parameters.
    public init(from slots: SlotValues) throws(SkillError) { body = try slots.text("body") }
  }

  /// Creates the skill.
  public init() {}

  /// Adds the note.
  public func respond(
    to request: SkillRequest<Parameters>
  ) async throws(SkillError) -> SkillResult {
    let language = request.context.language
    let body = request.parameters.body.trimmed
    guard !body.trimmedOfMarks.isEmpty else {
      throw .invalidInput(
        reason: language.say(
          "The note is empty. Say what to write down.", "笔记是空的，要记什么呢？"))
    }
    let note = Record(title: body, createdAt: request.context.now)
    // As a step after another skill, which has just said the text.
    let isStep = !Self.descriptor.intents.contains(request.intent)
    let reply =
      isStep
      ? language.say("Saved as a note.", "已存成笔记。")
      : language.sentence(language.say("Noted: ", "记下了：") + body)
    return SkillResult(
      reply, changes: [.add(.notes, note)],
      followUp: isStep ? nil : NoteAppointment(body, in: request.context)?.followUp)
  }
}
