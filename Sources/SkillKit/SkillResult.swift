public import IntentSchema

/// What a run of a skill gives back.
public struct SkillResult: Sendable, Hashable {
  /// What to say.
  public var output: Output
  /// What to change in the state.
  public var changes: [Change]
  /// An intent to go on with.
  public var followUp: FollowUp?
  /// Whether what was asked for is done; false for "there is no such timer" or a question back.
  public var isDone = true

  /// Creates a result.
  ///
  /// - Parameters:
  ///   - output: what to say.
  ///   - changes: what to change in the state.
  ///   - followUp: an intent to go on with.
  public init(output: Output, changes: [Change] = [], followUp: FollowUp? = nil) {
    self.output = output
    self.changes = changes
    self.followUp = followUp
  }

  /// Creates a result that says a text.
  ///
  /// - Parameters:
  ///   - text: the text, in the language of the turn; may have several lines.
  ///   - changes: what to change in the state.
  ///   - followUp: an intent to go on with.
  public init(_ text: String, changes: [Change] = [], followUp: FollowUp? = nil) {
    self.init(output: Output(text), changes: changes, followUp: followUp)
  }
}

extension SkillResult {
  /// The same result of a run that did nothing.
  public var undone: SkillResult {
    var result = self
    result.isDone = false
    return result
  }
}

/// What a skill says.
public struct Output: Sendable, Hashable {
  /// What the text is.
  public enum ContentType: String, Sendable, Hashable {
    case plain = "text/plain"
    case markdown = "text/markdown"
  }

  /// The text, in the language of the turn; may have several lines.
  public var text: String
  /// The same as named values, for programs.
  public var detail: [FilledSlot]
  /// What the text is.
  public var contentType: ContentType

  /// Creates an output.
  ///
  /// - Parameters:
  ///   - text: the text, in the language of the turn.
  ///   - detail: the same as named values, for programs.
  ///   - contentType: what the text is.
  public init(_ text: String, detail: [FilledSlot] = [], contentType: ContentType = .plain) {
    self.text = text
    self.detail = detail
    self.contentType = contentType
  }
}

/// An intent that a skill wants to go on with.
public struct FollowUp: Sendable, Hashable {
  /// The intent; a required slot that is missing is asked for.
  public var intent: String
  /// The slots that are known.
  public var slots: [FilledSlot]
  /// A yes-or-no question to ask first ("Save it as a note?"); nil goes on at once.
  public var offer: String?

  /// Creates a follow-up.
  ///
  /// - Parameters:
  ///   - intent: the intent to go on with.
  ///   - slots: the slots that are known.
  ///   - offer: a yes-or-no question to ask first, in the language of the turn.
  public init(intent: String, slots: [FilledSlot] = [], offer: String? = nil) {
    self.intent = intent
    self.slots = slots
    self.offer = offer
  }
}
