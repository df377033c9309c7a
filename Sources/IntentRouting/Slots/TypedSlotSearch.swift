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
        take([reading.entities[fill.entity]], for: fill.slot)
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

  private mutating func take(_ entities: [Entity], for index: Int) {
    guard let first = entities.first else { return }
    let value =
      entities.count > 1 ? joined(entities[0], entities[1]) : value(of: first, for: slots[index])
    let start = entities.map(\.source.lowerBound).min() ?? first.source.lowerBound
    let end = entities.map(\.source.upperBound).max() ?? first.source.upperBound
    found[index] = Found(
      slot: FilledSlot(
        name: slots[index].name, value: value, text: reading.text.typed(start..<end),
        source: start..<end),
      positions: entities.map { reading.positions.positions(of: $0.tokens) })
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
    guard let best = free.max(by: { rank($0, for: slot) < rank($1, for: slot) }) else { return [] }
    guard slot.type == .entity(.datetime) else { return [best] }
    let wanted: EntityKind? = best.kind == .date ? .time : best.kind == .time ? .date : nil
    guard let wanted, let other = free.first(where: { $0.kind == wanted }) else { return [best] }
    return best.kind == .date ? [best, other] : [other, best]
  }

  private func rank(_ entity: Entity, for slot: SlotDefinition) -> Int {
    let isExact = slot.type == .entity(entity.kind)
    return (isExact ? 1 << 40 : 0) + entity.source.count << 20 - entity.source.lowerBound
  }

  /// A date and a time of day as one moment.
  private func joined(_ date: Entity, _ time: Entity) -> SlotValue {
    guard case .temporal(let day, _) = date.value,
      case .temporal(let moment, let grain) = time.value,
      let when = Timestamp(day, in: context.timeZone)?.civil.date,
      let clock = Timestamp(moment, in: context.timeZone)?.civil.time
    else { return date.value }
    let instant = context.timeZone.milliseconds(of: CivilDateTime(when, clock))
    return .temporal(
      Timestamp(milliseconds: instant, in: context.timeZone).description, grain: grain)
  }

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
