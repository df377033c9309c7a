package import IntentClassification
package import IntentRouting
package import IntentSchema
import SkillKit

/// Trains a router on the training lines of a corpus, and routes its test lines with and without typos.
package struct TypoRun: Sendable {
  private let router: IntentRouter
  private let context: RoutingContext
  private let injector = TypoInjector()

  /// Creates a run, and trains.
  ///
  /// - Parameters:
  ///   - corpus: what to learn from.
  ///   - catalogue: the intents.
  ///   - trainer: what trains the classifier.
  ///   - context: the circumstances of routing.
  /// - Complexity: O(*n*·*k*) for *n* features of all training lines and *k* intents.
  package init(
    learning corpus: Corpus, catalogue: Catalogue, trainer: ClassifierTrainer,
    context: RoutingContext
  ) {
    router = IntentRouter(
      catalogue: catalogue,
      model: RoutingModel(learning: corpus, catalogue: catalogue, trainer: trainer))
    self.context = context
  }

  /// Routes lines as they are and with one typo each.
  ///
  /// - Parameters:
  ///   - lines: the lines; those in which nothing can be mistyped are left out.
  ///   - seed: the seed that decides the typos.
  /// - Returns: the report.
  /// - Complexity: O(*n*) in the number of lines.
  package func report(on lines: [LabelledUtterance], seed: UInt64) -> TypoReport {
    var random = SplitMix64(seed: seed)
    var outcomes: [Language: [TypoOutcome]] = [:]
    for line in lines {
      guard let mistyped = injector.inject(into: line.text, using: &random) else { continue }
      let clean = router.route(line.text, at: context)
      let typo = router.route(mistyped, at: context)
      outcomes[Language(of: line.text), default: []].append(
        TypoOutcome(
          expected: line.intent, clean: TypoOutcome.Answer(clean), typo: TypoOutcome.Answer(typo),
          isCorrected: !typo.corrections.isEmpty))
    }
    return TypoReport(seed: seed, languages: outcomes.mapValues(TypoReport.Figures.init))
  }
}

/// What became of a line, as it is and with a typo.
package struct TypoOutcome: Sendable, Hashable {
  /// What a router answered.
  package struct Answer: Sendable, Hashable {
    /// The likeliest intent, decided for or not.
    package var best: String?
    /// The intent that was decided for.
    package var decided: String?

    /// Creates an answer.
    ///
    /// - Parameters:
    ///   - best: the likeliest intent, decided for or not.
    ///   - decided: the intent that was decided for.
    package init(best: String?, decided: String?) {
      self.best = best
      self.decided = decided
    }

    init(_ decision: RoutingDecision) {
      self.init(best: decision.candidates.first?.intent, decided: decision.match?.intent)
    }
  }

  /// The intent the line belongs to, nil for out of scope.
  package var expected: String?
  /// The answer to the line.
  package var clean: Answer
  /// The answer to the line with a typo.
  package var typo: Answer
  /// Whether anything was corrected in the line with a typo.
  package var isCorrected: Bool

  /// Creates an outcome.
  ///
  /// - Parameters:
  ///   - expected: the intent the line belongs to, nil for out of scope.
  ///   - clean: the answer to the line.
  ///   - typo: the answer to the line with a typo.
  ///   - isCorrected: whether anything was corrected in the line with a typo.
  package init(expected: String?, clean: Answer, typo: Answer, isCorrected: Bool) {
    self.expected = expected
    self.clean = clean
    self.typo = typo
    self.isCorrected = isCorrected
  }
}
