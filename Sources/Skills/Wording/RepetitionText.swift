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
    if repetition.days.isEmpty, step.months == 1, step.years == 0,
      let first = TemporalValue(repetition.first, grain: .minute)?.civil.date
    {
      let suffix = (11...13).contains(first.day) ? "th" : suffixes[first.day % 10] ?? "th"
      return language.say("every month on the \(first.day)\(suffix)", "每月\(first.day)日")
    }
    guard !repetition.days.isEmpty else { return text(step, in: language) }
    if step.months > 0 || step.years > 0 { return monthly(repetition.days, language, repetition) }
    if repetition.days.count == 6,
      let left = (1...7).first(where: { !repetition.days.contains($0) })
    {
      return language.say("every day except \(english[left - 1])", "除周\(chinese[left - 1])外每天")
    }
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

  /// What a list says of a record that repeats: ` (every day)`, （每天）; nothing for others.
  static func note(on record: Record, in language: Language) -> String {
    guard let repetition = record.repetition else { return "" }
    let words = text(repetition, in: language)
    return words.isEmpty ? "" : language.say(" (\(words))", "（\(words)）")
  }

  /// `on the first Monday of every month`, 每月最后一天.
  private static func monthly(
    _ days: [Int], _ language: Language, _ repetition: Repetition
  ) -> String {
    let weekdays = Set(days.map(abs))
    let isLast = days.contains { $0 < 0 }
    let first = TemporalValue(repetition.first, grain: .minute)?.civil.date
    let nth = first.map { first in
      (1...23).first { first.day($0, ofWeekdays: Array(weekdays)) == first } ?? 1
    }
    let place = isLast ? 0 : nth ?? 1
    let noun: (String, String) =
      switch weekdays {
      case [1, 2, 3, 4, 5]: ("working day", "个工作日")
      case [1, 2, 3, 4, 5, 6, 7]: ("day", "天")
      default:
        weekdays.first.map { (english[$0 - 1], "个周\(chinese[$0 - 1])") } ?? ("day", "天")
      }
    return language.say(
      "on the \(isLast ? "last" : ordinal(place)) \(noun.0) of every month",
      "每月\(isLast ? "最后一" : "第\(Self.numeral(place))")\(noun.1)")
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

  private static func numeral(_ place: Int) -> String {
    let numerals = ["一", "二", "三", "四", "五"]
    return numerals.indices.contains(place - 1) ? numerals[place - 1] : "\(place)"
  }

  private static func ordinal(_ place: Int) -> String {
    let words = ["first", "second", "third", "fourth", "fifth"]
    return words.indices.contains(place - 1) ? words[place - 1] : "\(place)th"
  }

  private static let suffixes = [1: "st", 2: "nd", 3: "rd"]
  private static let english = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]
  private static let chinese = ["一", "二", "三", "四", "五", "六", "日"]
}
