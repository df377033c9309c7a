import CivilTime
import IntentSchema

/// Compares a time of ours with one of an oracle's.
///
/// - A date, and a time with its date, are the same day and second; a time of day is compared
///   without its date, which ours always has.
/// - A coarse date is the span of its grain.
/// - Both give spans whose end is exclusive, but between two named days (`monday to friday`) the
///   oracle ends with the beginning of the last one, where ours ends after it: both ends are
///   right. So are both for a day that nothing is `after`, and for the last one `until` which
///   something lasts.
/// - Where the design has a convention of its own, only that is right: the parts of the day, the
///   weekend, and the beginning, middle and end of months and years (see `TimeConvention`).
struct TimeJudge {
  /// The oracle's type, such as `daterange`.
  let type: String
  /// The oracle's value.
  let value: OracleValue

  /// Whether a value of ours is right.
  func accepts(_ ours: SlotValue) -> Bool {
    switch type {
    case "date":
      guard case .temporal(let text, .day) = ours else { return false }
      return CivilDate(text)?.description == expectedText
    case "datetime", "time":
      guard case .temporal(let text, _) = ours, let time = Self.civil(text), text.contains("T")
      else { return false }
      let isTime = type == "time"
      return (isTime ? time.time.description : "\(time.date) \(time.time)") == expectedText
    case "duration":
      guard case .duration(let text) = ours, let duration = CivilDuration(text) else {
        return false
      }
      return OracleDuration(timex: value.timex ?? "") == OracleDuration(duration)
    default:
      return span(of: ours).map(accepts(span:)) ?? false
    }
  }

  private var expectedText: String? {
    if case .text(let text) = value.value { text } else { nil }
  }

  private func span(of ours: SlotValue) -> TimeSpan? {
    switch ours {
    case .range(let from, let to, _): return TimeSpan(from: Self.civil(from), to: Self.civil(to))
    case .temporal(let text, let grain):
      guard let date = CivilDate(text), let end = grain.end(after: date) else { return nil }
      return TimeSpan(from: CivilDateTime(date), to: CivilDateTime(end))
    default: return nil
    }
  }

  private func accepts(span: TimeSpan) -> Bool {
    if let convention = TimeConvention(value) {
      return convention.span.isSame(as: span, onlyTimes: type == "timerange")
    }
    let starts = Self.alternatives(value.start, orLater: isAfterDay ? 1 : nil)
    let ends = ends
    if type == "timerange" {
      return starts.contains { $0?.time == span.from?.time }
        && ends.contains { $0?.time == span.to?.time }
    }
    return starts.contains(span.from) && ends.contains(span.to)
  }

  private var isAfterDay: Bool {
    value.modifier == "after" && type == "daterange"
  }

  private var ends: [CivilDateTime?] {
    let isUntilDay = value.modifier == "until" && type == "daterange"
    var ends = Self.alternatives(value.end, orLater: isUntilDay ? 1 : nil)
    guard type == "daterange", let timex = value.timex, timex.hasPrefix("("),
      let end = value.end.flatMap(Self.civil), let unit = timex.dropLast().last
    else { return ends }
    switch unit {
    case "D": ends.append(CivilDateTime(end.date.adding(days: 1)))
    case "M":
      ends.append(CivilDateTime(end.date.adding(months: 1)))
      ends.append(CivilDateTime(end.date.adding(months: 3)))
    case "Y": ends.append(CivilDateTime(end.date.adding(years: 1)))
    default: break
    }
    return ends
  }

  /// The time of a text, and the one some days later.
  private static func alternatives(_ text: String?, orLater days: Int?) -> [CivilDateTime?] {
    guard let text, let time = civil(text) else { return [nil] }
    guard let days else { return [time] }
    return [time, CivilDateTime(time.date.adding(days: days), time.time)]
  }

  /// Reads a date, a time with its date, or a time of day, at its own offset.
  static func civil(_ text: String) -> CivilDateTime? {
    if let time = TimeOfDay(text) { return CivilDateTime(CivilDate(dayNumber: 0), time) }
    return Timestamp(text, in: .utc)?.civil
  }
}

/// A span of time, open where there is no bound.
struct TimeSpan: Equatable {
  var from: CivilDateTime?
  var to: CivilDateTime?

  /// Whether two spans are the same, or have the same times of day.
  func isSame(as other: TimeSpan, onlyTimes: Bool) -> Bool {
    onlyTimes ? from?.time == other.from?.time && to?.time == other.to?.time : self == other
  }
}

extension Grain {
  /// The first day after the step of a grain that begins on a date; nil below a week.
  fileprivate func end(after date: CivilDate) -> CivilDate? {
    switch self {
    case .week: date.adding(days: 7)
    case .month: date.adding(months: 1)
    case .quarter: date.adding(months: 3)
    case .year: date.adding(years: 1)
    case .day: date.adding(days: 1)
    case .hour, .minute, .second: nil
    }
  }
}
