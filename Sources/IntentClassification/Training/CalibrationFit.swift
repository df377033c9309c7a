/// Fits a calibration to lines that their models had not seen.
///
/// In-scope scores are measured on a scale of the model's own: 0 is the score of an utterance of
/// which nothing is known, 1 that of the median line. On it one prior serves every corpus; where
/// there are few lines it decides, where there are many the lines do.
struct CalibrationFit {
  /// The same where no line shows what is out of scope: with nothing else to compete for its words, any
  /// sentence comes half-way to a line of the intents.
  static let priorWithoutContrast = LogisticFit(slope: 10, intercept: -5.3)
  /// The share of out-of-scope utterances among those that people type.
  static let outOfScopeShare = 0.1
  /// The share that intents left out stand for: they are nearer to the others than what people type
  /// beside the point, so as many of them would make the map too careful.
  static let leftOutShare = 0.03
  /// The logistic function of the scaled score where no line says otherwise.
  static let prior = LogisticFit(slope: 10, intercept: -4.3)
  /// What the fitted sharpness is multiplied with; chosen on validation data.
  ///
  /// Folds leave out a fifth of the lines, and a model of all lines tells intents apart more surely.
  static let sharpening = 1.7
  /// Up to how many intents the assumed share is of all that people type.
  ///
  /// More intents bring what is typed for them along; what is typed beside the point stays what it was.
  static let commonIntents = 24.0
  /// With this many marked lines they count as much as the intents that were left out.
  static let evenMarkedLines = 50.0

  /// How many held-out lines' worth it counts for what trained lines let expect.
  static let expectedLines = 20.0

  let heldOut: [HeldOutLine]
  /// How many intents the model has.
  let intentCount: Int
  /// What an utterance scores of which nothing is known.
  let empty: HeldOutLine
  /// The best margins of training lines, used where too few lines are held out; their mass is 1.
  let trainedMargins: [Double]

  /// What the known mass counts for beside the best margin; chosen on validation data.
  ///
  /// Of few lines it says less: hardly anything is known then, whatever is typed.
  private var massWeight: Double {
    let count = Double(knownCount)
    return 1 + 1.5 * count / (count + 100)
  }

  /// How many lines of known intents are held out.
  private var knownCount: Int {
    heldOut.count { if case .known = $0.origin { true } else { false } }
  }

  /// What the margin of out of scope may count for; the weight with the least loss is taken.
  static let outOfScopeWeights = stride(from: 0, through: 2, by: 0.125)

  /// Fits all numbers.
  func calibration() -> Calibration {
    let inScope = heldOut.filter { if case .known = $0.origin { true } else { false } }
    let fits = heldOut.contains { $0.outOfScope != 0 } ? Array(Self.outOfScopeWeights) : [0]
    let candidates = fits.map { fit(outOfScopeWeight: $0, to: inScope) }
    let best = candidates.min { $0.loss < $1.loss } ?? candidates[0]
    var calibration = best.calibration
    calibration.sharpness = Self.sharpening * SharpnessFit(heldOut).sharpness()
    return calibration
  }

  /// Fits the logistic function for given weights, the sharpness aside.
  private func fit(
    outOfScopeWeight: Double, to inScope: [HeldOutLine]
  ) -> (calibration: Calibration, loss: Double) {
    let massWeight = massWeight
    let score = { (line: HeldOutLine) in
      line.best + massWeight * line.knownMass - outOfScopeWeight * line.outOfScope
    }
    let emptyScore = score(empty)
    let scale = typicalScore(of: inScope.map(score)) - emptyScore
    let unit = scale > 0.1 ? scale : 0.1
    let evidence = evidence { (score($0) - emptyScore) / unit }
    let prior = evidence.isEmpty ? Self.priorWithoutContrast : Self.prior
    let points = points(of: prior) + evidence
    var fit = prior
    fit.improve(on: points)
    if fit.slope < 1 { fit = prior }
    let calibration = Calibration(
      massWeight: massWeight, outOfScopeWeight: outOfScopeWeight, slope: fit.slope / unit,
      intercept: fit.intercept - fit.slope * emptyScore / unit, sharpness: 1)
    return (calibration, fit.loss(on: points))
  }

  /// The score of the median line that a model hasn't seen, or nearly so.
  ///
  /// Few lines have little in common, and each scores next to nothing without the others: then the
  /// lines that were trained on tell more.
  private func typicalScore(of scores: [Double]) -> Double {
    let trained = trainedMargins.sorted()
    // A line that was trained on scores about a quarter more than one that wasn't.
    let expected =
      trained.isEmpty
      ? empty.best + 1
      : empty.best + 0.8 * (trained[trained.count / 2] + massWeight - empty.best)
    guard !scores.isEmpty else { return expected }
    let share = Double(scores.count) / (Double(scores.count) + Self.expectedLines)
    return share * scores.sorted()[scores.count / 2] + (1 - share) * expected
  }

  /// How many lines' worth the prior counts for: enough that adding intents moves the map little,
  /// and little where there are few lines.
  private var priorLines: Double {
    10 + min(Double(knownCount) / 4, 490)
  }

  private func points(of prior: LogisticFit) -> [LogisticFit.Point] {
    let positions = stride(from: -0.5, through: 1.5, by: 0.25)
    let weight = priorLines / 9
    return positions.map { x in
      LogisticFit.Point(
        x: x,
        probability: ElementaryFunctions.logistic(prior.slope * x + prior.intercept),
        weight: weight)
    }
  }

  /// The held-out lines as points, weighted so that out of scope has its assumed share.
  private func evidence(_ scaled: (HeldOutLine) -> Double) -> [LogisticFit.Point] {
    var (known, left, marked) = (0.0, 0.0, 0.0)
    for line in heldOut {
      switch line.origin {
      case .known: known += 1
      case .leftOutIntent: left += 1
      case .outOfScope: marked += 1
      }
    }
    // As many lines as the smaller side has: a fit needs both.
    let total = min(known, left + marked)
    guard total > 0 else { return [] }
    let markedShare = left > 0 ? marked / (marked + Self.evenMarkedLines) : 1
    let share = Self.outOfScopeShare * markedShare + Self.leftOutShare * (1 - markedShare)
    let common = min(Self.commonIntents / Double(max(intentCount, 1)), 1)
    return heldOut.map { line in
      let x = scaled(line)
      return switch line.origin {
      case .known:
        .init(x: x, probability: 1, weight: total * (1 - share) / known)
      case .leftOutIntent:
        .init(x: x, probability: 0, weight: total * Self.leftOutShare * (1 - markedShare) / left)
      case .outOfScope:
        .init(
          x: x, probability: 0, weight: common * total * Self.outOfScopeShare * markedShare / marked
        )
      }
    }
  }
}
