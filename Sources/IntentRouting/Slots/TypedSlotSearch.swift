import CivilTime
import IntentSchema
import KeywordMatching
import TextAnalysis

/// Gives the entities of an utterance to the typed slots of an intent.
struct TypedSlotSearch {
  /// A slot's value with the positions it takes.
  struct Found {
    var slot: FilledSlot
    var positions: [Range<Int>]
    /// Why there is no such date or time.
    var problem: Entity.Problem?

    /// Whether a position is among them.
    func covers(_ position: Int) -> Bool { positions.contains { $0.contains(position) } }
  }

  private let slots: [SlotDefinition]
  private let reading: SlotFiller.Reading
  private let context: RoutingContext
  /// What was found, by the index of the slot.
  private(set) var found: [Int: Found] = [:]

  init(slots: [SlotDefinition], reading: SlotFiller.Reading, context: RoutingContext) {
    self.slots = slots
    self.reading = reading
    self.context = context
  }

  /// Fills the slots: first those that phrases mark, then the others in their order.
  mutating func run() {
    for hit in reading.hits {
      for fill in reading.fills[hit.fills] where found[fill.slot] == nil {
        guard !isNegativeLength(reading.entities[fill.entity]),
          !isPart(reading.entities[fill.entity], ofValueFor: fill.slot)
        else { continue }
        take(completed(reading.entities[fill.entity], for: slots[fill.slot]), for: fill.slot)
      }
    }
    guard !reading.entities.isEmpty else { return }
    for index in slots.indices where found[index] == nil && !slots[index].type.takesWords {
      let chosen = choose(for: slots[index])
      if !chosen.isEmpty { take(chosen, for: index) }
    }
  }

  /// Whether an entity is only a part of one that another slot takes: the foot in "5 foot 11".
  private func isPart(_ entity: Entity, ofValueFor slot: Int) -> Bool {
    reading.entities.contains { other in
      other.tokens.count > entity.tokens.count && other.tokens.contains(entity.tokens.lowerBound)
        && entity.tokens.upperBound <= other.tokens.upperBound
        && slots.indices.contains { $0 != slot && slots[$0].type.accepts(other) }
    }
  }

  /// A marked entity with what was said of the same moment before the phrase: the tomorrow of
  /// "tomorrow remind me at 5", the weekdays of "every weekday alarm at 7".
  private func completed(_ marked: Entity, for slot: SlotDefinition) -> [Entity] {
    guard slot.type == .entity(.datetime), marked.problem == nil else { return [marked] }
    let twin = reading.entities.first { $0.kind == .recurrence && $0.tokens == marked.tokens }
    if let twin { return withEnd(twin) }
    if let repeated = reading.entities.last(where: {
      end(of: $0)?.source.upperBound == marked.source.upperBound
    }) {
      return withEnd(repeated)
    }
    let taken = found.values.flatMap(\.positions)
    let other = reading.entities.first { other in
      let place = reading.positions.positions(of: other.tokens)
      return other.source.upperBound <= marked.source.lowerBound
        && joined(other, marked) != nil && !taken.contains { $0.overlaps(place) }
    }
    if let other { return [other, marked] }
    // "Tomorrow" at the beginning and "at 9am" at the end are one moment.
    let later = reading.entities.first { other in
      let place = reading.positions.positions(of: other.tokens)
      return other.source.lowerBound >= marked.source.upperBound && joined(marked, other) != nil
        && !taken.contains { $0.overlaps(place) } && endsRequest(place.upperBound)
    }
    return later.map { [marked, $0] } ?? [marked]
  }

  /// Whether nothing but fillers stands from a position on.
  private func endsRequest(_ position: Int) -> Bool {
    reading.fillers[position...].allSatisfy(\.self)
  }

  /// A repeated time with the day on which it ends, if that is said.
  private func withEnd(_ repeated: Entity) -> [Entity] {
    end(of: repeated).map { [repeated, $0] } ?? [repeated]
  }

  /// The day on which something stops to repeat, with the word that says so: the "until friday" of
  /// "every day at 9 until friday".
  private func end(of repeated: Entity) -> Entity? {
    guard repeated.kind == .recurrence else { return nil }
    for var day in reading.entities
    where day.tokens.lowerBound > repeated.tokens.upperBound && day.problem == nil
      && (day.kind == .date || day.kind == .datetime)
    {
      var first = day.tokens.lowerBound
      while first > repeated.tokens.upperBound, day.tokens.lowerBound - first < 2,
        Self.endings.contains(reading.text.text(of: reading.text.tokens[first - 1]))
      {
        first -= 1
      }
      guard first < day.tokens.lowerBound else { continue }
      day.source = reading.text.tokens[first].source.lowerBound..<day.source.upperBound
      day.tokens = first..<day.tokens.upperBound
      return day
    }
    return nil
  }

  private static let endings: Set<String> = ["until", "till", "til", "through", "直", "到", "至"]

