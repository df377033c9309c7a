import CivilTime
import IntentSchema
import TextAnalysis

extension Grammar {
  /// A span from now on, or up to now: "the last 3 days", "next two weeks", "within 10 minutes",
  /// 还剩5分钟, "the 2 upcoming months".
  func countedSpan(at start: Int) -> Reading? {
    if let within = lattice.skip(.within, at: start) {
      let inner = lattice.skip(.next, at: within) ?? within
      guard let duration = duration(at: inner) else { return nil }
      return span(duration.value, isPast: false, start..<duration.end, isTwin: inner == within)
    }
    if let left = lattice.skip(.left, at: start) ?? lattice.skip(.zhiHou, at: start),
      lattice.kind(start) == .han, let duration = duration(at: left)
    {
      return span(duration.value, isPast: false, start..<duration.end)
    }
    if let inner = countInFront(at: start) { return inner }
    // 上 and 下 alone count no spans: 马上一年.
    guard lattice.has(.weekCounts, at: start) else { return nil }
    let last = lattice.skip(.last, at: start)
    guard let after = last ?? lattice.skip(.next, at: start) else { return nil }
    if let days = businessDays(at: after, isPast: last != nil, start: start) { return days }
    if let quarters = quarters(at: after, isPast: last != nil, start: start) { return quarters }
    let isPlain = lattice.kind(start) == .han && after == start + 1
    guard number(at: after) != nil || lattice.skip(.few, at: after) != nil || isSingle(after),
      !isPlain || lattice.skip(.ge, at: after) != nil && number(at: after) == nil
    else { return nil }
    guard let duration = durationWithoutAgo(at: after) ?? oneUnit(at: after) else { return nil }
    return span(duration.value, isPast: last != nil, start..<duration.end)
  }

  /// Whether a unit that has no calendar period of its own stands alone: "past fortnight", 上个小时.
  private func isSingle(_ index: Int) -> Bool {
    switch unitOfTime(at: lattice.skipping(.ge, at: index))?.value {
    case .fortnight, .hour, .minute, .decade, .century: true
    default: false
    }
  }

  private func oneUnit(at index: Int) -> Match<CivilDuration>? {
    guard let unit = unitOfTime(at: lattice.skipping(.ge, at: index)), !isOneLetter(index) else {
      return nil
    }
    return Match(value: CivilDuration(TimeAmount(amount: 1, unit: unit.value)), end: unit.end)
  }

  /// "the last 3 months and 2 days ago" ends before the "and".
  private func durationWithoutAgo(at index: Int) -> Match<CivilDuration>? {
    guard let whole = duration(at: index), lattice.skip(.ago, at: whole.end) != nil,
      let first = timeAmount(at: index)
    else { return duration(at: index) }
    return Match(value: CivilDuration(first.value), end: first.end)
  }

  /// "the 2 upcoming months", "5 past minutes".
  private func countInFront(at start: Int) -> Reading? {
    guard let number = number(at: start), lattice.kind(number.end) == .word,
      lattice.has(.weekCounts, at: number.end), number.value < 1e6
    else { return nil }
    let last = lattice.skip(.last, at: number.end)
    guard let after = last ?? lattice.skip(.next, at: number.end), let unit = unitOfTime(at: after),
      !isOneLetter(after)
    else { return nil }
    let duration = CivilDuration(TimeAmount(amount: number.value, unit: unit.value))
    return span(duration, isPast: last != nil, start..<unit.end)
  }

  /// "last 2 quarters", "coming three quarters": whole quarters of the calendar.
  private func quarters(at index: Int, isPast: Bool, start: Int) -> Reading? {
    guard lattice.has(.quarterWords, at: index + 1), let count = smallCount(at: index),
      let word = lattice.skip(.quarter, at: index + 1)
        ?? lattice.first(
          .denominator, at: index + 1, { if case .denominator(4) = $0 { true } else { nil } })?.end
    else { return nil }
    let current = today.firstOfYear.adding(months: (today.month - 1) / 3 * 3)
    let from = current.adding(months: isPast ? -3 * count : 3)
    return Reading(
      .range, start..<word,
      .dates(from: from, to: from.adding(months: 3 * count), grain: .quarter))
  }

  /// "next 4 business days": from the next one on to the last of them.
  private func businessDays(at index: Int, isPast: Bool, start: Int) -> Reading? {
    guard !isPast, let count = smallCount(at: index),
      let end = lattice.skip(.weekdays, at: index + 1)
    else { return nil }
    var day = today
    var first: CivilDate?
    var left = count
    while left > 0 {
      day = day.adding(days: 1)
      guard day.weekday < 6 else { continue }
      if first == nil { first = day }
      left -= 1
    }
    return Reading(
      .range, start..<end,
      .dates(from: first ?? day, to: day.adding(days: 1), grain: .day))
  }

  private func smallCount(at index: Int) -> Int? {
    if let digits = lattice.digits(at: index) {
      return (1...40).contains(digits.value) ? digits.value : nil
    }
    return lattice.first(.small, at: index) {
      if case .small(let value) = $0, value > 0 { value } else { nil }
    }?.value
  }

  private func span(
    _ duration: CivilDuration, isPast: Bool, _ tokens: Range<Int>, isTwin: Bool = false
  ) -> Reading {
    // Days to come begin with the next one; hours begin now.
    let isDays = duration.seconds == 0 && duration.days % 7 != 0
    let start = isDays && !isPast && !isTwin ? CivilDateTime(today.adding(days: 1)) : now
    let moved = start.adding(isPast ? duration.negated : duration)
    let (from, to) = isPast ? (moved, now) : (start, moved)
    let value: ReadingValue =
      if duration.seconds == 0 {
        .dates(from: from.date, to: to.date, grain: .day)
      } else {
        .times(from: from, to: to, grain: .minute)
      }
    return Reading(.range, tokens, value, isTwin: isTwin)
  }

  /// A beginning with a length: "from 2pm for 2 hours", "for 3 days from today".
  func lastingSpan(at start: Int, first: Match<MomentReading>?) -> Reading? {
    guard lattice.mentions(.lastingWords) else { return nil }
    if let after = lattice.skip(.lasting, at: start), let duration = duration(at: after),
      let from = lattice.skip(.from, at: lattice.skipping(.comma, at: duration.end)),
      let beginning = moment(at: from, isExpected: true)
    {
      return lasting(beginning.value, duration.value, start..<beginning.end)
    }
    let opening = lattice.skip(.from, at: start)
    guard let beginning = opening.map({ moment(at: $0, isExpected: true) }) ?? first,
      let after = lattice.skip(.lasting, at: lattice.skipping(.comma, at: beginning.end)),
      let duration = duration(at: after),
      beginning.value.clock != nil || duration.value.seconds == 0,
      opening != nil
    else { return nil }
    return lasting(beginning.value, duration.value, start..<duration.end)
  }

  private func lasting(
    _ beginning: MomentReading, _ duration: CivilDuration, _ tokens: Range<Int>
  ) -> Reading? {
    guard !beginning.isImpossible, beginning.exact == nil else { return nil }
    if beginning.isDateOnly, let date = beginning.date, duration.seconds == 0 {
      let end = CivilDateTime(date.date).adding(duration).date
      return Reading(.range, tokens, .dates(from: date.date, to: end, grain: .day))
    }
    let from = times(of: beginning).preferred
    return Reading(.range, tokens, .times(from: from, to: from.adding(duration), grain: .minute))
  }
}
