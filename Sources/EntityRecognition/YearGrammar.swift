import CivilTime
import IntentSchema
import TextAnalysis

extension Grammar {
  /// A year after a month or a comma: four digits, two after an apostrophe or "of", or words.
  func year(at index: Int) -> Match<Int>? {
    let start = lattice.skipping(.comma, at: index)
    if let year = fourDigits(at: start) { return year }
    if let mark = lattice.skip(.apostrophe, at: start), let digits = lattice.digits(at: mark),
      digits.count == 2
    {
      return Match(value: Grammar.fullYear(digits.value, digits: 2), end: mark + 1)
    }
    if lattice.has(.of, before: start), let digits = lattice.digits(at: start), digits.count == 2,
      digits.value > 31
    {
      return Match(value: Grammar.fullYear(digits.value, digits: 2), end: start + 1)
    }
    return yearInWords(at: start)
  }

  /// Four digits of a year that nothing makes another number.
  func fourDigits(at start: Int) -> Match<Int>? {
    guard let digits = lattice.digits(at: start), digits.count == 4,
      (1000...2999).contains(digits.value), lattice.skip(.colon, at: start + 1) == nil,
      !isTight(.dot, at: start + 1) || lattice.kind(start + 2) != .number,
      !isTight(.comma, at: start + 1) || lattice.kind(start + 2) != .number
    else { return nil }
    return Match(value: digits.value, end: start + 1)
  }

  /// "nineteen ninety six", "twenty twenty", "two thousand and five", "seventeen hundred thirty".
  private func yearInWords(at start: Int) -> Match<Int>? {
    guard lattice.has(.yearWords, at: start) else { return nil }
    if let number = integer(at: start, in: 1100...2999), number.end > start + 1,
      lattice.kind(number.end - 1) == .word
    {
      return number
    }
    guard let century = smallOrTens(at: start), (11...20).contains(century.value),
      let rest = smallOrTens(at: century.end), (10...99).contains(rest.value)
    else { return nil }
    let joint = isTight(.hyphen, at: rest.end) ? rest.end + 1 : rest.end
    guard rest.value % 10 == 0, let ones = smallOrTens(at: joint), ones.value < 10, ones.value > 0
    else { return Match(value: century.value * 100 + rest.value, end: rest.end) }
    return Match(value: century.value * 100 + rest.value + ones.value, end: ones.end)
  }

  private func smallOrTens(at index: Int) -> Match<Int>? {
    lattice.first(of: .yearWords, at: index) {
      switch $0 {
      case .small(let value), .tens(let value): value
      default: nil
      }
    }
  }

  /// A date that a year, a quarter, a half, a season or a decade is.
  func yearDate(at start: Int, isExpected: Bool) -> Match<DateReading>? {
    guard lattice.kind(start) == .number || lattice.has(.yearBeginnings, at: start) else {
      return nil
    }
    if let word = lattice.skip(.yearWord, at: start) {
      let index = lattice.skipping(.of, at: word)
      if let year = fourDigits(at: index) ?? yearInWords(at: index) { return dated(year) }
    }
    if let part = partOfYear(at: start) { return part }
    if let decade = decade(at: start) { return decade }
    guard let year = fourDigits(at: start) ?? yearInWords(at: start) else { return nil }
    let joint = isTight(.hyphen, at: year.end) ? year.end + 1 : year.end
    if let part = partOfYear(at: joint, of: year.value) { return part }
    if let month = hyphenatedMonth(after: year) { return month }
    guard isExpected || isYearAnnounced(start, end: year.end) else { return nil }
    return dated(year)
  }

  private func dated(_ year: Match<Int>) -> Match<DateReading>? {
    CivilDate(year: year.value, month: 1, day: 1).map {
      Match(value: DateReading(date: $0, grain: .year, hasYear: true), end: year.end)
    }
  }

  /// `2015-12`, `2015/12`, with two digits for the month.
  private func hyphenatedMonth(after year: Match<Int>) -> Match<DateReading>? {
    guard isTight(.hyphen, at: year.end) || isTight(.slash, at: year.end),
      let month = lattice.digits(at: year.end + 1), month.count == 2,
      !isTight(.hyphen, at: year.end + 2), !isTight(.slash, at: year.end + 2),
      lattice.kind(year.end - 2) != .symbol || lattice.isSpaced(year.end - 1),
      let date = CivilDate(year: year.value, month: month.value, day: 1)
    else { return nil }
    return Match(
      value: DateReading(date: date, grain: .month, hasYear: true), end: year.end + 2)
  }

  /// Whether a preposition makes four digits a year, and no noun makes them a count.
  private func isYearAnnounced(_ start: Int, end: Int) -> Bool {
    let next = lattice.kind(end)
    guard
      next == nil || next == .symbol || lattice.has(.afterYear, at: end) || isFunctionWord(end)
    else { return false }
    if isThorough, lattice.skip(.orLater, at: end) != nil { return true }
    guard !(lattice.skip(.hyphen, at: end) != nil && lattice.kind(end + 1) == .number) else {
      return false
    }
    if isThorough, isAnnounced(start) {
      return true
    }
    // "2007 and 2009": what is said of the first is said of the second.
    return isThorough && lattice.has(.and, before: start) && fourDigits(at: start - 2) != nil
      && lattice.has(.yearAnnouncers, at: start - 3)
  }

  /// Whether a word stands at a token that no count is followed by.
  private func isFunctionWord(_ index: Int) -> Bool {
    let words: [StaticString] = [
      "but", "he", "she", "we", "they", "i", "it", "is", "was", "were", "will", "for", "with",
      "which",
      "who", "there", "had", "has", "have", "as", "when", "because", "so", "then", "not", "the",
      "a",
      "or", "that",
    ]
    return words.contains { lattice.text.isTokenAt(index, $0) }
  }

