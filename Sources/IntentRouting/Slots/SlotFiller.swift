import CivilTime
import EntityRecognition
import IntentSchema
import KeywordMatching
import TextAnalysis

/// Finds the values of an intent's slots in an utterance.
///
/// In this order: what the phrases of the keyword tables mark, entities of the slot's type, and for
/// free text the words learnt from the training utterances or what no phrase covers. What is found
/// is always a span of what was typed.
struct SlotFiller: Sendable {
  /// An utterance and what was found in it.
  ///
  /// A class because each search for a slot holds it, and its parts would be copied for each.
  final class Reading: Sendable {
    let text: TokenizedText
    let positions: TokenPositions
    let entities: [Entity]
    /// The hits that count for the intent, the best first.
    let hits: [SignalHit]
    /// The typed slots of all hits.
    let fills: [SignalHit.Fill]
    let fillers: [Bool]

    init(
      _ utterance: UtteranceReading, hits: [SignalHit] = [], fills: [SignalHit.Fill] = [],
      fillers: [Bool]
    ) {
      text = utterance.text
      positions = utterance.positions
      entities = utterance.entities
      self.hits = hits
      self.fills = fills
      self.fillers = fillers
    }
  }

  /// What was found.
  struct Filling {
    var slots: [FilledSlot] = []
    var missing: [String] = []
    var rejected: [RejectedSlot] = []
  }

  let catalogue: Catalogue
  let table: KeywordTable
  let carriers: CarrierTable

  /// Fills the slots of an intent.
  ///
  /// - Parameters:
  ///   - intent: the intent, as an index into the catalogue.
  ///   - reading: the utterance and what was found in it.
  ///   - context: the circumstances, to join a date with a time and to count from now.
  /// - Returns: the filled slots, and what is missing or refused.
  /// - Complexity: O(*n* · *c*) in the number of tokens and of the intent's carriers.
  func fill(_ intent: Int, from reading: Reading, at context: RoutingContext) -> Filling {
    let definition = catalogue.intents[intent]
    guard !definition.slots.isEmpty else { return Filling() }
    var typed = TypedSlotSearch(slots: definition.slots, reading: reading, context: context)
    typed.run()
    let free = FreeTextSearch(
      intent: intent, slots: definition.slots, reading: reading, typed: typed.found,
      table: table, carriers: carriers)
    var filling = Filling()
    for (index, slot) in definition.slots.enumerated() {
      if let found = typed.found[index], let problem = found.problem {
        reject(found.slot, because: problem, in: &filling, isMissing: slot.isRequired)
        continue
      }
      let found = slot.type.takesWords ? free.find(slot, at: index) : typed.found[index]?.slot
      add(found, to: slot, in: &filling)
    }
    return filling
  }

  private func reject(
    _ said: FilledSlot, because problem: Entity.Problem, in filling: inout Filling,
    isMissing: Bool
  ) {
    filling.rejected.append(
      RejectedSlot(name: said.name, text: said.text, reason: problem.objection(to: said.text)))
    if isMissing { filling.missing.append(said.name) }
  }

  private func add(_ found: FilledSlot?, to slot: SlotDefinition, in filling: inout Filling) {
    if let found {
      guard let reason = SlotBounds(slot).objection(to: found.value) else {
        filling.slots.append(found)
        return
      }
      filling.rejected.append(RejectedSlot(name: slot.name, text: found.text, reason: reason))
    }
    if let value = slot.defaultValue, filling.rejected.last?.name != slot.name {
      filling.slots.append(FilledSlot(name: slot.name, value: value, text: ""))
    } else if slot.isRequired {
      filling.missing.append(slot.name)
    }
  }
}

extension SlotFiller.Reading {
  /// Whether a colon stands before a position: what follows is meant word for word.
  ///
  /// - Complexity: O(*n*) in the number of tokens.
  func followsColon(_ position: Int) -> Bool {
    let source = positions.tokens[position].source
    guard let index = text.tokens.firstIndex(where: { $0.source == source }), index > 0
    else { return false }
    return text.isSymbol(text.tokens[index - 1], ":")
  }
}

extension SlotType {
  /// Whether a slot of this type takes words rather than an entity.
  var takesWords: Bool {
    switch self {
    case .text, .choice: true
    case .entity, .quantity, .list: false
    }
  }
}
