import CivilTime
import IntentSchema
import TextAnalysis

extension Grammar {
  /// A week by its number or by a day in it: "week 10", "the week of april 10th", "w/c feb 4".
  func weekDate(at start: Int) -> Match<DateReading>? {
    guard lattice.mentions(.weekNames) else { return nil }
    if let after = lattice.skip(.weekOf, at: start) {
      guard let day = dayForWeek(at: lattice.skipping(.the, at: after)) else { return nil }
      return Match(value: week(of: day.value), end: day.end)
    }
    guard let word = lattice.skip(.weekWord, at: start),
      let number = lattice.digits(at: word), (1...53).contains(number.value),
      unitOfTime(at: word + 1) == nil
    else { return nil }
    let index = lattice.skipping(.of, at: lattice.skipping(.comma, at: word + 1))
    let year = fourDigits(at: index)
    guard let first = CivilDate(year: year?.value ?? today.year, month: 1, day: 4) else {
      return nil
    }
    let date = first.firstOfWeek.adding(days: 7 * (number.value - 1))
    return Match(value: week(of: date), end: year?.end ?? word + 1)
  }

  private func dayForWeek(at index: Int) -> Match<CivilDate>? {
    if let date = date(at: index), date.value.grain == .day {
      return Match(value: date.value.date, end: date.end)
    }
    guard let day = ordinal(at: index), let date = coming(day: day.value) else { return nil }
    return Match(value: date, end: day.end)
  }

  func week(of date: CivilDate) -> DateReading {
    DateReading(date: date.firstOfWeek, grain: .week, hasYear: true)
  }
}
