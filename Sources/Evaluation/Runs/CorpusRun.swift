package import IntentClassification
package import IntentRouting
package import IntentSchema
import TextAnalysis

/// Trains a router on the training lines of a corpus and measures it on the test lines.
package struct CorpusRun: Sendable {
  private let catalogue: Catalogue
  private let trainer: ClassifierTrainer
  private let context: RoutingContext

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - catalogue: the intents.
  ///   - trainer: what trains the classifier.
  ///   - context: the circumstances of routing.
  package init(catalogue: Catalogue, trainer: ClassifierTrainer, context: RoutingContext) {
    self.catalogue = catalogue
    self.trainer = trainer
    self.context = context
  }

  /// Trains and measures.
  ///
  /// The intent that is decided for, or the likeliest where none is, counts as the best one.
  ///
  /// - Parameter corpus: the lines.
  /// - Returns: the report.
  /// - Complexity: O(*n*·*k*) for *n* features of all lines and *k* intents.
  package func report(on corpus: Corpus) -> EvaluationReport {
    let router = IntentRouter(
      catalogue: catalogue,
      model: RoutingModel(learning: corpus, catalogue: catalogue, trainer: trainer))
    let clock = ContinuousClock()
    var times: [Duration] = []
    var lines: [ScoredUtterance] = []
    for line in corpus.test {
      let start = clock.now
      let decision = router.route(line.text, at: context)
      times.append(start.duration(to: clock.now))
      lines.append(scored(line, decision, by: router))
    }
    let (train, calibration, size) = trainingCost(of: corpus)
    let cost = EvaluationReport.Cost(
      trainSeconds: train, calibrationSeconds: calibration, latency: LatencyQuantiles(of: times),
      modelBytes: size)
    return EvaluationReport(of: lines, threshold: ClassifierRun.threshold, cost: cost)
  }

  private func scored(
    _ line: LabelledUtterance, _ decision: RoutingDecision, by router: IntentRouter
  ) -> ScoredUtterance {
    let best = decision.candidates.first
    let trace = router.explain(line.text, at: context)
    // Where a phrase decides the classifier isn't asked; the decision's confidence is all there is.
    let share = trace.scores.first { $0.intent == best?.intent }?.probabilityInScope
    return ScoredUtterance(
      expected: line.intent, best: best?.intent, decided: decision.match?.intent,
      confidence: best?.confidence ?? 0, probabilityInScope: share ?? best?.confidence ?? 0,
      inScopeScore: best?.confidence ?? 0, language: Language(of: line.text))
  }

  /// What the classifier costs, in seconds and bytes; it is trained anew, step by step.
  private func trainingCost(of corpus: Corpus) -> (Double, Double, Int) {
    let clock = ContinuousClock()
    let tokenizer = Tokenizer()
    let start = clock.now
    let fitted = trainer.fit(
      corpus.training.map {
        TrainingExample(text: tokenizer.tokenize($0.text), intent: $0.intent)
      })
    let middle = clock.now
    let model = trainer.calibrate(fitted)
    let end = clock.now
    return (
      start.duration(to: middle) / .seconds(1), middle.duration(to: end) / .seconds(1),
      model.byteCount
    )
  }
}
