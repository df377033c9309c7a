import CivilTime
import IntentSchema
import SkillKit

/// Which of the reminders are asked for.
enum ReminderScope: Sendable, Hashable {
  /// All that are still to come.
  case all
  /// Only the first of them.
  case next
  /// Those of a day, a week or the like.
  case during(AskedSpan)
  /// Those that mention something.
  case about(String)

  /// Finds what an utterance asks for.
  ///
  /// - Parameters:
  ///   - utterance: what was typed.
  ///   - context: the circumstances.
  init(_ utterance: String, in context: SkillContext) {
    if let span = AskedSpan(utterance, in: context) {
      self = .during(span)
    } else if let topic = ReminderTopic(utterance) {
      self = .about(topic.text)
    } else if Self.asksForNext(utterance) {
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
  /// - Returns: those of them, the next one first.
  func of(_ reminders: [Record], in context: SkillContext) -> [Record] {
    switch self {
    case .all: return reminders
    case .next: return Array(reminders.prefix(1))
    case .during(let span):
      return reminders.compactMap { $0.due(in: span, context) }
        .sorted { ($0.dueAt ?? 0, $0.id) < ($1.dueAt ?? 0, $1.id) }
    case .about(let topic):
      let matcher = TitleMatcher(topic)
      let whole = reminders.filter { matcher.isWhole(in: $0.title) }
      return whole.isEmpty ? reminders.filter { matcher.isNear($0.title) } : whole
    }
  }

  /// What it is called beside "reminders": ` for tomorrow`, 明天.
  func name(in context: SkillContext) -> String {
    let language = context.language
    return switch self {
    case .during(let span): span.name(in: context)
    case .about(let topic):
      language.say(" about \(language.quoted(topic))", "关于\(language.quoted(topic))")
    case .all, .next: ""
    }
  }

  private static func asksForNext(_ utterance: String) -> Bool {
    let text = utterance.lowercased()
    if text.containsAny(["下一个", "下个提醒", "下一条", "下一個"]) { return true }
    return text.hasWord("next") && !text.containsAny(["next few", "day"])
  }
}
