import CivilTime
import IntentSchema
import TextAnalysis

extension Grammar {
  /// A week, month, quarter or year from this one: "next month", 去年.
  func period(at start: Int) -> Match<DateReading>? {
    lattice.first(.period, at: start) { meaning -> DateReading? in
      guard case .period(let grain, let count) = meaning else { return nil }
      switch grain {
      case .week:
        return DateReading(date: today.firstOfWeek.adding(days: 7 * count), grain: .week)
      case .month:
        return DateReading(date: today.firstOfMonth.adding(months: count), grain: .month)
      case .quarter:
        let first = today.firstOfYear.adding(months: (today.month - 1) / 3 * 3 + 3 * count)
        return DateReading(date: first, grain: .quarter)
      case .year:
        return DateReading(date: today.firstOfYear.adding(years: count), grain: .year)
      }
    }
  }

  /// A period, or the beginning, middle or end of one: 月底, "end of next month".
  func periodDate(at start: Int) -> Match<DateReading>? {
    if let period = period(at: start) {
      guard lattice.kind(period.end) == .han, lattice.has(.partsOfPeriod, at: period.end) else {
        return period
      }
      for (keyword, part) in Self.parts {
        guard let end = lattice.skip(keyword, at: period.end),
          let reading = Self.part(part, of: period.value)
        else { continue }
        return Match(value: reading, end: end)
      }
      return period
    }
    if let half = halfOfPeriod(at: start) { return half }
    guard lattice.kind(start) == .word, lattice.has(.partsOfPeriod, at: start) else {
      return namedPart(at: start)
    }
    for (keyword, part) in Self.parts {
      guard let after = lattice.skip(keyword, at: start),
        let period = wholePeriod(at: after) ?? englishDate(at: after),
        let reading = Self.part(part, of: period.value)
      else { continue }
      return Match(value: reading, end: period.end)
    }
    return namedPart(at: start)
  }

  /// "earlier this month", "later in the year": what is over of its first half, or what is left
  /// of its second.
  private func halfOfPeriod(at start: Int) -> Match<DateReading>? {
    let early = lattice.skip(.earlierIn, at: start)
    guard let after = early ?? lattice.skip(.laterIn, at: start) else { return nil }
    guard let period = wholePeriod(at: after) ?? wholePeriod(at: after - 1),
      period.value.bounds.contains(now)
    else { return nil }
    let first = period.value.date
    let end = period.value.bounds.upperBound.date
    let middle: CivilDate
    switch period.value.grain {
    case .week: middle = first.adding(days: 3)
    case .month: middle = first.adding(days: 15)
    case .year: middle = first.adding(months: 6)
    case .quarter, .day, .hour, .minute, .second: return nil
    }
    let reading =
      early != nil
      ? span(from: first, to: max(min(middle, today), first.adding(days: 1)), grain: .day)
      : span(from: max(middle, today), to: end, grain: .day)
    return Match(value: reading, end: period.end)
  }

  /// The words for the beginning, middle and end of a period.
  static let parts: [(keyword: Keyword, part: Int)] = [(.start, 0), (.middle, 1), (.end, 2)]

  private func namedPart(at start: Int) -> Match<DateReading>? {
    guard lattice.has(.namedPartsOfPeriod, at: start) else { return nil }
    let month = DateReading(date: today.firstOfMonth, grain: .month)
    let year = DateReading(date: today.firstOfYear, grain: .year)
    let names = [
      (Keyword.startOfMonth, 0, month), (.middleOfMonth, 1, month), (.endOfMonth, 2, month),
      (.startOfYear, 0, year), (.endOfYear, 2, year),
    ]
    for (keyword, part, period) in names {
      guard let end = lattice.skip(keyword, at: start), let reading = Self.part(part, of: period)
      else { continue }
      return Match(value: reading, end: end)
    }
    return nil
  }

  private static func part(_ part: Int, of period: DateReading) -> DateReading? {
    switch period.grain {
    case .month: return third(part, ofMonth: period.date)
    case .week:
      let start = period.date.adding(days: [0, 2, 4][part])
      let end = start.adding(days: 3)
      return DateReading(date: start, span: CivilDateTime(start)..<CivilDateTime(end))
    case .year:
      let start = period.date.adding(months: [0, 4, 8][part])
      let end = start.adding(months: [3, 4, 4][part])
      return DateReading(
        date: start, grain: .month, span: CivilDateTime(start)..<CivilDateTime(end))
    case .quarter, .day, .hour, .minute, .second: return nil
    }
  }

  /// A holiday, with a year or without: "christmas 2027", 明年春节 (which `chineseDate` reads).
  func holiday(at start: Int) -> Match<DateReading>? {
    guard lattice.mentions(.holidays) else { return nil }
    if let last = lattice.skip(.last, at: start), let name = holidayName(at: last) {
      return name.value.last(before: today)
        .map { Match(value: DateReading(date: $0, hasYear: true), end: name.end) }
    }
    var index = start
    if let this = lattice.skip(.this, at: start) ?? lattice.skip(.next, at: start) { index = this }
    guard let name = holidayName(at: index) else { return nil }
    if let year = year(at: lattice.skipping(.of, at: name.end)),
      let date = name.value.date(in: year.value)
    {
      return Match(value: DateReading(date: date), end: year.end)
    }
    if let period = period(at: lattice.skipping(.of, at: name.end)), period.value.grain == .year,
      let date = name.value.date(in: period.value.date.year)
    {
      return Match(value: DateReading(date: date), end: period.end)
    }
    return name.value.next(from: today).map { Match(value: DateReading(date: $0), end: name.end) }
  }

  /// "halloween weekend 2021", "weekend of thanksgiving".
  func holidayWeekend(at start: Int) -> Match<DateReading>? {
    guard lattice.mentions(.weekendWords), lattice.mentions(.holidays) else { return nil }
    let of = lattice.skip(.weekend, at: start).flatMap { lattice.skip(.of, at: $0) }
    guard let name = holidayName(at: of ?? start) else { return nil }
    let after = of == nil ? lattice.skip(.weekend, at: name.end) : name.end
    guard let after else { return nil }
    let year = fourDigits(at: lattice.skipping(.of, at: after))
    guard let date = year.map({ name.value.date(in: $0.value) }) ?? name.value.next(from: today)
    else { return nil }
    let monday = date.firstOfWeek
    let friday = CivilDateTime(monday.adding(days: 4), TimeOfDay(secondOfDay: 64_800))
    let reading = DateReading(
      date: monday.adding(days: 5), span: friday..<CivilDateTime(monday.adding(days: 7)))
    return Match(value: reading, end: year?.end ?? after)
  }

  /// The name of a holiday.
  func holidayName(at index: Int) -> Match<Holiday>? {
    lattice.first(.holiday, at: index) {
      if case .holiday(let holiday) = $0 { holiday } else { nil }
    }
  }
}
