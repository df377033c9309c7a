import IntentSchema

extension Entity.Problem {
  /// What is said of a date or time that has no value.
  ///
  /// - Parameter text: the date or time as it was typed.
  /// - Returns: the reason for the user.
  func objection(to text: String) -> LocalizedText {
    switch self {
    case .nonexistent:
      LocalizedText(
        english: "There is no such date or time as \(text).", chinese: "没有“\(text)”这个时间。")
    case .otherCalendar:
      LocalizedText(
        english: "I only know the solar calendar, so I can't tell when \(text) is.",
        chinese: "我只懂公历，不知道“\(text)”是哪一天，请说公历日期。")
    case .outOfRange:
      LocalizedText(
        english: "\(text) is too far away; years go up to 9999.", chinese: "“\(text)”太远了，年份最多到9999。"
      )
    }
  }
}
