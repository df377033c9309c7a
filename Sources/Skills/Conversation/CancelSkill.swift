import IntentSchema
public import SkillKit

/// Answers a wish to stop where there is nothing to stop; open questions are dropped before it.
public struct CancelSkill: Skill {
  /// What is known about the skill.
  public static let descriptor = SkillDescriptor(
    identifier: "agent.stop",
    title: LocalizedText(english: "Cancel what is going on", chinese: "取消正在做的事"),
    summary: LocalizedText(
      english: "Drops what is being asked or done.", chinese: "放弃正在问或正在做的事。"),
    category: .conversation, intents: ["agent.cancel"])

  /// Creates the skill.
  public init() {}

  /// Says that there is nothing to stop.
  public func respond(
    to request: SkillRequest<NoParameters>
  ) async throws(SkillError) -> SkillResult {
    SkillResult(request.context.language.say("Nothing to cancel.", "没有要取消的。"))
  }
}
