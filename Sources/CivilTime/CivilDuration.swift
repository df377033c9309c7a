/// A length of time in calendar steps and exact seconds.
///
/// Years, months and days have no fixed length; hours and minutes are seconds. A whole duration
/// has one sign.
public struct CivilDuration: Sendable, Hashable {
  /// Calendar years.
  public var years: Int
  /// Calendar months.
  public var months: Int
  /// Calendar days.
  public var days: Int
  /// Exact seconds.
  public var seconds: Int

  /// Creates a duration.
  ///
  /// - Parameters:
  ///   - years: calendar years.
  ///   - months: calendar months.
  ///   - days: calendar days.
  ///   - seconds: exact seconds.
  public init(years: Int = 0, months: Int = 0, days: Int = 0, seconds: Int = 0) {
    self.years = years
    self.months = months
    self.days = days
    self.seconds = seconds
  }

  /// The length in seconds, a month counted as 30 days and a year as 365.
  public var approximateSeconds: Double {
    Double(years) * 31_536_000 + Double(months) * 2_592_000 + Double(days) * 86_400
      + Double(seconds)
  }

  /// Whether the duration has no length.
  public var isZero: Bool { years == 0 && months == 0 && days == 0 && seconds == 0 }

  /// The duration backwards.
  public var negated: CivilDuration {
    CivilDuration(
      years: -years.clamped, months: -months.clamped, days: -days.clamped,
      seconds: -seconds.clamped)
  }

  /// The sum of two durations; a field that would overflow keeps the first one's value.
  public static func + (left: CivilDuration, right: CivilDuration) -> CivilDuration {
    func sum(_ first: Int, _ second: Int) -> Int {
      let (result, overflow) = first.addingReportingOverflow(second)
      return overflow ? first : result
    }
    return CivilDuration(
      years: sum(left.years, right.years), months: sum(left.months, right.months),
      days: sum(left.days, right.days), seconds: sum(left.seconds, right.seconds))
  }
}
