import CivilTime

/// What is asked about a date.
enum DateQuestion: String, Sendable, Hashable {
  case weekday, days, date

  /// Finds out what is asked.
  ///
  /// - Parameters:
  ///   - value: the value of the slot, if it was filled.
  ///   - utterance: what was typed.
  init(value: String?, utterance: String) {
    if let value, let question = DateQuestion(rawValue: value) {
      self = question
      return
    }
    let text = utterance.lowercased()
    let isDay = text.hasWord("date") && !text.containsAny(["how ", "until", "till", "since"])
    if isDay {
      self = .date
    } else if text.containsAny(Self.countingWords) {
      self = .days
    } else if text.containsAny(Self.dateWords) {
      self = .date
    } else if text.containsAny(Self.weekdayWords) {
      self = .weekday
    } else {
      self = .date
    }
  }

  /// Whether a count of days looks back.
  static func looksBack(_ utterance: String) -> Bool {
    if utterance.containsAny(["还有", "還有", "还剩", "離", "离", "距"]) { return false }
    return utterance.lowercased().containsAny([
      "since", " ago", "passed", "以来", "以來", "过了", "過了", "到现在", "到今天", "算起", "多久了", "几天了",
      "多少天了",
    ])
  }

  private static let countingWords = [
    "how many", "days until", "days till", "days to", "days since", "days from", "days left",
    "how long", "how soon", "how far", "until", "count", "weeks", "ago", "几天", "幾天", "多少天", "多久",
    "还有多", "几周", "幾週", "几个星期", "几个礼拜", "几个月", "天后", "还剩", "倒计", "倒數",
  ]
  private static let dateWords = [
    "when", "date", "几号", "幾號", "几月", "幾月", "哪天", "哪一天", "什么时候", "日期", "多少号",
  ]
  private static let weekdayWords = [
    "weekday", "day of the week", "what day", "which day", "wich day", "waht day", "on a ",
    "weekend", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
    "星期", "周几", "週幾", "礼拜", "禮拜", "周末", "週末",
  ]
}
