import IntentSchema
public import SkillKit

/// Puts something on the to-do list.
public struct AddTodoSkill: Skill {
  /// What is known about the skill.
  public static let descriptor = SkillDescriptor(
    identifier: "todo.keep",
    title: LocalizedText(english: "Add a to-do", chinese: "加待办"),
    summary: LocalizedText(
      english: "Puts things on your to-do list.", chinese: "把事情加进待办清单。"),
    category: .memory, intents: ["todo.add"])

  /// What to add.
  public struct Parameters: SkillParameters {
    /// The parameters by name.
    public static let schema = [ParameterDefinition("task", .text)]

    /// The task, or several short things to buy.
    public var task: String

    /// Decodes the parameters.
    public init(from slots: SlotValues) throws(SkillError) { task = try slots.text("task") }
  }

  /// Creates the skill.
  public init() {}

  /// Adds what isn't on the list yet.
  public func respond(
    to request: SkillRequest<Parameters>
  ) async throws(SkillError) -> SkillResult {
    let language = request.context.language
    let items = ShoppingList.items(of: request.parameters.task, in: request.utterance)
      .filter { !$0.isEmpty }
    guard !items.isEmpty else {
      throw .invalidInput(
        reason: language.say("Say what to put on the list.", "要把什么加进清单呢？"))
    }
    for item in items { try TextLimit.task.check(item, in: language) }
    var known = Set(TodoList(request.snapshot).items.map { $0.title.lowercased() })
    var added: [String] = []
    var present: [String] = []
    for item in items {
      if known.insert(item.lowercased()).inserted {
        added.append(item)
      } else {
        present.append(item)
      }
    }
    let now = request.context.now
    let changes = added.map { Change.add(.todos, Record(title: $0, createdAt: now)) }
    return SkillResult(Self.reply(added, present, in: language), changes: changes)
  }

  private static func reply(
    _ added: [String], _ present: [String], in language: Language
  ) -> String {
    var sentences: [String] = []
    if !added.isEmpty {
      let list = language.list(added)
      sentences.append(
        language.sentence(language.say("Added to your list: \(list)", "已加入清单：\(list)")))
    }
    if !present.isEmpty {
      let list = language.list(present.map(language.quoted))
      let verb = present.count == 1 ? "is" : "are"
      sentences.append(
        language.say("\(list) \(verb) already on your list.", "\(list)已经在清单里了。"))
    }
    return sentences.joined(separator: language.say(" ", ""))
  }
}
