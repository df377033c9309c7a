import CivilTime
import IntentSchema
import TextAnalysis

extension Grammar {
  /// The years of the dates that are understood.
  static let years = 0...9999

  /// A duration from now or from a date: "in 10 minutes", "3 days ago", "2 weeks from friday", 三天后.
  ///
  /// - Parameter start: the index of the first token.
  /// - Returns: the duration, negative for the past, and the date it counts from if not now.
  func relativeTime(at start: Int) -> Match<(duration: CivilDuration, from: DateReading?)>? {
    guard lattice.mentions(.durationWords) else { return nil }
    // "how many minutes are in 3 days" asks for a length.
    if let after = lattice.skip(.in, at: start), !lattice.mentions(.howMany),
      let duration = duration(at: after)
    {
      let possessive = lattice.skipping(.apostrophe, at: duration.end)
      let time = lattice.skip(.time, at: possessive)
      return Match(value: (duration.value, nil), end: time ?? duration.end)
    }
    guard let duration = duration(at: start) else { return nil }
    if let end = lattice.skip(.later, at: duration.end), period(at: end) == nil {
      return Match(value: (duration.value, nil), end: end)
    }
    if let end = lattice.skip(.ago, at: duration.end) {
      return Match(value: (duration.value.negated, nil), end: end)
    }
    if lattice.kind(duration.end) == .han {
      if let end = lattice.skip(.hou, at: duration.end) {
        return Match(value: (duration.value, nil), end: end)
      }
      return lattice.skip(.qian, at: duration.end)
        .map { Match(value: (duration.value.negated, nil), end: $0) }
    }
    return fromDate(duration)
  }

  private func fromDate(_ duration: Match<CivilDuration>)
    -> Match<(duration: CivilDuration, from: DateReading?)>?
  {
    let words = [(Keyword.from, true), (.past, true), (.before, false)]
    for (keyword, isForward) in words where duration.value.seconds == 0 {
      guard let after = lattice.skip(keyword, at: duration.end),
        let base = weekdayDate(at: after) ?? englishDate(at: after) ?? holiday(at: after)
          ?? dayOffsetOrNumeric(at: after), base.value.grain == .day
      else { continue }
      return Match(
        value: (isForward ? duration.value : duration.value.negated, base.value), end: base.end)
    }
    return nil
  }

  private func dayOffsetOrNumeric(at index: Int) -> Match<DateReading>? {
    if let numeric = numericDate(at: index) { return numeric }
    return lattice.first(.dayOffset, at: index) {
      if case .dayOffset(let days) = $0 { DateReading(date: today.adding(days: days)) } else { nil }
    }
  }

  /// A date some whole days, months or years away.
  func relativeDate(at start: Int) -> Match<DateReading>? {
    guard let relative = relativeTime(at: start), relative.value.duration.seconds == 0 else {
      return nil
    }
    let base = relative.value.from?.date ?? today
    let moved = CivilDateTime(base).adding(relative.value.duration)
    guard Self.years.contains(moved.date.year), base != moved.date else {
      let isFar = relative.value.duration != CivilDuration(days: 0)
      let reading =
        isFar ? DateReading.impossible(near: today, .outOfRange) : DateReading(date: moved.date)
      return Match(value: reading, end: relative.end)
    }
    return Match(value: DateReading(date: moved.date), end: relative.end)
  }

  /// A time some hours, minutes or seconds away.
  func relativeMoment(at start: Int) -> Match<(time: CivilDateTime, grain: Grain)>? {
    guard let relative = relativeTime(at: start), relative.value.duration.seconds != 0 else {
      return nil
    }
    let isMinutes = relative.value.duration.seconds % 60 == 0
    return Match(
      value: (time(after: relative.value.duration), isMinutes ? .minute : .second),
      end: relative.end)
  }

  /// The local time after a duration.
  ///
  /// Hours and less pass whatever the clocks are set to; days and more lead to the same time of day.
  private func time(after duration: CivilDuration) -> CivilDateTime {
    let (milliseconds, overflows) = Int64(duration.seconds).multipliedReportingOverflow(by: 1000)
    let (end, isTooFar) = instant.addingReportingOverflow(milliseconds)
    let isExact = duration == CivilDuration(seconds: duration.seconds)
    guard isExact, !overflows, !isTooFar, abs(end) < Self.farthest else {
      return now.adding(duration)
    }
    return zone.civil(at: end)
  }

  /// What no year of four figures is farther away than, in milliseconds.
  private static let farthest: Int64 = 400_000_000_000_000
}
