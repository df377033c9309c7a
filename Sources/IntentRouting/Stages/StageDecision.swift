import IntentClassification
import IntentSchema
import KeywordMatching

/// What the stages make of an utterance, before slots are looked for.
struct StageDecision: Sendable, Hashable {
  /// An intent with its confidence.
  struct Choice: Sendable, Hashable {
    /// The intent, as an index into the catalogue.
    var intent: Int
    /// The calibrated probability that it is right, 0 to 1.
    var confidence: Double
  }

  /// The intents that stand: one for a match, several where it is ambiguous, none otherwise.
  var standing: [Choice]
  /// The last stage that ran.
  var stage: RoutingDecision.Stage
  /// The likeliest intents, best first.
  var candidates: [Choice]
  /// Why the decision is what it is, for traces.
  var reason: Reason

  /// Why a decision is what it is.
  enum Reason: String, Sendable, Hashable {
    case exactUtterance = "the same words are a training utterance"
    case exactInSeveralIntents = "the same words are training utterances of several intents"
    case phrase = "a strong phrase covers most of it"
    case phraseAgreed = "a phrase speaks for it and the classifier doesn't contradict"
    case phraseContradicted = "a phrase covers little of it and the classifier disagrees"
    case phraseOutOfScope = "a phrase covers little of it and the rest looks out of scope"
    case conflictSettled = "several intents have phrases; the classifier prefers one"
    case conflictOpen = "several intents have phrases and the classifier can't tell them apart"
    case classifier = "the classifier is confident enough"
    case tooClose = "two intents are about equally likely"
    case belowThreshold = "no intent reaches its threshold"
    case wordAlone = "it is a word alone, and no phrase speaks for an intent"
    case unfamiliar = "hardly anything it names was ever learnt, and no phrase speaks for an intent"
    case forbidden = "it says not to do what its words would mean"
  }
}
