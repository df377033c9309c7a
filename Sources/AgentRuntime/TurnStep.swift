import IntentSchema
import SkillKit

/// One intent that a turn serves.
struct TurnStep: Sendable {
  /// What makes two steps the same.
  struct Key: Hashable {
    var intent: String
    var values: [String: SlotValue]
  }

  var intent: String
  var slots: [FilledSlot]
  var utterance: String
  /// The only skill to run, if it was asked for by name.
  var skill: String?
  /// Values that were said but aren't allowed, by the name of their slot.
  var reasons: [String: LocalizedText] = [:]
  /// The place among the steps of the turn.
  var index = 0

  var key: Key {
    Key(
      intent: intent,
      values: Dictionary(slots.map { ($0.name, $0.value) }) { first, _ in first })
  }
}
