import CivilTime
import IntentSchema
import TextAnalysis

extension Grammar {
  /// A date with 年, 月 or 号: 2026年3月5日, 三月五号, 5号, 下个月5号, 三月.
  func chineseDate(at start: Int) -> Match<DateReading>? {
    guard lattice.mentions(.chineseDateWords) else { return nil }
    if let nonexistent = nonexistentDate(at: start) { return nonexistent }
    if let year = chineseYear(at: start) { return afterYear(year.value, end: year.end) }
    if let period = period(at: start), period.value.grain == .month,
      let day = day(at: lattice.skipping(.de, at: period.end))
    {
      let first = period.value.date
      return CivilDate(year: first.year, month: first.month, day: day.value)
        .map { Match(value: DateReading(date: $0), end: day.end) }
    }
    if let month = chineseMonth(at: start) { return afterMonth(month, year: nil) }
    guard let day = day(at: start), let date = coming(day: day.value) else { return nil }
    return Match(value: DateReading(date: date), end: day.end)
  }

  private func chineseYear(at start: Int) -> Match<Int>? {
    if let period = period(at: start), period.value.grain == .year,
      lattice.kind(start) == .han
    {
      return Match(value: period.value.date.year, end: period.end)
    }
    if let republic = lattice.skip(.minguo, at: start),
      let number = integer(at: republic, in: 1...200), let end = lattice.skip(.nian, at: number.end)
    {
      return Match(value: 1911 + number.value, end: end)
    }
    guard let number = integer(at: start, in: 0...9999),
      let end = lattice.skip(.nian, at: number.end)
    else { return nil }
    if (1000...2999).contains(number.value) || number.value >= 1000 && chineseMonth(at: end) != nil
    {
      return Match(value: number.value, end: end)
    }
    guard number.value < 100, number.value >= 10 || lattice.text.hasZero(start),
      chineseMonth(at: end) != nil || isDigitYear(start, end: number.end)
    else { return nil }
    return Match(value: Grammar.fullYear(number.value, digits: 2), end: end)
  }

  /// 13月5日, or a date of a year that is too far away: 99999年5月1日.
  private func nonexistentDate(at start: Int) -> Match<DateReading>? {
    guard let number = integer(at: start, in: 13...1_000_000_000) else { return nil }
    if number.value < 100, let yue = lattice.skip(.yue, at: number.end), let day = day(at: yue) {
      return Match(value: .impossible(near: today), end: day.end)
    }
    guard number.value > Self.years.upperBound, let nian = lattice.skip(.nian, at: number.end),
      let month = chineseMonth(at: nian)
    else { return nil }
    let end = day(at: month.end)?.end ?? month.end
    return Match(value: .impossible(near: today, .outOfRange), end: end)
  }

  private func afterYear(_ year: Int, end: Int) -> Match<DateReading>? {
    let next = lattice.skipping(.de, at: end)
    if let part = lattice.first(
      .partOfYear, at: next,
      { meaning -> Meaning? in
        switch meaning {
        case .quarterOf, .halfOf(.year, _), .season: meaning
        default: nil
        }
      }), let reading = reading(of: part.value, in: year)
    {
      return Match(value: reading, end: part.end)
    }
    if let month = chineseMonth(at: next) { return afterMonth(month, year: year) }
    if let holiday = holidayName(at: next), let date = holiday.value.date(in: year) {
      return Match(value: DateReading(date: date), end: holiday.end)
    }
    return CivilDate(year: year, month: 1, day: 1)
      .map { Match(value: DateReading(date: $0, grain: .year, hasYear: true), end: end) }
  }

  /// Whether two digits are of a year rather than a count: 08年, 九八年.
  private func isDigitYear(_ start: Int, end: Int) -> Bool {
    if lattice.kind(start) == .number { return lattice.text.hasZero(start) }
    return end == start + 2 && !lattice.has(.hanUnits, at: start)
      && !lattice.has(.hanUnits, at: start + 1)
  }

  private func chineseMonth(at start: Int) -> Match<Int>? {
    guard let number = integer(at: start, in: 1...12), let end = lattice.skip(.yue, at: number.end)
    else { return nil }
    return Match(value: number.value, end: end)
  }

  private func afterMonth(_ month: Match<Int>, year: Int?) -> Match<DateReading>? {
    if let day = day(at: month.end) {
      let date =
        if let year { CivilDate(year: year, month: month.value, day: day.value) } else {
          coming(month: month.value, day: day.value)
        }
      guard let date else { return Match(value: .impossible(near: today), end: day.end) }
      let weekday = weekdayNumber(at: lattice.skipping(.comma, at: day.end))
      return Match(
        value: DateReading(date: date, hasYear: year != nil, isYearly: year == nil),
        end: weekday?.end ?? day.end)
    }
    if let day = integer(at: month.end, in: 32...99), let end = lattice.skip(.hao, at: day.end) {
      return Match(value: .impossible(near: today), end: end)
    }
    guard let first = CivilDate(year: year ?? today.year, month: month.value, day: 1) else {
      return nil
    }
    let isPast = year == nil && first.lastOfMonth < today
    let reading = DateReading(
      date: isPast ? first.adding(years: 1) : first, grain: .month, hasYear: year != nil,
      isYearly: year == nil)
    if let part = third(ofMonth: reading.date, at: month.end) { return part }
    return Match(value: reading, end: month.end)
  }

  private func day(at start: Int) -> Match<Int>? {
    if lattice.has(.firstTen, at: start), let number = integer(at: start + 1, in: 1...10) {
      return Match(value: number.value, end: number.end)
    }
    guard let number = integer(at: start, in: 1...31), let end = lattice.skip(.hao, at: number.end)
    else { return nil }
    return Match(value: number.value, end: end)
  }

  private func third(ofMonth first: CivilDate, at index: Int) -> Match<DateReading>? {
    guard lattice.has(.partsOfPeriod, at: index) else { return nil }
    for (keyword, part) in Self.parts {
      guard let end = lattice.skip(keyword, at: index), number(at: end) == nil else { continue }
      return Match(value: Grammar.third(part, ofMonth: first), end: end)
    }
    return nil
  }

  /// The first ten, second ten or last days of a month.
  static func third(_ part: Int, ofMonth first: CivilDate) -> DateReading {
    let start = first.adding(days: part * 10)
    let end = part == 2 ? first.adding(months: 1) : start.adding(days: 10)
    return DateReading(date: start, span: CivilDateTime(start)..<CivilDateTime(end))
  }
}
