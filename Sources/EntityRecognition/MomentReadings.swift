import CivilTime
import IntentSchema

extension Grammar {
  /// The entities of a moment: its date or time, and beside it the span of a part of the day.
  func readings(of moment: Match<MomentReading>, from start: Int) -> [Reading] {
    let tokens = start..<moment.end
    let reading = moment.value
    if reading.isDateOnly, let date = reading.date {
      let value = SlotValue.temporal(date.date.description, grain: date.grain)
      let twin = date.span.map { self.range($0, grain: .hour, tokens) }
      return [Reading(.date, tokens, value, isTwin: true)] + (twin.map { [$0] } ?? [])
    }
    let times = times(of: reading).map(text)
    guard let first = times.first else { return [] }
    let grain = reading.exact?.grain ?? reading.clock?.grain ?? .hour
    let hasDate = reading.date != nil || reading.exact != nil
    var all = [
      Reading(
        hasDate || reading.part != nil ? .datetime : .time, tokens,
        .temporal(first, grain: grain),
        alternatives: times.dropFirst().map { .temporal($0, grain: grain) }, isTwin: true)
    ]
    if let part = reading.part {
      all.append(range(bounds(of: part, on: reading.date), grain: .hour, tokens))
    }
    return all
  }

  private func range(_ span: Range<CivilDateTime>, grain: Grain, _ tokens: Range<Int>) -> Reading {
    Reading(
      .range, tokens,
      .range(from: text(span.lowerBound), to: text(span.upperBound), grain: grain), isTwin: true)
  }
}
