public import IntentRouting
public import IntentSchema
public import SkillKit

/// Something the agent waits to be told.
public enum OpenQuestion: Sendable, Hashable {
  /// The value of a slot.
  case form(Form)
  /// Yes or no.
  case offer(FollowUp)
  /// Which of several intents was meant.
  case clarification([IntentMatch])
}

/// An intent that waits for its required slots.
public struct Form: Sendable, Hashable {
  /// How many answers that can't be used end a form.
  public static let attemptLimit = 3

  /// The intent.
  public var intent: String
  /// What was typed to ask for it.
  public var utterance: String
  /// The slots that are filled.
  public var slots: [FilledSlot]
  /// The required slots that aren't, in the order they are asked for.
  public var missing: [SlotDefinition]
  /// The slot that was answered last.
  public var answered: SlotDefinition?
  /// How many answers to the present question couldn't be used.
  public var attempts = 0
  /// Whether something else was asked since the question was put; the agent then says that it
  /// still waits.
  public var wasInterrupted = false
  /// Why values that were said already aren't allowed, by the name of their slot; said with the
  /// first question for it.
  public var objections: [String: LocalizedText] = [:]
  /// Whether the present question has been put to the user.
  public var isAsked = false

  /// Creates a form.
  ///
  /// - Parameters:
  ///   - intent: the intent.
  ///   - utterance: what was typed to ask for it.
  ///   - slots: the slots that are filled.
  ///   - missing: the required slots that aren't, in the order they are asked for.
  public init(
    intent: String, utterance: String, slots: [FilledSlot], missing: [SlotDefinition]
  ) {
    self.intent = intent
    self.utterance = utterance
    self.slots = slots
    self.missing = missing
  }

  /// The slot that is asked for.
  public var asked: SlotDefinition? { missing.first }
}