  private mutating func take(_ entities: [Entity], for index: Int) {
    guard let first = entities.first else { return }
    let value =
      (entities.count > 1 ? joined(entities[0], entities[1]) : nil)
      ?? value(of: first, for: slots[index])
    let start = entities.map(\.source.lowerBound).min() ?? first.source.lowerBound
    let end = entities.map(\.source.upperBound).max() ?? first.source.upperBound
    found[index] = Found(
      slot: FilledSlot(
        name: slots[index].name, value: value, text: reading.text.typed(start..<end),
        source: start..<end),
      positions: entities.map { reading.positions.positions(of: $0.tokens) },
      problem: first.problem)
  }

  /// The entity for a slot: the most specific and longest that is free; for a moment a date and a
  /// time that stand apart are one.
  private func choose(for slot: SlotDefinition) -> [Entity] {
    let taken = found.values.flatMap(\.positions)
    let free = reading.entities.filter { entity in
      let place = reading.positions.positions(of: entity.tokens)
      return (slot.type.accepts(entity) || otherValue(of: entity, for: slot) != nil)
        && !isNegativeLength(entity) && !place.isEmpty && !taken.contains { $0.overlaps(place) }
    }
    // What names a day of another calendar can't be told without it.
    let unknown = free.first { $0.problem == .otherCalendar }
    guard let best = unknown ?? free.max(by: { rank($0, for: slot) < rank($1, for: slot) }) else {
      return []
    }
    guard slot.type == .entity(.datetime), best.problem == nil else { return [best] }
    if best.kind == .recurrence, end(of: best) != nil { return withEnd(best) }
    for other in free {
      if joined(best, other) != nil { return [best, other] }
      if joined(other, best) != nil { return [other, best] }
    }
    return [best]
  }

  private func rank(_ entity: Entity, for slot: SlotDefinition) -> Int {
    // A repeated time is a moment too, and says more of it.
    let isRepeated = slot.type == .entity(.datetime) && entity.kind == .recurrence
    let exactness = isRepeated ? 2 << 40 : slot.type == .entity(entity.kind) ? 1 << 40 : 0
    return exactness + entity.source.count << 20 - entity.source.lowerBound
  }

  /// A date or the days on which something repeats, and a time of day, as one moment.
  private func joined(_ date: Entity, _ time: Entity) -> SlotValue? {
    guard time.kind == .time, case .temporal(let moment, let grain) = time.value,
      let clock = Timestamp(moment, in: context.timeZone)?.civil.time
    else { return nil }
    switch date.value {
    case .temporal(let day, _) where date.kind == .date:
      return at(clock, on: day).map { .temporal($0, grain: grain) }
    case .recurrence(let first, let step, let days) where first.utf8.count == dateLength:
      return at(clock, on: first).map { .recurrence(first: $0, every: step, days: days) }
    default: return nil
    }
  }

  private func at(_ clock: TimeOfDay, on day: String) -> String? {
    guard let date = Timestamp(day, in: context.timeZone)?.civil.date else { return nil }
    let instant = context.timeZone.milliseconds(of: CivilDateTime(date, clock))
    return Timestamp(milliseconds: instant, in: context.timeZone).description
  }

  /// The length of `2026-01-31`, a date without a time.
  private var dateLength: Int { 10 }

  /// Whether a length has a minus before it: nothing runs for -5 minutes.
  private func isNegativeLength(_ entity: Entity) -> Bool {
    guard entity.kind == .duration,
      let first =
        reading.text.tokens.indices.contains(
          entity.tokens.lowerBound - 1) ? reading.text.tokens[entity.tokens.lowerBound - 1] : nil
    else { return false }
    let word = reading.text.text(of: first)
    let isTight = !reading.text.tokens[entity.tokens.lowerBound].followsSpace
    return ["minus", "负"].contains(word) || (word == "-" && isTight && first.followsSpace)
  }

  /// The reading of an entity that a slot takes.
  private func value(of entity: Entity, for slot: SlotDefinition) -> SlotValue {
    slot.type.accepts(entity) ? entity.value : otherValue(of: entity, for: slot) ?? entity.value
  }

  /// What an entity of another kind is worth to a slot: the moment "in ten minutes" is also the
  /// length of a timer, and "every Monday" is when something is to happen.
  private func otherValue(of entity: Entity, for slot: SlotDefinition) -> SlotValue? {
    switch (slot.type, entity.value) {
    case (.entity(.duration), .temporal(let text, _)) where entity.kind == .datetime:
      guard let moment = Timestamp(text, in: context.timeZone) else { return nil }
      let seconds = (moment.milliseconds - context.now + 500) / 1000
      return seconds > 0 ? .duration(CivilDuration(seconds: Int(seconds)).description) : nil
    case (.entity(.datetime), .recurrence): return entity.value
    default: return nil
    }
  }
}
