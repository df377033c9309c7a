import CivilTime
import IntentSchema

/// Dates and times of day in words, as seen from a day: the year is left out where it is this one.
struct CalendarText {
  /// The language.
  var language: Language
  /// The current date.
  var today: CivilDate

  /// `Sunday, 1 February` or `2月1日，星期日`.
  func date(_ date: CivilDate, withYear: Bool = false) -> String {
    let day = dayOfMonth(date, withYear: withYear)
    return language.say("\(weekday(date)), \(day)", "\(day)，\(weekday(date))")
  }

  /// `1 February` or `2月1日`.
  func dayOfMonth(_ date: CivilDate, withYear: Bool = false) -> String {
    let hasYear = withYear || date.year != today.year
    let month = Self.months[date.month - 1]
    return language.say(
      "\(date.day) \(month)\(hasYear ? " \(date.year)" : "")",
      "\(hasYear ? "\(date.year)年" : "")\(date.month)月\(date.day)日")
  }

  /// `Sunday` or `星期日`.
  func weekday(_ date: CivilDate) -> String {
    let index = date.weekday - 1
    return language.say(Self.weekdays[index], "星期\(Self.chineseWeekdays[index])")
  }

  /// `today`, `tomorrow (Sunday, 1 February)` or `on Monday, 2 February`.
  func day(_ date: CivilDate) -> String {
    let full = self.date(date)
    switch date.dayNumber - today.dayNumber {
    case 0: return language.say("today", "今天")
    case 1: return language.say("tomorrow (\(full))", "明天（\(full)）")
    default: return language.say("on \(full)", full)
    }
  }

  /// `17:00`, with seconds where there are any.
  func clock(_ time: TimeOfDay) -> String {
    let digits = [time.hour, time.minute] + (time.second == 0 ? [] : [time.second])
    return digits.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }

  /// `tomorrow (Sunday, 1 February) at 17:00` or `明天（2月1日，星期日）17:00`.
  func moment(_ local: CivilDateTime) -> String {
    let (day, clock) = (self.day(local.date), clock(local.time))
    let gap = day.hasSuffix("）") || day.hasSuffix("天") ? "" : " "
    return language.say("\(day) at \(clock)", day + gap + clock)
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  private static let weekdays = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]
  private static let chineseWeekdays = ["一", "二", "三", "四", "五", "六", "日"]

  /// Several moments: listed, or how many there are from the first to the last.
  ///
  /// - Parameter times: the moments, in order.
  /// - Returns: the words.
  func moments(_ times: [DueTime]) -> String {
    let shown = times.map {
      moment($0.local).dropping(oneOf: times.count > Self.mostListed ? ["on "] : [])
    }
    guard times.count > Self.mostListed, let first = shown.first, let last = shown.last else {
      return language.list(shown)
    }
    return language.say(
      "\(times.count) times, from \(first) to \(last)", "从\(first)到\(last)，共\(times.count)次，")
  }

  /// How many moments are listed one by one.
  static let mostListed = 4
}
