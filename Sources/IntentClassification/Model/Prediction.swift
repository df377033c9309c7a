/// What the classifier makes of an utterance.
public struct Prediction: Sendable, Hashable {
  /// How well an utterance fits an intent.
  public struct Score: Sendable, Hashable {
    /// The name of the intent.
    public var intent: String
    /// The intent, as an index into `ClassifierModel.intents`.
    public var index: Int
    /// The signed distance from the boundary of the intent; training aims at ±1.
    public var margin: Float
    /// The probability of the intent if the utterance belongs to any, 0 to 1.
    public var probabilityInScope: Double
    /// The calibrated probability that the intent is right, 0 to 1.
    public var confidence: Double
  }

  /// The best intents, best first; empty if no feature of the utterance is known.
  public var scores: [Score]
  /// The probability that the utterance belongs to any intent, 0 to 1.
  public var inScopeProbability: Double
  /// The share of the features' squared weight that training has seen, 0 to 1.
  public var knownMass: Double

  /// The prediction for an utterance about which nothing is known.
  public static let nothing = Prediction(scores: [], inScopeProbability: 0, knownMass: 0)

  /// The confidence of the best intent, 0 if there is none.
  public var confidence: Double { scores.first?.confidence ?? 0 }
}
