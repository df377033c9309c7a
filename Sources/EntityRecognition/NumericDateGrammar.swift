import CivilTime
import TextAnalysis

extension Grammar {
  /// A date in figures: `2026-03-03`, `3/12/2026`, `12/03`, `3.12.2026`.
  ///
  /// Between slashes and hyphens the month comes first, as in American English, unless that can't
  /// be; between dots the day does.
  func numericDate(at start: Int) -> Match<DateReading>? {
    guard lattice.mentions(.dateSigns) else { return nil }
    guard let first = lattice.digits(at: start), lattice.kind(start - 1) != .symbol || isFree(start)
    else { return nil }
    for separator in [Keyword.hyphen, .slash, .dot] where isTight(separator, at: start + 1) {
      guard let second = lattice.digits(at: start + 2), second.count <= 2 else { return nil }
      guard isTight(separator, at: start + 3), let third = lattice.digits(at: start + 4) else {
        return separator == .slash && first.count <= 2
          ? monthAndDay(first.value, second.value, end: start + 3) : nil
      }
      guard !isTight(separator, at: start + 5) else { return nil }
      let date =
        first.count == 4
        ? CivilDate(year: first.value, month: second.value, day: third.value)
        : dateWithYear(first.value, second.value, third, isDayFirst: separator == .dot)
      return date.map { Match(value: DateReading(date: $0), end: start + 5) }
    }
    return nil
  }

  private func isFree(_ start: Int) -> Bool {
    lattice.isSpaced(start)
      || lattice.skip(.slash, at: start - 1) == nil
        && lattice.skip(.dot, at: start - 1) == nil
        && (lattice.skip(.hyphen, at: start - 1) == nil || isTight(.slash, at: start + 1))
  }

  private func monthAndDay(_ first: Int, _ second: Int, end: Int) -> Match<DateReading>? {
    let date = coming(month: first, day: second) ?? coming(month: second, day: first)
    return date.map { Match(value: DateReading(date: $0), end: end) }
  }

  private func dateWithYear(
    _ first: Int, _ second: Int, _ third: (value: Int, count: Int), isDayFirst: Bool
  ) -> CivilDate? {
    guard third.count == 4 || (third.count == 2 && !isDayFirst) else { return nil }
    let year = Grammar.fullYear(third.value, digits: third.count)
    let monthFirst = CivilDate(year: year, month: first, day: second)
    let dayFirst = CivilDate(year: year, month: second, day: first)
    return isDayFirst ? dayFirst ?? monthFirst : monthFirst ?? dayFirst
  }
}
