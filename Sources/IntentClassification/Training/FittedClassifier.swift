/// A classifier whose weights are fitted and whose margins are not yet probabilities.
package struct FittedClassifier {
  let set: TrainingSet
  let features: FeatureWeights
  let weights: PrunedWeights
  /// The margins of the first training lines that belong to an intent, by block of classes.
  let shown: [BlockMargins]
  /// How many lines those are.
  let shownCount: Int

  /// What an utterance scores of which nothing is known.
  var empty: HeldOutLine { line(of: weights.biases) }

  /// The best margins of the first training lines.
  var trainedMargins: [Double] {
    (0..<shownCount).map { row in line(of: shown.flatMap { $0[row] }).best }
  }

  private func line(of margins: [Float]) -> HeldOutLine {
    HeldOutLine(origin: .outOfScope, margins: set.split(margins), knownMass: 0)
  }
}
