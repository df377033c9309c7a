import CivilTime
import IntentSchema
import TextAnalysis

extension Grammar {
  /// A date, a time, or both in either order: "tomorrow at 5pm", "8 tonight", 明天下午三点.
  ///
  /// - Parameters:
  ///   - start: the index of the first token.
  ///   - isExpected: whether a bare hour counts, as between "from" and "to".
  /// - Returns: the moment, or nil where there is none.
  func moment(at start: Int, isExpected: Bool = false) -> Match<MomentReading>? {
    if let exact = relativeMoment(at: start) {
      return Match(value: MomentReading(exact: exact.value), end: exact.end)
    }
    if let end = endOfDay(at: start) { return end }
    if isThorough, let now = lattice.skip(.now, at: start) {
      return Match(value: MomentReading(exact: (self.now, .second)), end: now)
    }
    if let counted = nthMoment(at: start) { return counted }
    if let named = dayAndPart(at: start) { return afterDayAndPart(named) }
    let date = date(at: start)
    let clock = clock(at: start, isExpected: isExpected)
    if let clock, clock.end > (date?.end ?? 0) { return afterClock(clock) }
    if let date { return afterDate(date) }
    return partAlone(at: start)
  }

  func dayAndPart(at start: Int) -> Match<(day: Int, part: DayPart)>? {
    lattice.first(.dayAndPart, at: start) {
      if case .dayAndPart(let day, let part) = $0 { (day, part) } else { nil }
    }
  }

  private func afterDayAndPart(_ named: Match<(day: Int, part: DayPart)>) -> Match<MomentReading> {
    let date = DateReading(date: today.adding(days: named.value.day))
    let index = afterJoint(at: named.end)
    let isAnnounced =
      lattice.has(.at, before: index) || (index == named.end && lattice.kind(index) == .number)
    if let clock = clock(at: index, isExpected: isAnnounced) {
      let time = clock.value.isAmbiguous ? clock.value.with(part: named.value.part) : clock.value
      return Match(value: MomentReading(date: date, clock: time), end: clock.end)
    }
    return Match(value: MomentReading(date: date, part: named.value.part), end: named.end)
  }

  /// The index after what joins a date and a time: a comma, "at", 的.
  private func afterJoint(at index: Int) -> Int {
    lattice.skipping(.at, at: lattice.skipping(.de, at: lattice.skipping(.comma, at: index)))
  }

  private func afterDate(_ date: Match<DateReading>) -> Match<MomentReading> {
    let dateOnly = Match(value: MomentReading(date: date.value), end: date.end)
    guard date.value.grain == .day, date.value.span == nil else { return dateOnly }
    let index = afterJoint(at: date.end)
    if let clock = clock(at: index, isExpected: lattice.has(.at, before: index)) {
      return Match(
        value: MomentReading(date: date.value, clock: clock.value), end: clock.end)
    }
    // "Tomorrow for 7pm": only a time that is one by itself.
    if let after = lattice.skip(.forTime, at: date.end), let clock = clock(at: after) {
      return Match(value: MomentReading(date: date.value, clock: clock.value), end: clock.end)
    }
    if let half = meridiem(at: date.end) {
      return Match(
        value: MomentReading(date: date.value, part: half.value ? .afternoon : .morning),
        end: half.end)
    }
    let the = lattice.skip(.in, at: date.end).flatMap { lattice.skip(.the, at: $0) } ?? date.end
    guard
      let part = part(at: the)
        ?? dayAndPart(at: the).map({ Match(value: $0.value.part, end: $0.end) })
    else { return dateOnly }
    let clockStart = afterJoint(at: part.end)
    if let clock = clock(at: clockStart, isExpected: lattice.has(.at, before: clockStart)) {
      let time = clock.value.isAmbiguous ? clock.value.with(part: part.value) : clock.value
      return Match(value: MomentReading(date: date.value, clock: time), end: clock.end)
    }
    return Match(value: MomentReading(date: date.value, part: part.value), end: part.end)
  }

