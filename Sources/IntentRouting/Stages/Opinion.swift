import IntentClassification

/// The classifier's prediction by the catalogue's intents, without those that are vetoed.
struct Opinion {
  var choices: [StageDecision.Choice]
  let inScope: Double
  /// The intents of the shares, in the order of the prediction.
  private let order: [Int]
  private let shares: [Double]

  init(_ prediction: Prediction, places: [Int?], without vetoed: [Int]) {
    var choices: [StageDecision.Choice] = []
    var shares: [Double] = []
    choices.reserveCapacity(prediction.scores.count)
    shares.reserveCapacity(prediction.scores.count)
    for score in prediction.scores {
      guard let intent = places[score.index], !vetoed.contains(intent) else { continue }
      choices.append(StageDecision.Choice(intent: intent, confidence: score.confidence))
      shares.append(score.probabilityInScope)
    }
    self.choices = choices
    self.shares = shares
    order = choices.map(\.intent)
    inScope = prediction.inScopeProbability
  }

  func confidence(of intent: Int) -> Double {
    choices.first { $0.intent == intent }?.confidence ?? 0
  }

  /// The probability of an intent if the utterance is in scope.
  func share(of intent: Int) -> Double {
    order.firstIndex(of: intent).map { shares[$0] } ?? 0
  }
}