  private func isAnnounced(_ start: Int) -> Bool {
    let words: [Keyword] = [
      .in, .from, .until, .beforeOpen, .afterOpen, .sinceOpen, .untilOpen, .of, .between, .lasting,
    ]
    return words.contains { word in
      (1...3).contains { lattice.skip(word, at: start - $0) == start }
    }
  }

  /// "Q1", "second quarter of 2018", 上半年, "summer", with a year or without.
  private func partOfYear(at start: Int, of year: Int? = nil) -> Match<DateReading>? {
    guard
      let part = lattice.first(
        .partOfYear, at: start,
        { meaning -> Meaning? in
          switch meaning {
          case .quarterOf, .halfOf, .season: meaning
          default: nil
          }
        })
    else { return nil }
    var (year, end) = (year, part.end)
    if year == nil {
      let index = lattice.skipping(.of, at: lattice.skipping(.comma, at: end))
      if let after = fourDigits(at: index) {
        (year, end) = (after.value, after.end)
      } else if let period = period(at: index), period.value.grain == .year, index > end {
        (year, end) = (period.value.date.year, period.end)
      }
    }
    return reading(of: part.value, in: year).map { Match(value: $0, end: end) }
  }

  /// The days of a part of a year; without a year, of this one, or a season that isn't over.
  func reading(of part: Meaning, in year: Int?) -> DateReading? {
    let first = CivilDate(year: year ?? today.year, month: 1, day: 1) ?? today.firstOfYear
    switch part {
    case .quarterOf(let quarter):
      return DateReading(
        date: first.adding(months: 3 * (quarter - 1)), grain: .quarter, hasYear: year != nil)
    case .halfOf(.year, let half):
      let start = first.adding(months: 6 * (half - 1))
      return span(from: start, to: start.adding(months: 6), grain: .month)
    case .halfOf(_, let half):
      let start = half == 1 ? today.firstOfMonth : today.firstOfMonth.adding(days: 15)
      let end = half == 1 ? start.adding(days: 15) : today.firstOfMonth.adding(months: 1)
      return span(from: start, to: end, grain: .day)
    case .season(let season):
      // The astronomical seasons of the north, to a day: 20 March, 21 June, 23 September and
      // 21 December.
      let starts = [(3, 20), (6, 21), (9, 23), (12, 21), (3, 20)]
      for candidate in (first.year - 1)...(first.year + 1) {
        let endYear = season == 3 ? candidate + 1 : candidate
        guard
          let from = CivilDate(year: candidate, month: starts[season].0, day: starts[season].1),
          let to = CivilDate(year: endYear, month: starts[season + 1].0, day: starts[season + 1].1)
        else { continue }
        let isWanted = year.map { $0 == candidate } ?? (to > today)
        if isWanted { return span(from: from, to: to, grain: .day) }
      }
      return nil
    default: return nil
    }
  }

  /// A span of whole days as a date.
  func span(from: CivilDate, to: CivilDate, grain: Grain) -> DateReading {
    DateReading(
      date: from, grain: grain,
      span: CivilDateTime(from)..<max(CivilDateTime(to), CivilDateTime(from)), hasYear: true)
  }

  /// "1990s", "the nineties", 九十年代, 十九世纪七十年代, "21st century".
  private func decade(at start: Int) -> Match<DateReading>? {
    if isThorough || lattice.has(.the, before: start),
      let tens = lattice.first(
        .partOfYear, at: start,
        { meaning -> Int? in if case .decade(let tens) = meaning { tens } else { nil } })
    {
      return tenYears(from: 1900 + tens.value, end: tens.end)
    }
    if let century = century(at: start) {
      guard let years = integer(at: century.end, in: 10...90), years.value % 10 == 0,
        let end = lattice.skip(.decadeOf, at: years.end), lattice.kind(end - 1) == .han
      else {
        let from = CivilDate(year: century.value, month: 1, day: 1)
        return from.map {
          Match(value: span(from: $0, to: $0.adding(years: 100), grain: .year), end: century.end)
        }
      }
      return tenYears(from: century.value + years.value, end: end)
    }
    guard lattice.mentions(.decadeWords), let digits = integer(at: start, in: 10...2990),
      digits.value % 10 == 0,
      let end = lattice.skip(.decadeOf, at: digits.end),
      lattice.kind(start) == .han || lattice.digits(at: start) != nil,
      lattice.kind(end - 1) == .han || digits.value >= 1000 || digits.value >= 60 && isThorough
    else { return nil }
    if digits.value >= 1000 { return tenYears(from: digits.value, end: end) }
    guard digits.value < 100 else { return nil }
    return tenYears(from: (digits.value >= 30 ? 1900 : 2000) + digits.value, end: end)
  }

  private func tenYears(from year: Int, end: Int) -> Match<DateReading>? {
    CivilDate(year: year, month: 1, day: 1).map {
      Match(value: span(from: $0, to: $0.adding(years: 10), grain: .year), end: end)
    }
  }

  /// The first year of a century, as people count them: the 21st begins with 2000.
  private func century(at start: Int) -> Match<Int>? {
    guard lattice.mentions(.centuryWords) else { return nil }
    if let number = integer(at: start, in: 1...29), lattice.kind(number.end - 1) == .han,
      let end = lattice.skip(.shiJi, at: number.end)
    {
      return Match(value: (number.value - 1) * 100, end: end)
    }
    guard let number = ordinal(at: start), (1...29).contains(number.value),
      let end = lattice.skip(.shiJi, at: number.end)
    else { return nil }
    return Match(value: (number.value - 1) * 100, end: end)
  }
}
