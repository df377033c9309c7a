import CivilTime
import IntentSchema
import SkillKit

/// Says how something repeats: `every weekday`, 每周一、三、五.
enum RepetitionText {
  /// The words for a repetition.
  ///
  /// - Parameters:
  ///   - repetition: the repetition.
  ///   - language: the language.
  /// - Returns: the words.
  static func text(_ repetition: Repetition, in language: Language) -> String {
    let step = CivilDuration(repetition.every) ?? CivilDuration(days: 1)
    guard !repetition.days.isEmpty else { return text(step, in: language) }
    let isOther = step.days == 14
    if repetition.days == [1, 2, 3, 4, 5] { return language.say("every weekday", "每个工作日") }
    let names = repetition.days.filter((1...7).contains).map { (english[$0 - 1], chinese[$0 - 1]) }
    let list = names.dropLast().map(\.0).joined(separator: ", ")
    let last = names.last?.0 ?? ""
    let days = list.isEmpty ? last : "\(list) and \(last)"
    let han = names.map(\.1).joined(separator: "、")
    return language.say(
      isOther ? "every other \(days)" : "every \(days)", isOther ? "每隔一周的周\(han)" : "每周\(han)")
  }

  private static func text(_ step: CivilDuration, in language: Language) -> String {
    let parts = [
      (step.years, "year", "年", "年"), (step.months, "month", "月", "个月"),
      (step.days % 7 == 0 ? step.days / 7 : 0, "week", "周", "周"), (step.days, "day", "天", "天"),
      (step.seconds % 3600 == 0 ? step.seconds / 3600 : 0, "hour", "小时", "小时"),
      (step.seconds % 60 == 0 ? step.seconds / 60 : 0, "minute", "分钟", "分钟"),
      (step.seconds, "second", "秒", "秒"),
    ]
    guard let (count, unit, one, many) = parts.first(where: { $0.0 > 0 }) else { return "" }
    return count == 1
      ? language.say("every \(unit)", "每\(one)")
      : language.say("every \(count) \(unit)s", "每\(count)\(many)")
  }

  private static let english = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]
  private static let chinese = ["一", "二", "三", "四", "五", "六", "日"]
}
