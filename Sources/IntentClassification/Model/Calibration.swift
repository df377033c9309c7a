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

  /// The probability that an utterance belongs to any intent.
  ///
  /// The best margin is compared with nothing but itself: of one-vs-rest models, it hardly depends on
  /// how many other intents there are.
  ///
  /// - Parameters:
  ///   - margin: the best margin.
  ///   - knownMass: the share of the features' squared weight that training has seen.
  ///   - outOfScope: the margin of the class of out-of-scope lines, 0 if there is none.
  /// - Returns: the probability, 0 to 1.
  func inScopeProbability(margin: Double, knownMass: Double, outOfScope: Double) -> Double {
    let score = margin + massWeight * knownMass - outOfScopeWeight * outOfScope
    return ElementaryFunctions.logistic(slope * score + intercept)
  }
}
