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
    let body = Self.withoutQuestionMark(request.parameters.body.trimmed, of: request.utterance)
    guard !body.trimmedOfMarks.isEmpty else {
      throw .invalidInput(
        reason: language.say(
          "The note is empty. Say what to write down.", "笔记是空的，要记什么呢？"))
    }
    try TextLimit.note.check(body, in: language)
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

  /// The note without the mark of a request that is asked politely: "could you note down milk?".
  private static func withoutQuestionMark(_ body: String, of utterance: String) -> String {
    guard let last = body.last, "?？".contains(last) else { return body }
    let asked = utterance.trimmed.lowercased()
    guard
      politeStarts.contains(where: asked.hasPrefix) || chinesePolite.contains(where: asked.contains)
    else { return body }
    let plain = body.trimming { "?？".contains($0) || $0.isWhitespace }
    guard let particle = particles.first(where: plain.hasSuffix), plain.count > particle.count
    else {
      return plain
    }
    return String(plain.dropLast(particle.count)).trimmedOfMarks
  }

  private static let politeStarts = [
    "can you", "can u", "could you", "could u", "would you", "will you", "please can",
    "please could",
    "pls can", "hey can", "hey could", "can i", "could i", "may i", "mind ", "do you mind",
    "would you mind",
  ]
  private static let chinesePolite = ["能不能", "可不可以", "可以帮我", "能帮我", "能幫我", "可以幫我", "能否", "可否"]
  private static let particles = ["好吗", "好嗎", "行吗", "行嗎", "可以吗", "可以嗎", "吗", "嗎"]
}
