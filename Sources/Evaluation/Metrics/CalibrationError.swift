/// How far confidences are from how often they are right.
public enum CalibrationError {
  /// A confidence and whether what it stands for was right.
  public struct Sample: Sendable, Hashable {
    /// The confidence, 0 to 1.
    public var confidence: Double
    /// Whether it was right.
    public var isRight: Bool

    /// Creates a sample.
    ///
    /// - Parameters:
    ///   - confidence: the confidence, 0 to 1.
    ///   - isRight: whether it was right.
    public init(confidence: Double, isRight: Bool) {
      self.confidence = confidence
      self.isRight = isRight
    }
  }

  /// The expected calibration error: the mean distance of confidence and accuracy over equally wide
  /// bins, weighted by how many samples each has.
  ///
  /// Source: Naeini, Cooper and Hauskrecht, "Obtaining Well Calibrated Probabilities Using Bayesian
  /// Binning", 2015.
  ///
  /// - Parameters:
  ///   - samples: the samples; a confidence outside 0 to 1 counts as the nearer of the two.
  ///   - bins: the number of bins, at least 1.
  /// - Returns: the error, 0 to 1; 0 without samples.
  /// - Complexity: O(*n*) in the number of samples.
  public static func expected(_ samples: [Sample], bins: Int = 15) -> Double {
    let binCount = max(bins, 1)
    var excesses = [Double](repeating: 0, count: binCount)
    for sample in samples {
      let confidence = sample.confidence > 0 ? min(sample.confidence, 1) : 0
      let bin = min(Int(confidence * Double(binCount)), binCount - 1)
      excesses[bin] += confidence - (sample.isRight ? 1 : 0)
    }
    guard !samples.isEmpty else { return 0 }
    return excesses.reduce(0) { $0 + abs($1) } / Double(samples.count)
  }
}
