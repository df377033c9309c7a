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
        language.say("Your list is empty already.", "清单本来就是空的。"))
    }
    let task = request.parameters.task
    var places = Self.places(of: task, in: list.items)
    if places.isEmpty { places = Self.placesNamed(in: request.utterance, list.items) }
    guard let first = places.first else {
      return SkillResult(Self.unknown(task, list, in: language))
    }
    if places.count > 1, !Self.isAll(task) {
      return Self.question(places, list, in: language)
    }
    let left = list.items.count - places.count
    let done = places.map { place in
      var record = list.items[place]
      record.doneAt = request.context.now
      return Change.put(.todos, record)
    }
    let name = places.count == 1 ? list.items[first].title : language.say("everything", "全部")
    let rest =
      left == 0
      ? language.say("Your list is empty now.", "清单清空了。")
      : language.say("\(left) left.", "还剩\(left)项。")
    let reply = language.say("Done: \(name). \(rest)", "完成了：\(name)。\(rest)")
    return SkillResult(reply, changes: done)
  }

  private static func places(of task: String, in items: [Record]) -> [Int] {
    if isAll(task) { return Array(items.indices) }
    let titles = items.map(\.title)
    if let exact = titles.firstIndex(where: { $0.lowercased() == task.lowercased() }) {
      return [exact]
    }
    if let position = OrdinalText.position(in: task, of: items.count) {
      return items.indices.contains(position - 1) ? [position - 1] : []
    }
    return TitleMatcher(task).best(in: titles)
  }

  /// The to-dos whose whole title an utterance contains, where the slot says nothing.
  private static func placesNamed(in utterance: String, _ items: [Record]) -> [Int] {
    let titles = items.map(\.title)
    let matcher = TitleMatcher(utterance)
    return matcher.best(in: titles).filter { matcher.fit(titles[$0]) >= 1 }
  }

  private static func isAll(_ task: String) -> Bool {
    ["all", "everything", "all of them", "全部", "所有", "全都", "都"].contains(
      task.lowercased().trimmedOfMarks)
  }

  /// Lists what could be meant, and lets the form of the intent ask for one of them.
  private static func question(
    _ places: [Int], _ list: TodoList, in language: Language
  ) -> SkillResult {
    let lines = places.map { "\($0 + 1)) \(list.items[$0].title)" }.joined(separator: "\n")
    let head = language.say("Several could be meant:", "有几项都像：")
    return SkillResult("\(head)\n\(lines)", followUp: FollowUp(intent: "todo.done"))
  }

  private static func unknown(_ task: String, _ list: TodoList, in language: Language) -> String {
    let name = language.quoted(task.trimmedOfMarks)
    let head = language.say(
      "I don't see \(name) on your list.", "清单里没有\(name)。")
    return head + "\n" + list.text(in: language)
  }
}
