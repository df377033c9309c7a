import Testing

@testable import IntentClassification

struct DualCoordinateDescentTests {
  /// A training set as a problem.
  private func problem(_ examples: [TrainingExample]) -> DescentProblem {
    let set = TrainingSet(examples)
    let lines = Array(set.labels.indices)
    let weights = FeatureWeights(of: set.matrix, in: lines)
    return DescentProblem(
      rows: WeightedRows(lines, of: set.matrix, weights: weights),
      labels: RowLabels(classes: set.labels, shared: set.sharedLines),
      classCount: set.intents.count, featureCount: set.matrix.columnCount)
  }

  /// The margins of all lines of a problem, a row a line.
  private func margins(_ problem: DescentProblem, by descent: DualCoordinateDescent) -> [[Float]] {
    let lines = problem.labels.classes.indices
    let blocks = descent.fit(problem) { $0.margins(of: lines, in: problem.rows) }
    return lines.map { line in blocks.flatMap { $0[line] } }
  }

  @Test func separatesItsOwnLines() {
    let problem = problem(SmallCorpus.examples)
    let margins = margins(problem, by: DualCoordinateDescent(seed: 3))
    for (line, label) in problem.labels.classes.enumerated() {
      for (index, margin) in margins[line].enumerated() {
        #expect(index == label ? margin > 0.5 : margin < 0)
      }
    }
  }

  @Test func meetsTheConditionsOfTheOptimum() {
    // One positive and one negative without common features: by symmetry of the two classes the
    // bias b and the dual variables solve a linear system, whose solution this is.
    let problem = problem([SmallCorpus.example("甲", "a"), SmallCorpus.example("乙", "b")])
    let descent = DualCoordinateDescent(ownCost: 1, otherCost: 1, epochs: 200, seed: 1)
    let margins = margins(problem, by: descent)
    // α(1 + ½) = 1, both alike, and b = α − α = 0: the margin is α.
    for line in 0..<2 {
      #expect(abs(margins[line][line] - 2.0 / 3) < 1e-4)
      #expect(abs(margins[line][1 - line] + 2.0 / 3) < 1e-4)
    }
  }

  @Test(arguments: [1, 8, 24, 64], [1, 3])
  func givesTheSameBitsHoweverWideItsBlocksAre(_ width: Int, _ jobs: Int) {
    var random = XorShift64(seed: 11)
    let examples = (0..<150).map { line in
      let words = (0..<6).map { _ in "w\(random.next() % 40)" }
      return SmallCorpus.example(
        words.joined(separator: " "), line % 10 == 0 ? nil : "intent\(line % 41)")
    }
    let problem = problem(examples)
    let whole = margins(problem, by: DualCoordinateDescent(seed: 5))
    let inBlocks = margins(
      problem, by: DualCoordinateDescent(seed: 5, jobs: jobs, blockWidth: width))
    #expect(problem.classCount == 41)
    #expect(inBlocks == whole)
  }

  /// The same words under two intents speak for both and against neither.
  @Test func aLineOfTwoIntentsIsNoNegativeOfEither() {
    let own = ["dim the lamps", "make the room darker", "less light in here"]
    let problem = problem(
      own.map { SmallCorpus.example($0, "dim") } + own.map { SmallCorpus.example($0, "soften") }
        + [SmallCorpus.example("open the gate", "gate.open")])
    for line in margins(problem, by: DualCoordinateDescent(seed: 3)).prefix(6) {
      #expect(line[0] > 0.5 && line[2] > 0.5 && line[1] < 0, "\(line)")
    }
  }

  @Test func hasNoBiasForASingleIntent() {
    let problem = problem([SmallCorpus.example("open the gate", "gate.open")])
    let biases = DualCoordinateDescent(seed: 3).fit(problem) { Array($0.classBiases) }
    #expect(biases == [[0]])
  }
}
