/// A classifier whose weights are fitted and whose margins are not yet probabilities.
package struct FittedClassifier {
  let set: TrainingSet
  let features: FeatureWeights
  let rows: WeightedRows
  let weights: LinearWeights

  /// What an utterance scores of which nothing is known.
  var empty: HeldOutLine { line(of: Array(weights.biases.prefix(weights.classCount))) }

  /// The best margins of the training lines that belong to an intent, at most a hundred of them.
  var trainedMargins: [Double] {
    let lines = (0..<set.exampleCount).filter { set.labels[$0] != nil }
    return lines.prefix(100).map { line(of: weights.margins(of: $0, in: rows)).best }
  }

  private func line(of margins: [Float]) -> HeldOutLine {
    HeldOutLine(origin: .outOfScope, margins: set.split(margins), knownMass: 0)
  }
}
