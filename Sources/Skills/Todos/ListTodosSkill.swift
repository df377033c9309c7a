import IntentSchema
public import SkillKit

/// Shows the to-do list.
public struct ListTodosSkill: Skill {
  /// What is known about the skill.
  public static let descriptor = SkillDescriptor(
    identifier: "todo.show",
    title: LocalizedText(english: "See the to-do list", chinese: "看待办清单"),
    summary: LocalizedText(
      english: "Shows what is left on your to-do list.", chinese: "列出还没做的事。"),
    category: .memory, intents: ["todo.list", "agent.brief"])

  /// Creates the skill.
  public init() {}

  /// Lists what is not done yet.
  public func respond(
    to request: SkillRequest<NoParameters>
  ) async throws(SkillError) -> SkillResult {
    SkillResult(TodoList(request.snapshot).text(in: request.context.language))
  }
}
