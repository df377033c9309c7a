public import IntentSchema

/// Why an utterance was routed as it was.
public struct RoutingTrace: Sendable, Hashable {
  /// A phrase of a keyword table that was found.
  public struct PhraseHit: Sendable, Hashable {
    /// The intent the phrase belongs to.
    public var intent: String
    /// Strong, weak or veto.
    public var strength: Signal.Strength
    /// The phrase as written.
    public var phrase: String
    /// Where it is written.
    public var location: SourceLocation
    /// What was typed there.
    public var typed: String
    /// What it came to: `counted`, `overlapped`, `shielded` or `negated`.
    public var effect: String
  }

  /// What the classifier thinks of an intent.
  public struct IntentScore: Sendable, Hashable {
    /// The name of the intent.
    public var intent: String
    /// The signed distance from the boundary of the intent.
    public var margin: Double
    /// The probability of the intent if the utterance belongs to any.
    public var probabilityInScope: Double
    /// The calibrated probability that the intent is right.
    public var confidence: Double
    /// The threshold it must reach.
    public var threshold: Double
    /// The features that weighed most, by their absolute weight.
    public var features: [FeatureWeight]
  }

  /// What a feature adds to the score of an intent.
  public struct FeatureWeight: Sendable, Hashable {
    /// The words or characters.
    public var feature: String
    /// What it adds.
    public var weight: Double
  }

  /// A training utterance near the one that was routed.
  public struct Neighbour: Sendable, Hashable {
    /// The intent, or nil for out of scope.
    public var intent: String?
    /// The utterance.
    public var text: String
    /// Where it is written.
    public var location: SourceLocation
    /// The share of words and pairs of words in common, 0 to 1.
    public var similarity: Double
  }

  /// A part of the utterance that was tried as a request of its own.
  public struct PartTrial: Sendable, Hashable {
    /// The part.
    public var text: String
    /// The intent it has on its own, nil for none.
    public var intent: String?
    /// The last stage that ran for it.
    public var stage: RoutingDecision.Stage
    /// How sure that is, 0 to 1.
    public var confidence: Double
    /// Why it belongs to the part beside it although it has an intent of its own, or nil.
    public var objection: String?
  }

  /// A change that would give another decision.
  public struct Counterfactual: Sendable, Hashable {
    /// What is changed.
    public enum Change: Sendable, Hashable {
      /// This word is left out.
      case withoutWord(String)
      /// The intent has this threshold.
      case threshold(Double, intent: String)
      /// The utterance is a training line of the intent.
      case trainingLine(intent: String)
    }

    /// What is changed.
    public var change: Change
    /// The decision it gives.
    public var outcome: RoutingDecision.Outcome
  }

  /// The tokens as routing read them.
  public var tokens: [String]
  /// The bytes that were read for routing; fewer than the utterance has if it is very long.
  public var bytesRead: Int
  /// The phrases that were found, in the order of the text.
  public var phrases: [PhraseHit]
  /// What the classifier thinks of the likeliest intents; empty if it wasn't asked.
  public var scores: [IntentScore]
  /// The probability that the utterance belongs to any intent; nil if the classifier wasn't asked.
  public var inScopeProbability: Double?
  /// The share of the utterance's features that training has seen.
  public var knownShare: Double?
  /// The entities that were found.
  public var entities: [Entity]
  /// The nearest training utterances, best first.
  public var neighbours: [Neighbour]
  /// The parts that were tried as requests of their own, in order; empty where nothing joins two.
  public var parts: [PartTrial]
  /// The smallest changes of each sort that would give another decision; each was tried.
  public var counterfactuals: [Counterfactual]
  /// Why the decision is what it is, in one clause.
  public var reason: String
  /// The decision, the same that `route` gives.
  public var decision: RoutingDecision
}
