public import IntentSchema

/// What an utterance was decided to mean.
public struct RoutingDecision: Sendable, Hashable {
  /// The kinds of decision.
  public enum Outcome: Sendable, Hashable {
    /// One intent.
    case matched(IntentMatch)
    /// Two or more intents that are about equally likely, best first.
    case ambiguous([IntentMatch])
    /// None; the candidates are only hints.
    case unmatched
  }

  /// The last stage that ran.
  public enum Stage: String, Sendable, Hashable {
    /// The utterance is a training utterance.
    case exact
    /// The keyword tables decided alone.
    case keyword
    /// The classifier was asked.
    case classifier
    /// The line answered a question of the agent.
    case form
  }

  /// The utterance, with invalid UTF-8 repaired.
  public var text: String
  /// The decision.
  public var outcome: Outcome
  /// The last stage that ran.
  public var stage: Stage
  /// The likeliest intents, best first, at most five.
  public var candidates: [IntentCandidate]
  /// The spelling corrections that routing used, in the order of the text.
  public var corrections: [SpellingCorrection]
  /// Whether it asks for something under a condition that can't be evaluated, so that it isn't
  /// matched.
  public var isConditional: Bool
  /// The requests of an utterance that makes several, in order, or the one that is meant where it
  /// corrects itself; empty for one request that is meant as it stands.
  ///
  /// Each has its own text. The decision itself is then that of the first, in bytes of the whole.
  public var parts: [RoutingDecision]

  /// Creates a decision.
  ///
  /// - Parameters:
  ///   - text: the utterance.
  ///   - outcome: the decision.
  ///   - stage: the last stage that ran.
  ///   - candidates: the likeliest intents, best first.
  ///   - corrections: the spelling corrections that routing used.
  ///   - isConditional: whether it asks for something under a condition.
  ///   - parts: the requests, if there are several or other words are meant.
  public init(
    text: String, outcome: Outcome, stage: Stage, candidates: [IntentCandidate] = [],
    corrections: [SpellingCorrection] = [], isConditional: Bool = false,
    parts: [RoutingDecision] = []
  ) {
    self.text = text
    self.outcome = outcome
    self.stage = stage
    self.candidates = candidates
    self.corrections = corrections
    self.isConditional = isConditional
    self.parts = parts
  }

  /// The match, where there is exactly one.
  public var match: IntentMatch? {
    if case .matched(let match) = outcome { match } else { nil }
  }
}

/// An intent that an utterance was matched to, with what it says about its slots.
public struct IntentMatch: Sendable, Hashable {
  /// The name of the intent.
  public var intent: String
  /// The calibrated probability that the intent is right, 0 to 1.
  public var confidence: Double
  /// The filled slots, in the order of the intent; defaults are among them.
  public var slots: [FilledSlot]
  /// The required slots without a value, in the order of the intent.
  public var missing: [String]
  /// Values that were said but aren't allowed, with the reason.
  public var rejected: [RejectedSlot]
  /// Whether strong phrases of the intent, none with free text, take the whole utterance, fillers
  /// aside: such a line is about the intent wherever it is said.
  public var isWhole: Bool

  /// Creates a match.
  ///
  /// - Parameters:
  ///   - intent: the name of the intent.
  ///   - confidence: the calibrated probability that it is right.
  ///   - slots: the filled slots.
  ///   - missing: the required slots without a value.
  ///   - rejected: values that were said but aren't allowed.
  ///   - isWhole: whether strong phrases of the intent take the whole utterance.
  public init(
    intent: String, confidence: Double, slots: [FilledSlot] = [], missing: [String] = [],
    rejected: [RejectedSlot] = [], isWhole: Bool = false
  ) {
    self.intent = intent
    self.confidence = confidence
    self.slots = slots
    self.missing = missing
    self.rejected = rejected
    self.isWhole = isWhole
  }
}

/// A value that was said for a slot but isn't allowed.
public struct RejectedSlot: Sendable, Hashable {
  /// The name of the slot.
  public var name: String
  /// What was typed.
  public var text: String
  /// Why it isn't allowed, for the user.
  public var reason: LocalizedText

  /// Creates a rejected slot.
  ///
  /// - Parameters:
  ///   - name: the name of the slot.
  ///   - text: what was typed.
  ///   - reason: why it isn't allowed, for the user.
  public init(name: String, text: String, reason: LocalizedText) {
    self.name = name
    self.text = text
    self.reason = reason
  }
}

/// An intent with its confidence.
public struct IntentCandidate: Sendable, Hashable {
  /// The name of the intent.
  public var intent: String
  /// The calibrated probability that it is right, 0 to 1.
  public var confidence: Double

  /// Creates a candidate.
  ///
  /// - Parameters:
  ///   - intent: the name of the intent.
  ///   - confidence: the calibrated probability that it is right.
  public init(intent: String, confidence: Double) {
    self.intent = intent
    self.confidence = confidence
  }
}

/// A word as typed and as it was understood.
public struct SpellingCorrection: Sendable, Hashable {
  /// What was typed.
  public var from: String
  /// What it was taken for.
  public var to: String

  /// Creates a correction.
  ///
  /// - Parameters:
  ///   - from: what was typed.
  ///   - to: what it was taken for.
  public init(from: String, to: String) {
    self.from = from
    self.to = to
  }
}
