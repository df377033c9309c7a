public import IntentSchema

/// What `eval` finds out about a model.
public struct EvaluationReport: Sendable, Hashable {
  /// What an evaluation costs in time and space.
  public struct Cost: Sendable, Hashable {
    /// How long featurising and the final fit took, in seconds.
    public var trainSeconds: Double
    /// How long the folds of the calibration took, in seconds.
    public var calibrationSeconds: Double
    /// How long a line takes.
    public var latency: LatencyQuantiles
    /// The size of the model in bytes.
    public var modelBytes: Int

    /// Creates a cost.
    ///
    /// - Parameters:
    ///   - trainSeconds: how long featurising and the final fit took, in seconds.
    ///   - calibrationSeconds: how long the folds of the calibration took, in seconds.
    ///   - latency: how long a line takes.
    ///   - modelBytes: the size of the model in bytes.
    public init(
      trainSeconds: Double, calibrationSeconds: Double, latency: LatencyQuantiles, modelBytes: Int
    ) {
      self.trainSeconds = trainSeconds
      self.calibrationSeconds = calibrationSeconds
      self.latency = latency
      self.modelBytes = modelBytes
    }
  }

  /// The quality over all lines.
  public var quality: Quality
  /// The quality over the lines of each language, for the languages that have lines.
  public var languages: [Language: Quality]
  /// The scores of each intent.
  public var intents: IntentScores
  /// Which intents were confused.
  public var confusion: ConfusionMatrix
  /// The cost in time and space.
  public var cost: Cost

  /// Measures lines.
  ///
  /// - Parameters:
  ///   - lines: the lines.
  ///   - threshold: the threshold that the decisions were made with.
  ///   - cost: the cost in time and space.
  /// - Complexity: O(*n* log *n* + *k*²) for *n* lines of *k* intents.
  public init(of lines: [ScoredUtterance], threshold: Double, cost: Cost) {
    quality = Quality(of: lines, threshold: threshold)
    languages = Dictionary(grouping: lines, by: \.language).mapValues {
      Quality(of: $0, threshold: threshold)
    }
    confusion = ConfusionMatrix(of: lines)
    intents = IntentScores(of: confusion)
    self.cost = cost
  }
}
