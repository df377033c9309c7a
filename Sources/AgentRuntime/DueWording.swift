import CivilTime
import IntentSchema
import SkillKit

/// What is said when a record comes due.
struct DueWording {
  /// How late a notice may be without saying when it was due, in milliseconds.
  static let tolerance: Int64 = 60_000

  let language: Language
  let zone: TimeZoneRules
  let now: Int64

  func text(for due: DueRecords.Due) -> String {
    let title = due.record.title.trimmed
    let late = lateness(due.dueAt)
    switch due.kind {
    case .timer: return timer(title, due.record.length, late)
    case .alarm: return alarm(title, due.dueAt, late)
    case .reminder:
      return language == .chinese
        ? "提醒\(late.map { "（原定\($0)）" } ?? "")：\(title)。"
        : "Reminder\(late.map { " (due \($0))" } ?? ""): \(title)."
    }
  }

  private func timer(_ title: String, _ length: Int64?, _ late: String?) -> String {
    if language == .chinese {
      let name = (length.map(chinese) ?? "") + "计时器" + (title.isEmpty ? "" : "“\(title)”")
      return "时间到\(late.map { "（应在\($0)）" } ?? "")：\(name)。"
    }
    let name = (length.map { english($0) + " " } ?? "") + "timer" + quoted(title)
    return late.map { "Time was up \($0): \(name)." } ?? "Time is up: \(name)."
  }

  private func alarm(_ title: String, _ dueAt: Int64, _ late: String?) -> String {
    let time = clock(dueAt)
    if language == .chinese {
      let name = title.isEmpty ? "" : "：\(title)"
      return late.map { "闹钟（原定\($0)）\(name)。" } ?? "闹钟，\(time)\(name)。"
    }
    let name = title.isEmpty ? "" : ": \(title)"
    return late.map { "Alarm (due \($0))\(name)." } ?? "Alarm, \(time)\(name)."
  }

  /// When it was due, if that is over a minute ago; with the date if that was another day.
  private func lateness(_ dueAt: Int64) -> String? {
    let (late, overflow) = now.subtractingReportingOverflow(dueAt)
    guard overflow || late > Self.tolerance else { return nil }
    let then = zone.civil(at: dueAt)
    let isToday = then.date == zone.civil(at: now).date
    if language == .chinese { return isToday ? clock(dueAt) : "\(then.date) \(clock(dueAt))" }
    return isToday ? "at \(clock(dueAt))" : "on \(then.date) at \(clock(dueAt))"
  }

  /// The time of day as `07:05`.
  private func clock(_ time: Int64) -> String { String("\(zone.civil(at: time).time)".prefix(5)) }

  private func quoted(_ title: String) -> String { title.isEmpty ? "" : " \"\(title)\"" }

  private func english(_ length: Int64) -> String {
    parts(length).map { "\($0.amount)-\($0.english)" }.joined(separator: " ")
  }

  private func chinese(_ length: Int64) -> String {
    parts(length).map { "\($0.amount)\($0.chinese)" }.joined()
  }

  private func parts(_ length: Int64) -> [(amount: Int64, english: String, chinese: String)] {
    let seconds = max(0, length / 1000)
    let all = [
      (seconds / 86_400, "day", "天"), (seconds / 3600 % 24, "hour", "小时"),
      (seconds / 60 % 60, "minute", "分钟"), (seconds % 60, "second", "秒"),
    ]
    let present = all.filter { $0.0 > 0 }
    return present.isEmpty ? [(0, "second", "秒")] : present
  }
}
