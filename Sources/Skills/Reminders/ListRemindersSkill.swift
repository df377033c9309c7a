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
    category: .memory, intents: ["reminder.list", "agent.brief"])

  /// Creates the skill.
  public init() {}

  /// Lists the reminders, or those of the day that was named, the next one first.
  public func respond(
    to request: SkillRequest<NoParameters>
  ) async throws(SkillError) -> SkillResult {
    let (context, language) = (request.context, request.context.language)
    let open = request.snapshot.records(in: .reminders).filter { $0.doneAt == nil }
      .sorted { ($0.dueAt ?? 0, $0.id) < ($1.dueAt ?? 0, $1.id) }
    guard !open.isEmpty else {
      return SkillResult(language.say("You have no reminders.", "没有提醒。"))
    }
    let isBriefing = request.intent == "agent.brief"
    var scope = ReminderScope(request.utterance, in: context)
    if isBriefing, scope == .all { scope = .during(AskedSpan(day: context.localNow.date)) }
    let chosen = scope.of(open, in: context)
    let name = scope.name(in: context)
    guard !chosen.isEmpty else {
      let later = isBriefing ? open.first.map { Self.line($0, in: context) } : nil
      let next = later.map { language.say("; next is \($0)", "，下一个是\($0)") } ?? ""
      return SkillResult(
        language.sentence(language.say("You have no reminders\(name)", "\(name)没有提醒") + next))
    }
    let lines = chosen.map { Self.line($0, in: context) }
    if scope == .next {
      let line = lines.first ?? ""
      return SkillResult(language.sentence(language.say("Next is \(line)", "下一个是\(line)")))
    }
    let head = language.say(
      "Your reminders\(name) (\(chosen.count)):",
      "\(name)\(name.isEmpty ? "" : "的")提醒（\(chosen.count)个）：")
    return SkillResult(head + "\n" + language.numbered(lines))
  }

  private static func line(_ record: Record, in context: SkillContext) -> String {
    let moment = context.calendarText.moment(context.timeZone.civil(at: record.dueAt ?? 0))
    let repeats = RepetitionText.note(on: record, in: context.language)
    return "\(moment)\(context.language.say(": ", "："))\(record.title)\(repeats)"
  }
}
