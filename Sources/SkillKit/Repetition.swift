public import CivilTime

/// How a record fires again.
public struct Repetition: Sendable, Hashable, Codable {
  /// The first time, local and without an offset: `2026-02-02T07:00:00`.
  public var first: String
  /// The step from one time to the next, as an ISO 8601 duration.
  public var every: String
  /// The days of the week that a step is narrowed to, 1 for Monday, as in `CivilRecurrence`.
  public var days: [Int]

  /// Creates a repetition.
  ///
  /// - Parameters:
  ///   - first: the first time.
  ///   - every: the step from one time to the next, as an ISO 8601 duration.
  ///   - days: the days of the week that the step is narrowed to, 1 for Monday.
  public init(first: CivilDateTime, every: String, days: [Int] = []) {
    self.first = first.description
    self.every = every
    self.days = days
  }

  /// The first time after an instant.
  ///
  /// Days and longer steps keep the time of day whatever the clocks do; hours and shorter ones are
  /// exact.
  ///
  /// - Parameters:
  ///   - instant: the instant, in milliseconds since 1970-01-01T00:00:00Z.
  ///   - zone: the user's time zone.
  /// - Returns: the time, in milliseconds since 1970, or nil where it never fires again.
  public func next(after instant: Int64, in zone: TimeZoneRules) -> Int64? {
    guard let start = Timestamp(first, in: .utc)?.civil, let step = CivilDuration(every) else {
      return nil
    }
    if step.years == 0, step.months == 0, step.days == 0 {
      return next(after: instant, from: zone.milliseconds(of: start), every: step.seconds)
    }
    let recurrence = CivilRecurrence(first: start, step: step, weekdays: days)
    var local = recurrence.next(after: zone.civil(at: instant))
    // A time that the clocks skip or repeat may not be later yet.
    for _ in 0..<3 {
      guard let time = local else { return nil }
      let found = zone.milliseconds(of: time)
      if found > instant { return found }
      local = recurrence.next(after: time)
    }
    return nil
  }

  private func next(after instant: Int64, from start: Int64, every seconds: Int) -> Int64? {
    let step = Int64(seconds).multipliedReportingOverflow(by: 1000)
    guard seconds > 0, !step.overflow else { return nil }
    guard instant >= start else { return start }
    let count = (instant - start) / step.partialValue + 1
    let (distance, overflow) = count.multipliedReportingOverflow(by: step.partialValue)
    return overflow ? nil : start + distance
  }
}
