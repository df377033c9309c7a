/// Words that ask for something to happen again and again.
enum RecurrenceWords {
  /// Whether an utterance asks for a repetition: `every day`, `weekly`, `每天`.
  ///
  /// - Parameter utterance: what was typed.
  /// - Returns: whether it does; `every` counts only before a unit of time.
  static func occur(in utterance: String) -> Bool {
    if utterance.containsAny(chinese) { return true }
    let words = TextPiece.split(utterance).map(\.text)
    if words.contains(where: adverbs.contains) { return true }
    return words.indices.contains { index in
      (words[index] == "every" || words[index] == "each")
        && words[(index + 1)...].prefix(2).contains(where: units.contains)
    }
  }

  private static let chinese = [
    "每天", "每日", "每晚", "每早", "每周", "每週", "每星期", "每个星期", "每礼拜", "每个月", "每月", "每年", "每隔",
    "每小时", "每个小时", "每个工作日", "每工作日", "每逢", "天天",
  ]
  private static let adverbs: Set<String> = [
    "daily", "weekly", "monthly", "yearly", "hourly", "weekdays", "mondays", "tuesdays",
    "wednesdays", "thursdays", "fridays", "saturdays", "sundays",
  ]
  private static let units: Set<String> = [
    "day", "days", "morning", "afternoon", "evening", "night", "weekday", "weekend", "week",
    "weeks", "month", "months", "year", "hour", "hours", "minutes", "monday", "tuesday",
    "wednesday", "thursday", "friday", "saturday", "sunday",
  ]
}
