import IntentSchema
public import SkillKit

/// Ticks off a to-do.
public struct CompleteTodoSkill: Skill {
  /// What is known about the skill.
  public static let descriptor = SkillDescriptor(
    identifier: "todo.complete",
    title: LocalizedText(english: "Tick off a to-do", chinese: "完成待办"),
    summary: LocalizedText(
      english: "Ticks off a to-do by its number or its words.", chinese: "按编号或内容勾掉待办。"),
    category: .memory, intents: ["todo.done"])

  /// Which one is done.
  public struct Parameters: SkillParameters {
    /// The parameters by name.
    public static let schema = [ParameterDefinition("task", .text)]

    /// The words or the number of the to-do.
    public var task: String

    /// Decodes the parameters.
    public init(from slots: SlotValues) throws(SkillError) { task = try slots.text("task") }
  }

  /// Creates the skill.
  public init() {}

  /// Marks what is meant as done, or says what could be meant.
  public func respond(
    to request: SkillRequest<Parameters>
  ) async throws(SkillError) -> SkillResult {
    let language = request.context.language
    let list = TodoList(request.snapshot)
    guard !list.items.isEmpty else {
      return SkillResult(
        language.say("Your list is empty already.", "清单本来就是空的。")
      ).undone
    }
    let task = request.parameters.task
    let places: [Int]
    switch TodoSelection(task, in: request.utterance, among: list.items) {
    case .none: return SkillResult(Self.unknown(task, list, in: language)).undone
    case .unsure(let several): return Self.question(several, list, in: language)
    case .sure(let found): places = found
    }
    let left = list.items.count - places.count
    let done = places.map { place in
      var record = list.items[place]
      record.doneAt = request.context.now
      return Change.put(.todos, record)
    }
    let name =
      left == 0 && places.count > 1
      ? language.say("everything", "全部") : language.list(places.map { list.items[$0].title })
    let rest =
      left == 0
      ? language.say("Your list is empty now.", "清单清空了。")
      : language.say("\(left) left.", "还剩\(left)项。")
    let reply = language.say("Done: \(name). \(rest)", "完成了：\(name)。\(rest)")
    return SkillResult(reply, changes: done)
  }

  /// Lists what could be meant, and lets the form of the intent ask for one of them.
  private static func question(
    _ places: [Int], _ list: TodoList, in language: Language
  ) -> SkillResult {
    let lines = places.map { "\($0 + 1)) \(list.items[$0].title)" }.joined(separator: "\n")
    let head = language.say("Several could be meant:", "有几项都像：")
    return SkillResult("\(head)\n\(lines)", followUp: FollowUp(intent: "todo.done")).undone
  }

  private static func unknown(_ task: String, _ list: TodoList, in language: Language) -> String {
    let name = language.quoted(task.trimmedOfMarks)
    let head = language.say(
      "I don't see \(name) on your list.", "清单里没有\(name)。")
    return head + "\n" + list.text(in: language)
  }
}
