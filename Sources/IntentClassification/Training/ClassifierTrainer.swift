import Dispatch

/// Trains classifiers: the same examples, in the same order, give the same bytes.
public struct ClassifierTrainer: Sendable {
  /// How many epochs a fold is fitted for; the last ones change its margins by a hundredth.
  private static let foldEpochs = 8

  /// What shuffles depend on.
  public var seed: UInt64
  /// How many threads calibrate at once; the model doesn't depend on it.
  public var jobs: Int

  /// Creates a trainer.
  ///
  /// - Parameters:
  ///   - seed: what shuffles depend on; any value is fine.
  ///   - jobs: how many threads calibrate at once; less than 1 counts as 1.
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
    let weights = DualCoordinateDescent(seed: seed).fit(
      rows,
      labels: RowLabels(classes: set.labels.map { $0 ?? outOfScope }, shared: set.sharedLines),
      classCount: set.classNames.count, featureCount: set.matrix.columnCount)
    return FittedClassifier(set: set, features: features, rows: rows, weights: weights)
  }

  /// Finds out on five folds how margins become probabilities, and encodes the model.
  ///
  /// - Parameter fitted: the fitted classifier.
  /// - Returns: the model.
  package func calibrate(_ fitted: FittedClassifier) -> ClassifierModel {
    let calibration = CalibrationFit(
      heldOut: heldOutLines(of: fitted.set), empty: fitted.empty,
      trainedMargins: fitted.trainedMargins
    ).calibration()
    return ModelWriter(
      classes: fitted.set.classNames, keys: fitted.set.matrix.keys, features: fitted.features,
      weights: fitted.weights, meaningLength: fitted.set.meanings.length, calibration: calibration
    ).model()
  }

  /// The lines that the folds leave out, in the order of the folds.
  private func heldOutLines(of set: TrainingSet) -> [HeldOutLine] {
    let folds = HeldOutFolds(of: set, seed: seed)
    let descent = DualCoordinateDescent(epochs: Self.foldEpochs, seed: seed)
    let count = HeldOutFolds.count
    let threads = min(max(jobs, 1), count)
    guard threads > 1 else {
      return (0..<count).flatMap { folds.heldOutLines(of: $0, with: descent) }
    }
    var lines = [[HeldOutLine]](repeating: [], count: count)
    lines.withUnsafeMutableBufferPointer { lines in
      // A fold belongs to the one thread whose number is its remainder, so that no two threads write
      // the same element, and the buffer outlives them all: `concurrentPerform` returns after the last.
      nonisolated(unsafe) let lines = lines
      DispatchQueue.concurrentPerform(iterations: threads) { thread in
        for fold in stride(from: thread, to: count, by: threads) {
          lines[fold] = folds.heldOutLines(of: fold, with: descent)
        }
      }
    }
    return lines.flatMap(\.self)
  }
}
