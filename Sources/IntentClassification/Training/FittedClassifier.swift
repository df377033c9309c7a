/// A classifier whose weights are fitted and whose margins are not yet probabilities.
package struct FittedClassifier {
  let set: TrainingSet
  let features: FeatureWeights
  let rows: WeightedRows
  let weights: LinearWeights

  /// The lead of an utterance of which nothing is known.
  var emptyLead: Double { lead(of: Array(weights.biases.prefix(weights.classCount))) }

  /// The leads of the training lines that belong to an intent, at most a hundred of them.
  var trainedLeads: [Double] {
    let lines = set.labels.indices.filter { set.labels[$0] != nil }
    return lines.prefix(100).map { lead(of: weights.margins(of: $0, in: rows)) }
  }

  private func lead(of margins: [Float]) -> Double {
    HeldOutLine(origin: .outOfScope, margins: margins, knownMass: 0).lead
  }
}
