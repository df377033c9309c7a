public import IntentRouting
public import IntentSchema

/// One thing the agent says.
public struct Reply: Sendable, Hashable {
  /// What sort of thing it is.
  public enum Kind: String, Sendable, Hashable {
    /// What a skill gave back.
    case answer
    /// Something the agent wants to know.
    case question
    /// Something went wrong.
    case error
    /// Something to know.
    case notice
  }

  /// What is said; may have several lines.
  public var text: String
  /// The skill that says it, if one does.
  public var skill: String?
  /// What sort of thing it is.
  public var kind: Kind

  /// Creates a reply.
  ///
  /// - Parameters:
  ///   - text: what is said.
  ///   - skill: the skill that says it.
  ///   - kind: what sort of thing it is.
  public init(_ text: String, skill: String? = nil, kind: Kind) {
    self.text = text
    self.skill = skill
    self.kind = kind
  }
}

/// What became of one line of the user.
public struct TurnReport: Sendable {
  /// The number of the turn, from 1; 0 for a line that was refused.
  public var turn: Int
  /// The line.
  public var text: String
  /// What it was decided to mean, of the stage `form` for the answer to a question; nil for a line
  /// that was refused or that chose none of the options it was asked about.
  public var decision: RoutingDecision?
  /// The last stage that ran; `form` for a line that answered a question.
  public var stage: RoutingDecision.Stage?
  /// The intent it belongs to.
  public var intent: String?
  /// The slots of the intent, as far as they are known.
  public var slots: [FilledSlot]
  /// What the agent says, in order.
  public var replies: [Reply]
  /// The runs of skills, in the order they ended up in.
  public var runs: [RunRecord]
  /// The language of the turn.
  public var language: Language
  /// Whether the turn was cancelled.
  public var isCancelled: Bool

  init(turn: Int, text: String, language: Language) {
    self.turn = turn
    self.text = text
    self.language = language
    slots = []
    replies = []
    runs = []
    isCancelled = false
  }
}

/// What a turn would do.
public struct TurnPlan: Sendable {
  /// What the line means.
  public var decision: RoutingDecision
  /// The intent it belongs to; that of the open form if the line answers it.
  public var intent: String?
  /// The slots of the intent, defaults included.
  public var slots: [FilledSlot]
  /// The required slots that would be asked for.
  public var missing: [String]
  /// The identifiers of the skills in the order they would be tried.
  public var skills: [String]
}
