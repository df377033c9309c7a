import IntentSchema
public import SkillKit

/// Shows the notes, all or those with some words, the newest first.
public struct FindNotesSkill: Skill {
  /// What is known about the skill.
  public static let descriptor = SkillDescriptor(
    identifier: "note.search",
    title: LocalizedText(english: "Find notes", chinese: "查笔记"),
    summary: LocalizedText(
      english: "Shows your notes, or those about something.", chinese: "列出笔记，或查找其中的内容。"),
    category: .memory, intents: ["note.find"])

  /// What to look for.
  public struct Parameters: SkillParameters {
    /// The parameters by name.
    public static let schema = [ParameterDefinition("query", .text, isRequired: false)]

    /// The words to look for, without those that only ask for them; nil for all notes.
    public var query: String?

    /// Decodes the parameters.
    public init(from slots: SlotValues) throws(SkillError) {
      let cleaned = try slots.optionalText("query").map { NoteQuery($0).text }
      query = cleaned?.isEmpty == false ? cleaned : nil
    }
  }

  /// Creates the skill.
  public init() {}

  /// Lists the notes.
  public func respond(
    to request: SkillRequest<Parameters>
  ) async throws(SkillError) -> SkillResult {
    let language = request.context.language
    let notes = request.snapshot.records(in: .notes).sorted {
      ($0.createdAt, $0.id) > ($1.createdAt, $1.id)
    }
    guard !notes.isEmpty else {
      return SkillResult(
        language.say(
          "You have no notes yet. Say \"note that ...\" to add one.",
          "还没有笔记。说“记一下……”就能加一条。"))
    }
    let query = request.parameters.query ?? ""
    let found = query.isEmpty ? notes : Self.search(query, in: notes)
    guard !found.isEmpty else {
      return SkillResult(
        language.say(
          "No note mentions \(language.quoted(query)).", "没有提到\(language.quoted(query))的笔记。"))
    }
    return SkillResult(Self.list(found.map(\.title), for: query, in: language))
  }

  private static func search(_ query: String, in notes: [Record]) -> [Record] {
    NoteQuery(query).places(in: notes.map(\.title)).map { notes[$0] }
  }

  private static func list(_ titles: [String], for query: String, in language: Language) -> String {
    let count = titles.count
    let about = query.isEmpty ? "" : language.say(" about ", "提到") + language.quoted(query)
    let head = language.say(
      "\(DurationText.count(count, "note"))\(about), the newest first:",
      about.isEmpty ? "\(count)条笔记，最新的在前：" : "\(about)的笔记有\(count)条，最新的在前：")
    let only = language.say(
      "\(DurationText.count(count, "note"))\(about):",
      about.isEmpty ? "\(count)条笔记：" : "\(about)的笔记有\(count)条：")
    var lines = [count == 1 ? only : head, language.numbered(Array(titles.prefix(mostShown)))]
    if count > mostShown {
      let rest = count - mostShown
      lines.append(
        language.say(
          "And \(rest) more; say what to look for to narrow it down.",
          "还有\(rest)条；说出要找的词可以缩小范围。"))
    }
    return lines.joined(separator: "\n")
  }

  private static let mostShown = 10
}
