/// Trains classifiers: the same examples, in the same order, give the same bytes.
public struct ClassifierTrainer: Sendable {
  /// How many epochs a fold is fitted for; the last ones change its margins by a hundredth.
  private static let foldEpochs = 8
  /// How many training lines show what margins they have, for where too few lines are held out.
  private static let mostShown = 100

  /// What shuffles depend on.
  public var seed: UInt64
  /// How many threads train at once; the model doesn't depend on it.
  public var jobs: Int

  /// Creates a trainer.
  ///
  /// - Parameters:
  ///   - seed: what shuffles depend on; any value is fine.
  ///   - jobs: how many threads train at once; less than 1 counts as 1.
  public init(seed: UInt64 = 20_260_131, jobs: Int = 1) {
    self.seed = seed
    self.jobs = jobs
  }

  /// Trains and calibrates a model.
  ///
  /// - Parameter examples: the training lines; out-of-scope ones are negatives of all intents and
  ///   evidence for the calibration. Intents are those that the lines name.
  /// - Returns: the model, as it is after encoding and decoding.
  /// - Complexity: O(*n*·*k*) for *n* features of all lines and *k* intents.
  public func train(_ examples: [TrainingExample]) -> ClassifierModel {
    calibrate(fit(examples))
  }

  /// Featurises the examples and fits the weights.
  ///
  /// - Parameter examples: the training lines.
  /// - Returns: the fitted classifier.
  package func fit(_ examples: [TrainingExample]) -> FittedClassifier {
    let set = TrainingSet(examples)
    let lines = Array(set.labels.indices)
    let features = FeatureWeights(of: set.matrix, in: lines)
    let rows = WeightedRows(lines, of: set.matrix, weights: features)
    let outOfScope = set.hasOutOfScopeClass ? set.intents.count : nil
    let problem = DescentProblem(
      rows: rows,
      labels: RowLabels(classes: set.labels.map { $0 ?? outOfScope }, shared: set.sharedLines),
      classCount: set.classNames.count, featureCount: set.matrix.columnCount)
    let shown = (0..<set.exampleCount).filter { set.labels[$0] != nil }.prefix(Self.mostShown)
    let blocks = DualCoordinateDescent(seed: seed, jobs: jobs).fit(problem) { block in
      (weights: block.pruned(features), margins: block.margins(of: shown, in: rows))
    }
    return FittedClassifier(
      set: set, features: features,
      weights: PrunedWeights(blocks.map(\.weights), featureCount: set.matrix.keys.count),
      shown: blocks.map(\.margins), shownCount: shown.count)
  }

  /// Finds out on five folds how margins become probabilities, and encodes the model.
  ///
  /// - Parameter fitted: the fitted classifier.
  /// - Returns: the model.
  package func calibrate(_ fitted: FittedClassifier) -> ClassifierModel {
    let calibration = CalibrationFit(
      heldOut: heldOutLines(of: fitted.set), intentCount: fitted.set.intents.count,
      empty: fitted.empty, trainedMargins: fitted.trainedMargins
    ).calibration()
    return ModelWriter(
      classes: fitted.set.classNames, keys: fitted.set.matrix.keys, features: fitted.features,
      weights: fitted.weights, meaningLength: fitted.set.meanings.length, calibration: calibration
    ).model()
  }

  /// The lines that the folds leave out, in the order of the folds.
  private func heldOutLines(of set: TrainingSet) -> [HeldOutLine] {
    let folds = HeldOutFolds(of: set, seed: seed)
    let threads = min(max(jobs, 1), HeldOutFolds.count)
    let descent = DualCoordinateDescent(
      epochs: Self.foldEpochs, seed: seed, jobs: jobs / threads)
    return ParallelMap(threads: threads).map(HeldOutFolds.count) {
      folds.heldOutLines(of: $0, with: descent)
    }.flatMap(\.self)
  }
}
