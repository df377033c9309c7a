import CivilTime
import IntentSchema
import TextAnalysis

extension Grammar {
  /// The entity of a reading that was chosen.
  ///
  /// - Complexity: O(*n*) in the number of bytes typed.
  func entity(_ reading: Reading) -> Entity {
    var alternatives: [SlotValue] = []
    if case .time(_, .some(let other), let grain) = reading.value {
      alternatives = [.temporal(text(other), grain: grain)]
    }
    if case .date(_, .some(let other), let grain) = reading.value {
      alternatives = [.temporal(other.description, grain: grain)]
    }
    return Entity(
      kind: reading.kind, source: lattice.source(reading.tokens), tokens: reading.tokens,
      value: reading.problem == nil
        ? value(reading.value) : .text(lattice.text.typed(lattice.source(reading.tokens))),
      alternatives: alternatives, problem: reading.problem)
  }

  private func value(_ value: ReadingValue) -> SlotValue {
    switch value {
    case .number(let number): .number(number)
    case .boolean(let answer): .boolean(answer)
    case .typed(let tokens): .text(lattice.text.typed(lattice.source(tokens)))
    case .duration(let duration): .duration(duration.description)
    case .date(let date, _, let grain): .temporal(date.description, grain: grain)
    case .time(let time, _, let grain): .temporal(text(time), grain: grain)
    case .dates(let from, let to, let grain):
      .range(from: from.description, to: to.description, grain: grain)
    case .times(let from, let to, let grain):
      .range(from: text(from), to: text(to), grain: grain)
    case .recurrence(let first, let isDate, let step, let days):
      .recurrence(
        first: isDate ? first.date.description : text(first), every: step.description,
        days: days.signed)
    case .quantity(let amount, let unit): .quantity(amount, unit: unit.text)
    case .open(let from, let to, let isDate, let grain):
      .range(
        from: from.map { isDate ? $0.date.description : text($0) } ?? SlotValue.openEnd,
        to: to.map { isDate ? $0.date.description : text($0) } ?? SlotValue.openEnd, grain: grain)
    case .listed, .impossible: .text("")
    }
  }

  /// A time as ISO 8601 text at the zone's offset; of one that the clocks show twice, the coming one.
  private func text(_ time: CivilDateTime) -> String {
    let first = zone.milliseconds(of: time)
    let second = first &+ Self.hour
    let isPast = first <= instant && second > instant && zone.civil(at: second) == time
    return Timestamp(milliseconds: isPast ? second : first, in: zone).description
  }

  private static let hour: Int64 = 3_600_000
}
