import CivilTime
import IntentSchema

extension Grammar {
  /// Appends the readings of a moment: its date or time, and beside it the span of a part of the
  /// day.
  func append(_ moment: Match<MomentReading>, from start: Int, to all: inout [Reading]) {
    let tokens = start..<moment.end
    let reading = moment.value
    if let problem = reading.problem {
      all.append(Reading(reading.isDateOnly ? .date : .datetime, tokens, .impossible(problem)))
      return
    }
    if reading.isDateOnly {
      guard let date = reading.date else { return }
      all.append(
        Reading(.date, tokens, .date(date.date, or: date.other, grain: date.grain), isTwin: true))
      if let span = date.span { all.append(range(span, tokens)) }
      return
    }
    let times = times(of: reading)
    let grain = reading.exact?.grain ?? reading.clock?.grain ?? .hour
    let hasDate = reading.date != nil || reading.exact != nil || reading.part != nil
    all.append(
      Reading(
        hasDate ? .datetime : .time, tokens,
        .time(times.preferred, or: times.other, grain: grain), isTwin: true))
    if let part = reading.part { all.append(range(bounds(of: part, reading), tokens)) }
  }

  private func range(_ span: Range<CivilDateTime>, _ tokens: Range<Int>) -> Reading {
    Reading(
      .range, tokens, .times(from: span.lowerBound, to: span.upperBound, grain: .hour),
      isTwin: true)
  }
}