  /// Adds the day after a time: "5pm tomorrow", "8 tonight", "noon on friday".
  private func afterClock(_ clock: Match<ClockReading>) -> Match<MomentReading> {
    let index = lattice.skipping(.on, at: lattice.skipping(.comma, at: clock.end))
    if let named = dayAndPart(at: index) {
      let date = DateReading(date: today.adding(days: named.value.day))
      let time =
        clock.value.isAmbiguous ? clock.value.with(part: named.value.part) : clock.value
      return Match(value: MomentReading(date: date, clock: time), end: named.end)
    }
    if let date = date(at: index), date.value.grain == .day, date.value.span == nil {
      if let part = part(at: date.end) {
        let time = clock.value.isAmbiguous ? clock.value.with(part: part.value) : clock.value
        return Match(value: MomentReading(date: date.value, clock: time), end: part.end)
      }
      return Match(value: MomentReading(date: date.value, clock: clock.value), end: date.end)
    }
    return Match(value: MomentReading(clock: clock.value), end: clock.end)
  }

  /// A part of the day by itself, where it isn't a greeting: "in the evening", 下午.
  private func partAlone(at start: Int) -> Match<MomentReading>? {
    if let half = halfOfPart(at: start) { return half }
    if let inside = lattice.skip(.in, at: start),
      let part = part(at: lattice.skipping(.the, at: inside))
    {
      return dated(part) ?? Match(value: MomentReading(part: part.value), end: part.end)
    }
    if lattice.skip(.at, at: start) != nil, let part = part(at: start + 1), isThorough,
      part.value == .night || part.value == .lunch
    {
      return Match(value: MomentReading(part: part.value), end: part.end)
    }
    guard let part = part(at: start) else { return nil }
    if lattice.kind(start) == .han {
      guard part.end - start >= 2, !isGreeting(at: part.end) else { return nil }
      return Match(value: MomentReading(part: part.value), end: part.end)
    }
    let isAnnounced =
      (lattice.has(.at, before: start) && part.value == .night)
      || (isThorough && part.value == .lunch)
      || (lattice.has(.the, before: start) && lattice.has(.in, before: start - 1))
    return dated(part)
      ?? (isAnnounced ? Match(value: MomentReading(part: part.value), end: part.end) : nil)
  }

  /// "late afternoon", "early this evening", "later in the morning".
  private func halfOfPart(at start: Int) -> Match<MomentReading>? {
    guard lattice.has(.halves, at: start) else { return nil }
    let early = lattice.skip(.start, at: start) ?? lattice.skip(.earlierIn, at: start)
    guard let after = early ?? lattice.skip(.laterIn, at: start) ?? lattice.skip(.end, at: start)
    else { return nil }
    let index = lattice.skipping(.the, at: lattice.skipping(.in, at: after))
    var reading = MomentReading()
    reading.isLate = early == nil
    if let named = dayAndPart(at: index) {
      reading.date = DateReading(date: today.adding(days: named.value.day))
      reading.part = named.value.part
      return Match(value: reading, end: named.end)
    }
    guard let part = part(at: index) else { return nil }
    reading.part = part.value
    return Match(value: reading, end: part.end)
  }

  /// "end of the day", "eod", "end of the sunday": its last second.
  private func endOfDay(at start: Int) -> Match<MomentReading>? {
    let clock = ClockReading(
      hour: 23, minute: 59, second: 59, grain: .second, isAmbiguous: false)
    if let end = lattice.skip(.endOfDay, at: start) {
      return Match(value: MomentReading(date: DateReading(date: today), clock: clock), end: end)
    }
    guard let after = lattice.skip(.endOfA, at: start),
      let date = weekdayDate(at: after) ?? dayName(at: after), date.value.grain == .day,
      date.value.span == nil
    else { return nil }
    return Match(value: MomentReading(date: date.value, clock: clock), end: date.end)
  }

  private func dayName(at index: Int) -> Match<DateReading>? {
    lattice.first(.dayOffset, at: index) {
      if case .dayOffset(let days) = $0 { DateReading(date: today.adding(days: days)) } else { nil }
    }
  }

  private func isGreeting(at index: Int) -> Bool {
    lattice.first(.answer, at: index) { meaning -> Bool? in
      if case .answer(true) = meaning { true } else { nil }
    } != nil
  }

  /// "morning of march 5".
  private func dated(_ part: Match<DayPart>) -> Match<MomentReading>? {
    let index = lattice.skipping(.on, at: lattice.skipping(.of, at: part.end))
    guard index > part.end, let date = date(at: index), date.value.grain == .day else { return nil }
    return Match(value: MomentReading(date: date.value, part: part.value), end: date.end)
  }
}
