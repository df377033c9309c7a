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
  }

  private let slots: [SlotDefinition]
  private let reading: SlotFiller.Reading
  private let timeZone: TimeZoneRules
  /// What was found, by the index of the slot.
  private(set) var found: [Int: Found] = [:]

  init(slots: [SlotDefinition], reading: SlotFiller.Reading, timeZone: TimeZoneRules) {
    self.slots = slots
    self.reading = reading
    self.timeZone = timeZone
  }

  /// Fills the slots: first those that phrases mark, then the others in their order.
  mutating func run() {
    for hit in reading.hits {
      for fill in hit.fills {
        guard let index = slots.firstIndex(where: { $0.name == fill.slot }), found[index] == nil
        else { continue }
        take([reading.entities[fill.entity]], for: index)
      }
    }
    for index in slots.indices where found[index] == nil && !slots[index].type.takesWords {
      let chosen = choose(for: slots[index])
      if !chosen.isEmpty { take(chosen, for: index) }
    }
  }

  private mutating func take(_ entities: [Entity], for index: Int) {
    guard let first = entities.first else { return }
    let value =
      entities.count > 1 ? joined(entities[0], entities[1]) : first.value(for: slots[index])
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
      return entity.canFill(slot) && !place.isEmpty && !taken.contains { $0.overlaps(place) }
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
      let when = Timestamp(day, in: timeZone)?.civil.date,
      let clock = Timestamp(moment, in: timeZone)?.civil.time
    else { return date.value }
    let instant = timeZone.milliseconds(of: CivilDateTime(when, clock))
    return .temporal(Timestamp(milliseconds: instant, in: timeZone).description, grain: grain)
  }
}

extension Entity {
  /// Whether the entity can fill a slot, by its preferred reading or another one.
  func canFill(_ slot: SlotDefinition) -> Bool {
    slot.type.accepts(self) || otherValue(for: slot) != nil
  }

  /// The reading that the slot takes.
  func value(for slot: SlotDefinition) -> SlotValue {
    slot.type.accepts(self) ? value : otherValue(for: slot) ?? value
  }

  /// "In ten minutes" is a moment, and also the length of a timer.
  private func otherValue(for slot: SlotDefinition) -> SlotValue? {
    guard slot.type == .entity(.duration) else { return nil }
    return alternatives.first { if case .duration = $0 { true } else { false } }
  }
}
