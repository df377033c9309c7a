import CivilTime

/// A span of an oracle's as the design's conventions have it.
///
/// Parts of the day: morning 0-12, noon 12, afternoon 12-19, evening and night 18-24, lunch 12-14;
/// `early` and `late` ones are their first and second halves. A weekend is Friday 18:00 to Monday
/// 0:00. The beginning, middle and end of a month are days 1-10, 11-20 and 21-; of a year, January
/// to March and September to December are its beginning and end.
struct TimeConvention {
  /// The span.
  let span: TimeSpan

  /// Finds the convention for an oracle's value; there is none for most.
  ///
  /// - Parameter value: the value.
  init?(_ value: OracleValue) {
    guard let timex = value.timex else { return nil }
    let start = value.start.flatMap(TimeJudge.civil)
    if let open = Self.openPart(timex, value.modifier, value.start ?? value.end) {
      span = open
      return
    }
    guard let end = value.end.flatMap(TimeJudge.civil) else { return nil }
    if let hours = Self.hours(timex), let start,
      let part = Self.part(hours, of: start.date, value.modifier)
    {
      span = part
    } else if timex.hasSuffix("-WE") {
      span = TimeSpan(from: end.adding(seconds: -54 * 3600), to: end)
    } else if let start, let part = Self.part(timex, from: start.date, value.modifier) {
      span = part
    } else {
      return nil
    }
  }

  private static func hours(_ timex: String) -> (from: Int, to: Int)? {
    let parts = [
      "TMO": (0, 12), "TAF": (12, 19), "TEV": (18, 24), "TNI": (18, 24), "TMEL": (12, 14),
    ]
    return parts.first { timex.hasSuffix($0.key) }?.value
  }

  /// What is before or after a part of the day.
  private static func openPart(_ timex: String, _ modifier: String?, _ bound: String?) -> TimeSpan?
  {
    guard let hours = hours(timex), let date = bound.flatMap(TimeJudge.civil)?.date else {
      return nil
    }
    let midnight = CivilDateTime(date)
    switch modifier {
    case "before": return TimeSpan(from: nil, to: midnight.adding(seconds: hours.from * 3600))
    case "after": return TimeSpan(from: midnight.adding(seconds: hours.to * 3600), to: nil)
    default: return nil
    }
  }

  private static func part(_ hours: (from: Int, to: Int), of date: CivilDate, _ modifier: String?)
    -> TimeSpan?
  {
    let midnight = CivilDateTime(date)
    let half = (hours.to - hours.from) * 1800
    var (from, to) = (hours.from * 3600, hours.to * 3600)
    switch modifier {
    case nil: break
    case "start": to = from + half
    case "end": from += half
    default: return nil
    }
    return TimeSpan(from: midnight.adding(seconds: from), to: midnight.adding(seconds: to))
  }

  /// A part of a month (`2018-11`) or of a year (`2018`).
  private static func part(_ timex: String, from date: CivilDate, _ modifier: String?) -> TimeSpan?
  {
    guard let modifier else { return nil }
    let first: CivilDate
    let end: CivilDate
    switch (timex.utf8.count, modifier) {
    case (7, "start"): (first, end) = (date.firstOfMonth, date.firstOfMonth.adding(days: 10))
    case (7, "mid"):
      (first, end) = (date.firstOfMonth.adding(days: 10), date.firstOfMonth.adding(days: 20))
    case (7, "end"):
      (first, end) = (date.firstOfMonth.adding(days: 20), date.firstOfMonth.adding(months: 1))
    case (4, "start"): (first, end) = (date.firstOfYear, date.firstOfYear.adding(months: 3))
    case (4, "end"):
      (first, end) = (date.firstOfYear.adding(months: 8), date.firstOfYear.adding(years: 1))
    default: return nil
    }
    return TimeSpan(from: CivilDateTime(first), to: CivilDateTime(end))
  }
}
