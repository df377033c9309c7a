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
    if let span = lastingSpan(at: start, first: first) { return span }
    if let date = first, date.value.isDateOnly, date.value.date?.grain == .day,
      let hours = openedSpan(at: lattice.skipping(.comma, at: date.end), on: date.value.date)
    {
      return Reading(.range, start..<hours.tokens.upperBound, hours.value)
    }
    if let days = dayRange(at: start) { return days }
    if let span = openedSpan(at: start, on: nil) { return span }
    guard let first = first ?? expectedYear(at: start) ?? monthOfRange(at: start) else {
      return nil
    }
    return span(from: first, joints: [.to, .until, .hyphen, .zhi], start: start)
  }

  /// A month whose name is also another word, before another month: "may to march".
  private func monthOfRange(at start: Int) -> Match<MomentReading>? {
    guard lattice.has(.monthNames, at: start), let month = monthAlone(at: start),
      let joint = lattice.skip(.to, at: month.end) ?? lattice.skip(.hyphen, at: month.end)
        ?? lattice.skip(.until, at: month.end), lattice.has(.monthNames, at: joint)
    else { return nil }
    return Match(value: MomentReading(date: month.value), end: month.end)
  }

  /// A month whose name is also another word, after another month.
  private func monthAlone(at index: Int, after first: MomentReading) -> Match<MomentReading>? {
    guard first.date?.grain == .month, first.isDateOnly, let month = monthAlone(at: index) else {
      return nil
    }
    return Match(value: MomentReading(date: month.value), end: month.end)
  }

  /// The first of two years that stand side by side: `2014~2018`, 1995 - 1997年.
  private func expectedYear(at start: Int) -> Match<MomentReading>? {
    guard isThorough || lattice.has(.chineseDateWords, at: start + 3),
      let year = fourDigits(at: start),
      lattice.has(.rangeWords, at: year.end),
      start == 0 || lattice.isSpaced(start)
        || lattice.kind(start - 1) != .symbol,
      let date = CivilDate(year: year.value, month: 1, day: 1)
    else { return nil }
    return Match(
      value: MomentReading(date: DateReading(date: date, grain: .year, hasYear: true)),
      end: year.end)
  }

  /// A span after "from" or "between", where bare hours and years count.
  private func openedSpan(at start: Int, on date: DateReading?) -> Reading? {
    if let date, let hours = bareHours(at: start, on: date) { return hours }
    let between = lattice.skip(.between, at: start)
    let opening = lattice.skip(.from, at: start) ?? between
    guard let from = opening ?? (date == nil ? nil : start),
      var first = end(at: lattice.skipping(.the, at: from), isExpected: opening != nil)
        ?? end(at: from, isExpected: opening != nil),
      date == nil || (first.value.date == nil && first.value.clock != nil)
    else { return nil }
    if let date { first.value.date = date }
    let joints: [Keyword] =
      between == nil ? [.to, .until, .hyphen, .zhi] : [.and, .hyphen, .zhi, .to, .until]
    return span(from: first, joints: joints, start: start)
  }

  /// One end of a span: a moment, a year, "now", or four digits of a clock.
  private func end(at start: Int, isExpected: Bool) -> Match<MomentReading>? {
    // "from 5 to 6" is no time five minutes before six.
    if isExpected, let hour = hour(at: start), lattice.skip(.to, at: hour.end) != nil,
      lattice.has(.openings, at: start - 1)
    {
      let clock = ClockReading(
        hour: hour.value, grain: .hour, isAmbiguous: (1...12).contains(hour.value))
      return Match(value: MomentReading(clock: clock), end: hour.end)
    }
    if let now = lattice.skip(.now, at: start) {
      return Match(
        value: MomentReading(date: DateReading(date: today, hasYear: true), isNow: true), end: now)
    }
    let moment = moment(at: start, isExpected: isExpected)
    let year = isExpected ? fourDigits(at: start) : nil
    if isExpected, let clock = militaryClock(at: start) { return clock }
    if let year, year.end >= moment?.end ?? 0, let date = yearDate(at: start, isExpected: true) {
      return Match(value: MomentReading(date: date.value), end: date.end)
    }
    if let moment, let year = lattice.skip(.in, at: moment.end).flatMap(fourDigits(at:)),
      moment.value.isDateOnly, let date = moment.value.date, !date.hasYear
    {
      return Match(value: MomentReading(date: date.inYear(year.value)), end: year.end)
    }
    return moment
  }

  /// `0730`, as in "between 0730-0930".
  private func militaryClock(at start: Int) -> Match<MomentReading>? {
    guard let digits = lattice.digits(at: start), digits.count == 4, lattice.text.hasZero(start),
      digits.value / 100 < 24, digits.value % 100 < 60
    else { return nil }
    let clock = ClockReading(
      hour: digits.value / 100, minute: digits.value % 100, isAmbiguous: false)
    return Match(value: MomentReading(clock: clock), end: start + 1)
  }

  private func span(from first: Match<MomentReading>, joints: [Keyword], start: Int) -> Reading? {
    guard first.value.exact == nil, !first.value.isImpossible else { return nil }
    for joint in joints {
      guard let after = lattice.skip(joint, at: first.end) else { continue }
      let index = lattice.skipping(.the, at: lattice.skipping(.from, at: after))
      guard
        var second = end(at: index, isExpected: true) ?? dayAlone(at: index, after: first.value)
          ?? monthAlone(at: index, after: first.value)
      else { continue }
      if let day = dayAlone(at: index, after: first.value), day.end >= second.end { second = day }
      guard second.value.exact == nil, !second.value.isImpossible else { continue }
      second = withDate(second)
      return joined(first.value, second, tokens: start..<second.end)
    }
    return nil
  }

  /// Adds the day that the hours of a span belong to: "5 to 6pm of april 22".
  private func withDate(_ second: Match<MomentReading>) -> Match<MomentReading> {
    let index =
      lattice.skip(.of, at: second.end) ?? lattice.skipping(.on, at: second.end)
    guard second.value.date == nil, second.value.clock != nil,
      let date = date(at: index), date.value.grain == .day, date.value.span == nil
    else { return second }
    var dated = second
    (dated.value.date, dated.end) = (date.value, date.end)
    return dated
  }

  /// "5-7pm": a bare hour that only the end of the range makes a time.
  func rangeOfBareHours(at start: Int) -> Reading? {
    if let dated = hoursBeforeDate(at: start) { return dated }
    guard let hour = hour(at: start),
      let after = lattice.skip(.hyphen, at: hour.end) ?? lattice.skip(.to, at: hour.end),
      let second = moment(at: after), let clock = second.value.clock, !clock.isAmbiguous
    else { return nil }
    let first = ClockReading(hour: hour.value, grain: .hour, isAmbiguous: hour.value <= 12)
    return joined(
      MomentReading(clock: first), second, tokens: start..<second.end)
  }

  /// "6-8 next monday", "five to seven today": bare hours that a day makes a span.
  private func hoursBeforeDate(at start: Int) -> Reading? {
    guard let hours = twoHours(at: start),
      let date = date(at: lattice.skipping(.on, at: hours.end)), date.value.grain == .day,
      date.value.span == nil, !date.value.isImpossible
    else { return nil }
    return joined(
      MomentReading(date: date.value, clock: hours.value.first),
      Match(
        value: MomentReading(date: date.value, clock: hours.value.last), end: date.end),
      tokens: start..<date.end)
  }

  /// "monday 11-4", "wednesday from 10-4".
  private func bareHours(at start: Int, on date: DateReading) -> Reading? {
    let index = lattice.skipping(.from, at: start)
    guard let hours = twoHours(at: index) else { return nil }
    return joined(
      MomentReading(date: date, clock: hours.value.first),
      Match(value: MomentReading(date: date, clock: hours.value.last), end: hours.end),
      tokens: start..<hours.end)
  }

  /// Two whole hours of the clock that a sign or "to" joins, and half of the day after them.
  private func twoHours(at start: Int) -> Match<(first: ClockReading, last: ClockReading)>? {
    guard let first = hour(at: start), (1...12).contains(first.value),
      let joint = lattice.skip(.hyphen, at: first.end) ?? lattice.skip(.to, at: first.end),
      let last = hour(at: joint), (1...12).contains(last.value), !isTight(.hyphen, at: last.end),
      !isTight(.slash, at: last.end), !isTight(.dot, at: last.end),
      lattice.kind(last.end) != .number
    else { return nil }
    var from = ClockReading(hour: first.value, grain: .hour, isAmbiguous: true)
    var to = ClockReading(hour: last.value, grain: .hour, isAmbiguous: true)
    guard let half = meridiem(at: last.end) else {
      // Eleven to four goes over noon.
      if last.value < first.value {
        (from, to) = (from.with(meridiem: false), to.with(meridiem: true))
      }
      return Match(value: (from, to), end: last.end)
    }
    to = to.with(meridiem: half.value)
    return Match(value: (from, to), end: half.end)
  }

  private func joined(
    _ first: MomentReading, _ second: Match<MomentReading>, tokens: Range<Int>
  ) -> Reading? {
    var (first, last) = (first, second.value)
    if first.isDateOnly != last.isDateOnly, !(first.isNow && last.date != nil) { return nil }
    if first.isDateOnly { return joinedDates(first, last, tokens) }
    if last.date == nil {
      last.date = first.date
    } else if first.date == nil {
      first.date = last.date
    }
    shareHalfOfDay(&first, &last)
    let from = times(of: first).preferred
    var to = times(of: last).preferred
    if last.isAmbiguous, let clock = last.clock {
      // The next time that the clock shows it.
      to = CivilDateTime(from.date).adding(seconds: clock.secondOfDay % 43_200)
    }
    while to <= from { to = to.adding(seconds: last.isAmbiguous ? 43_200 : 86_400) }
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
}
