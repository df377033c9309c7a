import CivilTime
import IntentSchema
import TextAnalysis

extension Grammar {
  /// A span of time: "5pm-7pm", "from 9 to 11", "monday to friday", "next two weeks", 下午三点到五点.
  ///
  /// - Parameters:
  ///   - start: the index of the first token.
  ///   - first: the moment at that token.
  /// - Returns: the range.
  func range(at start: Int, first: Match<MomentReading>?) -> Reading? {
    if let span = countedSpan(at: start) { return span }
    if let date = first, date.value.isDateOnly,
      let hours = openedSpan(at: lattice.skipping(.comma, at: date.end), on: date.value.date)
    {
      return Reading(.range, start..<hours.tokens.upperBound, hours.value)
    }
    if let span = openedSpan(at: start, on: nil) { return span }
    guard let first else { return nil }
    return span(from: first, joints: [.to, .until, .hyphen, .zhi], start: start)
  }

  /// A span after "from" or "between", where bare hours count.
  private func openedSpan(at start: Int, on date: DateReading?) -> Reading? {
    let between = lattice.skip(.between, at: start)
    let opening = lattice.skip(.from, at: start) ?? between
    guard let from = opening ?? (date == nil ? nil : start),
      var first = moment(at: from, isExpected: opening != nil),
      date == nil || (first.value.date == nil && first.value.clock != nil)
    else { return nil }
    if let date { first.value.date = date }
    let joints: [Keyword] =
      between == nil ? [.to, .until, .hyphen, .zhi] : [.and, .hyphen, .zhi, .to]
    return span(from: first, joints: joints, start: start)
  }

  private func span(from first: Match<MomentReading>, joints: [Keyword], start: Int) -> Reading? {
    guard first.value.exact == nil else { return nil }
    for joint in joints {
      guard let after = lattice.skip(joint, at: first.end),
        let second = moment(at: lattice.skipping(.from, at: after), isExpected: true),
        second.value.exact == nil
      else { continue }
      return joined(first.value, second, tokens: start..<second.end)
    }
    return nil
  }

  /// "5-7pm": a bare hour that only the end of the range makes a time.
  func rangeOfBareHours(at start: Int) -> Reading? {
    guard let hour = hour(at: start),
      let after = lattice.skip(.hyphen, at: hour.end) ?? lattice.skip(.to, at: hour.end),
      let second = moment(at: after), let clock = second.value.clock, !clock.isAmbiguous
    else { return nil }
    let first = ClockReading(hour: hour.value, grain: .hour, isAmbiguous: hour.value <= 12)
    return joined(
      MomentReading(clock: first), second, tokens: start..<second.end)
  }

  private func joined(
    _ first: MomentReading, _ second: Match<MomentReading>, tokens: Range<Int>
  ) -> Reading? {
    var (first, last) = (first, second.value)
    if first.isDateOnly != last.isDateOnly { return nil }
    if first.isDateOnly {
      guard let from = first.date, let to = last.date else { return nil }
      var end = to
      while end.date < from.date, end.date.year < from.date.year + 2, to.grain == .day {
        end.date = end.date.adding(days: 7)
      }
      guard from.date <= end.date else { return nil }
      let upper = end.bounds.upperBound.date
      return Reading(
        .range, tokens,
        .dates(from: from.date, to: upper, grain: from.grain))
    }
    if last.date == nil {
      last.date = first.date
    } else if first.date == nil {
      first.date = last.date
    }
    shareHalfOfDay(&first, &last)
    let from = times(of: first).preferred
    var to = times(of: last).preferred
    while to <= from {
      to = to.adding(seconds: last.isAmbiguous && last.date == nil ? 43_200 : 86_400)
    }
    return Reading(
      .range, tokens,
      .times(from: from, to: to, grain: first.clock?.grain ?? .hour))
  }

  /// Reads an ambiguous hour by the half of the day of the other end.
  private func shareHalfOfDay(_ first: inout MomentReading, _ last: inout MomentReading) {
    guard let start = first.clock, let end = last.clock, start.isAmbiguous != end.isAmbiguous else {
      return
    }
    if start.isAmbiguous {
      let same = start.with(meridiem: end.hour >= 12)
      first.clock = same.secondOfDay < end.secondOfDay ? same : start.with(meridiem: false)
    } else {
      let same = end.with(meridiem: start.hour >= 12)
      last.clock = same.secondOfDay > start.secondOfDay ? same : end.with(meridiem: true)
    }
  }

  /// "the last 3 days", "next two weeks".
  private func countedSpan(at start: Int) -> Reading? {
    // 上 and 下 alone count no spans: 马上一年.
    guard lattice.has(.weekCounts, at: start),
      lattice.kind(start) != .han || lattice.skip(.last, at: start) != start + 1
    else {
      return nil
    }
    let last = lattice.skip(.last, at: start)
    guard let after = last ?? lattice.skip(.next, at: start), number(at: after) != nil,
      let duration = duration(at: after)
    else { return nil }
    let isPast = last != nil
    let moved = now.adding(isPast ? duration.value.negated : duration.value)
    let (from, to) = isPast ? (moved, now) : (now, moved)
    let value: ReadingValue =
      if duration.value.seconds == 0 {
        .dates(from: from.date, to: to.date, grain: .day)
      } else {
        .times(from: from, to: to, grain: .minute)
      }
    return Reading(.range, start..<duration.end, value)
  }
}
