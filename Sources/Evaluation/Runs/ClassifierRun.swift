package import IntentClassification
import IntentSchema
import TextAnalysis

/// Trains the classifier on labelled texts and measures it on others.
package struct ClassifierRun: Sendable {
  /// The confidence below which a line is decided for no intent.
  package static let threshold = 0.7

  private let trainer: ClassifierTrainer

  /// Creates a run.
  ///
  /// - Parameter trainer: what trains the classifier.
  package init(trainer: ClassifierTrainer) { self.trainer = trainer }

  /// Trains and measures.
  ///
  /// - Parameters:
  ///   - training: what to learn from; lines of no intent are negatives.
  ///   - test: what to measure on.
  /// - Returns: the report.
  /// - Complexity: O(*n*·*k*) for *n* features of all lines and *k* intents.
  package func report(training: [LabelledText], test: [LabelledText]) -> EvaluationReport {
    let clock = ContinuousClock()
    let tokenizer = Tokenizer()
    let start = clock.now
    let fitted = trainer.fit(
      training.map { TrainingExample(text: tokenizer.tokenize($0.text), intent: $0.intent) })
    let middle = clock.now
    let model = trainer.calibrate(fitted)
    let end = clock.now
    var times: [Duration] = []
    var lines: [ScoredUtterance] = []
    for line in test {
      let began = clock.now
      let prediction = model.predict(tokenizer.tokenize(line.text))
      times.append(began.duration(to: clock.now))
      lines.append(Self.scored(line, prediction))
    }
    let cost = EvaluationReport.Cost(
      trainSeconds: start.duration(to: middle) / .seconds(1),
      calibrationSeconds: middle.duration(to: end) / .seconds(1),
      latency: LatencyQuantiles(of: times), modelBytes: model.byteCount)
    return EvaluationReport(of: lines, threshold: Self.threshold, cost: cost)
  }

  private static func scored(_ line: LabelledText, _ prediction: Prediction) -> ScoredUtterance {
    let best = prediction.scores.first
    let isDecided = prediction.confidence >= threshold
    return ScoredUtterance(
      expected: line.intent, best: best?.intent, decided: isDecided ? best?.intent : nil,
      confidence: prediction.confidence, probabilityInScope: best?.probabilityInScope ?? 0,
      inScopeScore: prediction.inScopeProbability, language: Language(of: line.text))
  }
}
