import CivilTime
import IntentSchema
import TextAnalysis

extension Grammar {
  /// A date with a month's name, or a day of the month: "March 3rd 2027", "3 March", "the 5th".
  func englishDate(at start: Int) -> Match<DateReading>? {
    guard lattice.mentions(.englishDateWords) else { return nil }
    if let month = month(at: start) { return dateAfterMonth(month, start: start) }
    if lattice.has(.weekCounts, at: start), let month = relatedMonth(at: start) { return month }
    if let year = yearFirst(at: start) { return year }
    guard let day = dayOfMonth(at: start) else { return nil }
    let index = lattice.skipping(.of, at: day.end)
    let joint = isTight(.hyphen, at: index) ? index + 1 : index
    if let month = self.month(at: joint) {
      return dated(month: month.value.number, day: day.value, end: month.end)
    }
    guard day.isOrdinal, isDayOfMonth(start) else { return nil }
    if let of = lattice.skip(.of, at: day.end), let period = period(at: of),
      period.value.grain == .month
    {
      let date = CivilDate(
        year: period.value.date.year, month: period.value.date.month, day: day.value)
      return date.map { Match(value: DateReading(date: $0), end: period.end) }
    }
    return coming(day: day.value).map { Match(value: DateReading(date: $0), end: day.end) }
  }

  /// `2019/aug/01`, `2019-aug-01`, "2019 august 1".
  private func yearFirst(at start: Int) -> Match<DateReading>? {
    guard let year = fourDigits(at: start), let month = month(at: afterSign(year.end)),
      let day = lattice.digits(at: afterSign(month.end)), (1...31).contains(day.value)
    else { return nil }
    return dated(
      month: month.value.number, day: day.value, year: year.value, end: afterSign(month.end) + 1)
  }

  /// "this may", "last december".
  private func relatedMonth(at start: Int) -> Match<DateReading>? {
    let words: [Keyword] = [.this, .next, .last]
    guard let index = words.compactMap({ lattice.skip($0, at: start) }).first,
      let month = month(at: index)
    else { return nil }
    return dateAfterMonth(month, start: index)
  }

  private func afterSign(_ index: Int) -> Int {
    isTight(.hyphen, at: index) || isTight(.slash, at: index) ? index + 1 : index
  }

  private typealias Month = (number: Int, isCertain: Bool)

  private func month(at index: Int) -> Match<Month>? {
    lattice.first(.month, at: index) {
      if case .month(let number, let isCertain) = $0 { (number, isCertain) } else { nil }
    }
  }

  private func dateAfterMonth(_ month: Match<Month>, start: Int) -> Match<DateReading>? {
    let index =
      isTight(.hyphen, at: month.end) || isTight(.slash, at: month.end)
      ? month.end + 1 : lattice.skipping(.the, at: month.end)
    if lattice.kind(index) == .word, let year = year(at: index),
      year.end > dayOfMonth(at: index)?.end ?? 0
    {
      return coarse(
        CivilDate(year: year.value, month: month.value.number, day: 1), end: year.end,
        hasYear: true)
    }
    if let day = dayOfMonth(at: index), lattice.skip(.colon, at: day.end) == nil,
      meridiem(at: day.end) == nil
    {
      return dated(month: month.value.number, day: day.value, end: day.end)
    }
    let joint = lattice.skip(.in, at: month.end) ?? lattice.skipping(.of, at: month.end)
    if let year = year(at: joint) ?? fourDigits(at: index) {
      return coarse(
        CivilDate(year: year.value, month: month.value.number, day: 1), end: year.end,
        hasYear: true)
    }
    let shift = relation(before: start)
    guard month.value.isCertain || shift != nil || isAfterPreposition(start) else { return nil }
    var date = CivilDate(year: today.year, month: month.value.number, day: 1)
    if let plain = date, shift == nil, plain.lastOfMonth < today { date = plain.adding(years: 1) }
    if let shift { date = date?.adding(years: shift) }
    var reading = coarse(date, end: month.end)
    if shift != nil { reading?.value.isYearly = false }
    return reading
  }

