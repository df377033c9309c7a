public import IntentSchema

/// What an answer to the question for a slot comes to.
public enum SlotAnswer: Sendable, Hashable {
  /// The answer fills the slot.
  case filled(FilledSlot)
  /// The answer is of the right sort but not allowed; the reason is for the user.
  case invalid(reason: LocalizedText)
  /// The answer holds nothing for the slot.
  case none
}
