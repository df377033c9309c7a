import CivilTime
import IntentSchema
public import SkillKit

/// Shows the reminders that are still to come.
public struct ListRemindersSkill: Skill {
  /// What is known about the skill.
  public static let descriptor = SkillDescriptor(
    identifier: "reminder.show",
    title: LocalizedText(english: "See reminders", chinese: "看提醒"),
    summary: LocalizedText(
      english: "Shows what you are to be reminded of.", chinese: "列出还没到的提醒。"),
    category: .memory, intents: ["reminder.list"])

  /// Creates the skill.
  public init() {}

  /// Lists the reminders, the next one first.
  public func respond(
    to request: SkillRequest<NoParameters>
  ) async throws(SkillError) -> SkillResult {
    let (context, language) = (request.context, request.context.language)
    let open = request.snapshot.records(in: .reminders).filter { $0.doneAt == nil }
      .sorted { ($0.dueAt ?? 0, $0.id) < ($1.dueAt ?? 0, $1.id) }
    guard !open.isEmpty else {
      return SkillResult(language.say("You have no reminders.", "没有提醒。"))
    }
    let lines = open.map { record in
      let moment = context.calendarText.moment(context.timeZone.civil(at: record.dueAt ?? 0))
      return "\(moment)\(language.say(": ", "："))\(record.title)"
    }
    let head = language.say("Your reminders (\(open.count)):", "提醒（\(open.count)个）：")
    return SkillResult(head + "\n" + language.numbered(lines))
  }
}