  /// A month as a whole, with a year or without.
  func monthAlone(at index: Int) -> Match<DateReading>? {
    guard let month = month(at: index) else { return nil }
    let joint =
      isTight(.slash, at: month.end) ? month.end + 1 : lattice.skipping(.of, at: month.end)
    let year = year(at: joint)
    guard let date = CivilDate(year: year?.value ?? today.year, month: month.value.number, day: 1)
    else { return nil }
    let isPast = year == nil && date.lastOfMonth < today
    return Match(
      value: DateReading(
        date: isPast ? date.adding(years: 1) : date, grain: .month, hasYear: year != nil,
        isYearly: year == nil),
      end: year?.end ?? month.end)
  }

  private func coarse(_ date: CivilDate?, end: Int, hasYear: Bool = false) -> Match<DateReading>? {
    date.map {
      Match(
        value: DateReading(date: $0, grain: .month, hasYear: hasYear, isYearly: !hasYear), end: end)
    }
  }

  private func dated(month: Int, day: Int, end: Int) -> Match<DateReading>? {
    let joint = afterSign(end)
    if let year = yearInFigures(at: lattice.skipping(.comma, at: joint)) {
      guard Self.years.contains(year.value) else {
        return Match(value: .impossible(near: today, .outOfRange), end: year.end)
      }
      return dated(month: month, day: day, year: year.value, end: year.end)
    }
    if let year = year(at: lattice.skip(.in, at: joint) ?? lattice.skipping(.of, at: joint)) {
      return dated(month: month, day: day, year: year.value, end: year.end)
    }
    guard let date = coming(month: month, day: day) else {
      return Match(value: .impossible(near: today), end: end)
    }
    return Match(value: DateReading(date: date, isYearly: true), end: end)
  }

  private func dated(month: Int, day: Int, year: Int, end: Int) -> Match<DateReading> {
    guard let date = CivilDate(year: year, month: month, day: day) else {
      return Match(value: .impossible(near: today), end: end)
    }
    return Match(value: DateReading(date: date, hasYear: true), end: end)
  }

  /// A year that is far away, in figures which nothing else follows: "1 may 5000".
  private func yearInFigures(at index: Int) -> Match<Int>? {
    guard let digits = lattice.digits(at: index), digits.count >= 4, digits.value >= 3000,
      lattice.kind(index + 1) != .word || lattice.has(.afterYear, at: index + 1),
      !isTight(.colon, at: index + 1), !isTight(.comma, at: index + 1)
    else { return nil }
    return Match(value: digits.value, end: index + 1)
  }

  /// Years from this one by the word just before a month: "next March".
  private func relation(before index: Int) -> Int? {
    if lattice.has(.next, before: index) { return 1 }
    if lattice.has(.last, before: index) { return -1 }
    return lattice.has(.this, before: index) ? 0 : nil
  }

  private func isAfterPreposition(_ index: Int) -> Bool {
    lattice.has(.monthAnnouncers, at: index - 1)
      && [Keyword.in, .of, .until, .every, .from].contains { lattice.has($0, before: index) }
  }

  func dayOfMonth(at index: Int) -> (value: Int, isOrdinal: Bool, end: Int)? {
    if let ordinal = ordinal(at: index), (1...31).contains(ordinal.value),
      lattice.kind(index) != .han
    {
      return (ordinal.value, true, ordinal.end)
    }
    if let digits = lattice.digits(at: index), digits.count <= 2, (1...31).contains(digits.value),
      !isTight(.dot, at: index + 1) || lattice.kind(index + 2) != .number
    {
      return (digits.value, false, index + 1)
    }
    guard lattice.kind(index) == .word, let number = integer(at: index, in: 1...31) else {
      return nil
    }
    return (number.value, false, number.end)
  }

  /// Whether "5th" is a day: after "on", "by", "until", "from" with or without "the".
  private func isDayOfMonth(_ start: Int) -> Bool {
    let index = lattice.has(.the, before: start) ? start - 1 : start
    return lattice.has(.dayAnnouncers, at: index - 1)
      && [Keyword.on, .until, .from, .at].contains { lattice.has($0, before: index) }
  }
}
