import CivilTime
import IntentSchema
import SkillKit

/// A running timer or a set alarm.
struct Countdown: Sendable, Hashable {
  /// Where its record is kept.
  var collection: CollectionName
  /// Its record.
  var record: Record

  /// What is running: the timers, then the alarms, each the next one first.
  ///
  /// - Parameters:
  ///   - snapshot: the state.
  ///   - now: the time, in milliseconds since 1970; what was due before is over.
  /// - Returns: the timers and alarms.
  static func running(in snapshot: StateSnapshot, at now: Int64) -> [Countdown] {
    [CollectionName.timers, .alarms].flatMap { collection in
      snapshot.records(in: collection)
        .filter { $0.doneAt == nil && ($0.dueAt ?? 0) > now }
        .sorted { ($0.dueAt ?? 0, $0.id) < ($1.dueAt ?? 0, $1.id) }
        .map { Countdown(collection: collection, record: $0) }
    }
  }

  /// Whether it is an alarm.
  var isAlarm: Bool { collection == .alarms }

  /// When it rings, in milliseconds since 1970.
  var dueAt: Int64 { record.dueAt ?? 0 }

  /// How long a timer runs, in seconds.
  private var seconds: Int { Int((record.length ?? 0) / 1000) }

  private var chineseLength: String { DurationText.text(seconds: seconds, in: .chinese) }

  /// The alarm at the time it rings within a span; nothing where it doesn't ring then.
  func due(in span: AskedSpan, _ context: SkillContext) -> Countdown? {
    record.due(in: span, context).map { Countdown(collection: collection, record: $0) }
  }

  /// What it is called in a sentence: `the timer "pasta" (10 minutes)`.
  func name(in context: SkillContext) -> String {
    let language = context.language
    let label = record.title.isEmpty ? "" : language.quoted(record.title)
    if isAlarm {
      let moment = context.calendarText.moment(context.timeZone.civil(at: dueAt))
      return language.say(
        "the alarm \(label.isEmpty ? "" : label + " ")\(moment)", "\(moment)的\(label)闹钟")
    }
    let length = language.say(DurationText.attribute(seconds: seconds), chineseLength)
    return language.say(
      label.isEmpty ? "the \(length) timer" : "the timer \(label)",
      label.isEmpty ? "\(length)的计时器" : "\(label)计时器")
  }

  /// How to ask for its end: `cancel the pasta timer`, `取消07:00的闹钟`.
  func request(in context: SkillContext) -> String {
    let length = context.language.say(DurationText.attribute(seconds: seconds), chineseLength)
    let clock = context.calendarText.clock(context.timeZone.civil(at: dueAt).time)
    let label = record.title.isEmpty ? (isAlarm ? clock : length) : record.title
    return context.language.say(
      "cancel the \(label) \(isAlarm ? "alarm" : "timer")",
      "取消\(label)的\(isAlarm ? "闹钟" : "计时器")")
  }

  /// A line of a list: what it is and how long it still runs.
  func line(in context: SkillContext) -> String {
    let language = context.language
    let label = record.title.isEmpty ? "" : language.quoted(record.title)
    if isAlarm {
      let moment = context.calendarText.moment(context.timeZone.civil(at: dueAt))
      let head = language.say(label.isEmpty ? "Alarm" : "Alarm \(label)", "\(label)闹钟")
      return head + language.say(": ", "：") + moment + RepetitionText.note(on: record, in: language)
    }
    let rest = DurationText.remaining(until: dueAt, from: context.now, in: language)
    let length = DurationText.text(seconds: seconds, in: language)
    return language.say(
      "Timer \(label.isEmpty ? "" : label + " ")(\(length)): \(rest) left",
      "\(label)计时器（\(length)）：还剩\(rest)")
  }
}
