import Testing

@testable import IntentClassification

struct DualCoordinateDescentTests {
  private func fit(_ examples: [TrainingExample]) -> FittedClassifier {
    ClassifierTrainer(seed: 3).fit(examples)
  }

  @Test func separatesItsOwnLines() {
    let fitted = fit(SmallCorpus.examples)
    for (line, label) in fitted.set.labels.enumerated() {
      let margins = fitted.weights.margins(of: line, in: fitted.rows)
      for (index, margin) in margins.enumerated() {
        #expect(index == label ? margin > 0.5 : margin < 0)
      }
    }
  }

  @Test func meetsTheConditionsOfTheOptimum() {
    // One positive and one negative without common features: by symmetry of the two classes the
    // bias b and the dual variables solve a linear system, whose solution this is.
    let rows = fit([SmallCorpus.example("甲", "a"), SmallCorpus.example("乙", "b")])
    let descent = DualCoordinateDescent(ownCost: 1, otherCost: 1, epochs: 200, seed: 1)
    let weights = descent.fit(
      rows.rows, labels: RowLabels(classes: rows.set.labels), classCount: 2,
      featureCount: rows.set.matrix.keys.count)
    // α(1 + ½) = 1, both alike, and b = α − α = 0: the margin is α.
    for line in 0..<2 {
      let margins = weights.margins(of: line, in: rows.rows)
      #expect(abs(margins[line] - 2.0 / 3) < 1e-4)
      #expect(abs(margins[1 - line] + 2.0 / 3) < 1e-4)
    }
  }

  @Test func givesTheSameBitsTwice() {
    #expect(fit(SmallCorpus.examples).weights.weights == fit(SmallCorpus.examples).weights.weights)
  }

  /// The same words under two intents speak for both and against neither.
  @Test func aLineOfTwoIntentsIsNoNegativeOfEither() {
    let own = ["dim the lamps", "make the room darker", "less light in here"]
    let fitted = fit(
      own.map { SmallCorpus.example($0, "dim") } + own.map { SmallCorpus.example($0, "soften") }
        + [SmallCorpus.example("open the gate", "gate.open")])
    for line in 0..<6 {
      let margins = fitted.weights.margins(of: line, in: fitted.rows)
      #expect(margins[0] > 0.5 && margins[2] > 0.5 && margins[1] < 0, "\(margins)")
    }
  }

  @Test func hasNoBiasForASingleIntent() {
    let fitted = fit([SmallCorpus.example("open the gate", "gate.open")])
    #expect(fitted.weights.biases.allSatisfy { $0 == 0 })
  }
}
