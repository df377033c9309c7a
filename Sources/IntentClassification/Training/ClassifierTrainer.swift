/// Trains classifiers: the same examples, in the same order, give the same bytes.
public struct ClassifierTrainer: Sendable {
  /// What shuffles depend on.
  public var seed: UInt64

  /// Creates a trainer.
  ///
  /// - Parameter seed: what shuffles depend on; any value is fine.
  public init(seed: UInt64 = 20_260_131) { self.seed = seed }

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
      rows, labels: set.labels.map { $0 ?? outOfScope }, classCount: set.classNames.count,
      featureCount: set.matrix.keys.count)
    return FittedClassifier(set: set, features: features, rows: rows, weights: weights)
  }

  /// Finds out on five folds how margins become probabilities, and encodes the model.
  ///
  /// - Parameter fitted: the fitted classifier.
  /// - Returns: the model.
  package func calibrate(_ fitted: FittedClassifier) -> ClassifierModel {
    let folds = HeldOutFolds(of: fitted.set, seed: seed)
    let descent = DualCoordinateDescent(seed: seed)
    let heldOut = (0..<HeldOutFolds.count).flatMap { folds.heldOutLines(of: $0, with: descent) }
    let calibration = CalibrationFit(
      heldOut: heldOut, empty: fitted.empty, trainedLeads: fitted.trainedLeads
    ).calibration()
    return ModelWriter(
      classes: fitted.set.classNames, keys: fitted.set.matrix.keys, features: fitted.features,
      weights: fitted.weights, calibration: calibration
    ).model()
  }
}
