import CivilTime
import IntentSchema
import SkillKit

/// Which of the reminders are asked for.
enum ReminderScope: Sendable, Hashable {
  /// All that are still to come.
  case all
  /// Only the first of them.
  case next
  /// Those of a day, so many days from today.
  case day(Int)

  /// Finds what an utterance asks for.
  ///
  /// - Parameter utterance: what was typed.
  init(_ utterance: String) {
    let text = utterance.lowercased()
    if text.contains("day after tomorrow") || text.containsAny(["后天", "後天"]) {
      self = .day(2)
    } else if text.hasWord("tomorrow", "tomorrow's", "tomorrows") || text.containsAny(["明天", "明日"])
    {
      self = .day(1)
    } else if text.hasWord("today", "today's", "todays", "tonight")
      || text.containsAny(["今天", "今日", "今晚"])
    {
      self = .day(0)
    } else if text.containsAny(["next reminder", "next one", "下一个", "下个提醒", "下一条", "下一個"])
      || text.hasWord("next")
        && !text.containsAny(["next week", "next month", "next year", "next few"])
        && !text.contains("day")
    {
      self = .next
    } else {
      self = .all
    }
  }

  /// Those of the reminders that are asked for.
  ///
  /// - Parameters:
  ///   - reminders: the reminders, the next one first.
  ///   - context: the circumstances.
  /// - Returns: those of them.
  func of(_ reminders: [Record], in context: SkillContext) -> [Record] {
    switch self {
    case .all: return reminders
    case .next: return Array(reminders.prefix(1))
    case .day(let count):
      let wanted = context.localNow.date.dayNumber + count
      return reminders.filter {
        context.timeZone.civil(at: $0.dueAt ?? 0).date.dayNumber == wanted
      }
    }
  }

  /// What it is called after "reminders": ` for tomorrow`, `明天`.
  func name(in language: Language) -> String {
    switch self {
    case .day(0): language.say(" for today", "今天")
    case .day(1): language.say(" for tomorrow", "明天")
    case .day: language.say(" for that day", "那天")
    case .all, .next: ""
    }
  }
}
