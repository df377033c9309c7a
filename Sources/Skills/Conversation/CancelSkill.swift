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

  /// Says that there is nothing to stop, or offers to cancel what runs where all was meant.
  public func respond(
    to request: SkillRequest<NoParameters>
  ) async throws(SkillError) -> SkillResult {
    let (context, language) = (request.context, request.context.language)
    let running = Countdown.running(in: request.snapshot, at: context.now)
    guard !running.isEmpty, CountdownSelection.asksForAll(request.utterance) else {
      return SkillResult(language.say("Nothing to cancel.", "没有要取消的。"))
    }
    let lines = language.numbered(running.map { $0.line(in: context) })
    let all = FilledSlot(name: "which", value: .text("all"), text: "all")
    let offer =
      running.count == 1
      ? language.say("Cancel it?", "要取消它吗？") : language.say("Cancel all of them?", "要全部取消吗？")
    return SkillResult(
      language.say("Still running:", "还在运行的有：") + "\n" + lines,
      followUp: FollowUp(intent: "timer.cancel", slots: [all], offer: offer))
  }
}
