/// How margins become probabilities; fitted on lines and intents that a model had not seen.
public struct Calibration: Sendable, Hashable {
  /// What the known mass counts for beside the margins in the in-scope score.
  public var massWeight: Double
  /// What the margin of the class of out-of-scope lines counts for, against.
  public var outOfScopeWeight: Double
  /// The slope of the logistic function from in-scope score to probability.
  public var slope: Double
  /// The intercept of that function.
  public var intercept: Double
  /// What margins are multiplied with before the softmax over the intents.
  public var sharpness: Double

  /// Creates a calibration.
  ///
  /// - Parameters:
  ///   - massWeight: what the known mass counts for beside the margins.
  ///   - outOfScopeWeight: what the margin of the class of out-of-scope lines counts for.
  ///   - slope: the slope of the logistic function of the in-scope score.
  ///   - intercept: the intercept of that function.
  ///   - sharpness: what margins are multiplied with before the softmax.
  public init(
    massWeight: Double, outOfScopeWeight: Double = 0, slope: Double, intercept: Double,
    sharpness: Double
  ) {
    self.massWeight = massWeight
    self.outOfScopeWeight = outOfScopeWeight
    self.slope = slope
    self.intercept = intercept
    self.sharpness = sharpness
  }

  /// How many of the best margins the in-scope score takes in.
  static let marginCount = 5

  /// The best margin less half the mean of the next four, as far as there are that many.
  ///
  /// - Parameter margins: the best margins, highest first; empty gives 0.
  /// - Returns: the lead, about 1.5 for a line like those of the training.
  static func lead(of margins: some Collection<Float>) -> Double {
    guard let best = margins.first else { return 0 }
    let next = margins.dropFirst().prefix(marginCount - 1)
    guard !next.isEmpty else { return Double(best) }
    let sum = next.reduce(0) { $0 + Double($1) }
    return Double(best) - 0.5 * sum / Double(next.count)
  }

  /// The probability that an utterance belongs to any intent.
  ///
  /// - Parameters:
  ///   - lead: the lead of the best margin.
  ///   - knownMass: the share of the features' squared weight that training has seen.
  ///   - outOfScope: the margin of the class of out-of-scope lines, 0 if there is none.
  /// - Returns: the probability, 0 to 1.
  func inScopeProbability(lead: Double, knownMass: Double, outOfScope: Double) -> Double {
    let score = lead + massWeight * knownMass - outOfScopeWeight * outOfScope
    return ElementaryFunctions.logistic(slope * score + intercept)
  }
}
