import IntentClassification
public import IntentSchema
import KeywordMatching
import TextAnalysis

extension IntentRouter {
  /// Decides what an utterance means, and says why.
  ///
  /// The slow twin of `route`: the decision is the same, for it is made by the same stages.
  ///
  /// - Parameters:
  ///   - utterance: what was typed; any text.
  ///   - context: the circumstances.
  ///   - corpus: the training utterances, to name the nearest; none are named without it.
  /// - Returns: the decision with all that led to it.
  /// - Complexity: O(*n*² + *c*) in the lengths of the utterance and of the corpus, of the utterance's
  ///   words at most 40 counting for the square.
  public func explain(
    _ utterance: String, at context: RoutingContext, corpus: Corpus = Corpus()
  ) -> RoutingTrace {
    let reading = reader.read(utterance, at: context)
    let staged = stages(of: reading)
    let whole = decision(for: reading, staged: staged, at: context)
    let line = HeardLine(reading: reading, fillers: staged.keywords.fillers, whole: whole)
    let composition = composed(line, at: context)
    let decision = composition.decision
    return RoutingTrace(
      tokens: reading.text.tokens.map(reading.text.text(of:)),
      bytesRead: reading.text.isTruncated ? Tokenizer.byteLimit : reading.text.source.count,
      phrases: staged.keywords.hits.map { phrase($0, in: reading) },
      scores: (staged.prediction?.scores ?? []).prefix(3).map { score($0, in: reading) },
      inScopeProbability: staged.prediction?.inScopeProbability,
      knownShare: staged.prediction?.knownMass,
      entities: reading.entities,
      neighbours: NeighbourSearch(corpus.training).nearest(to: reading.text, count: 3),
      parts: composition.trials.map(trial),
      counterfactuals: CounterfactualSearch(router: self, context: context)
        .changes(to: decision, of: reading),
      reason: composition.reason
        ?? (whole.isConditional ? Self.reasonForCondition : staged.decision.reason.rawValue),
      decision: decision)
  }

  private static let reasonForCondition = "it depends on a condition that can't be evaluated"

  private func trial(_ trial: PartSearch.Trial) -> RoutingTrace.PartTrial {
    let best = trial.decision.match.map { ($0.intent, $0.confidence) }
    return RoutingTrace.PartTrial(
      text: trial.decision.text, intent: best?.0, stage: trial.decision.stage,
      confidence: best?.1 ?? trial.decision.candidates.first?.confidence ?? 0,
      objection: trial.objection)
  }

  private func phrase(_ hit: SignalHit, in reading: UtteranceReading) -> RoutingTrace.PhraseHit {
    let compiled = table.signals[hit.signal]
    let words = [hit.head, hit.tail].filter { !$0.isEmpty }.map { range in
      let tokens = reading.positions.tokens[range]
      let start = tokens.first?.source.lowerBound ?? 0
      return reading.text.typed(start..<(tokens.last?.source.upperBound ?? start))
    }
    return RoutingTrace.PhraseHit(
      intent: catalogue.intents[compiled.intent].name, strength: compiled.signal.strength,
      phrase: compiled.signal.text, location: compiled.signal.location,
      typed: words.joined(separator: " … "), effect: hit.effect.rawValue)
  }

  private func score(
    _ score: Prediction.Score, in reading: UtteranceReading
  ) -> RoutingTrace.IntentScore {
    let attribution = model.classifier.attribution(of: reading.text, for: score.intent)
    let weights = (attribution?.contributions ?? []).filter(\.isKnown)
      .sorted { abs($0.weight) > abs($1.weight) }
    return RoutingTrace.IntentScore(
      intent: score.intent, margin: Double(score.margin),
      probabilityInScope: score.probabilityInScope, confidence: score.confidence,
      threshold: catalogue.intent(named: score.intent)?.threshold ?? 0.7,
      features: weights.prefix(6).map {
        RoutingTrace.FeatureWeight(feature: $0.text, weight: Double($0.weight))
      })
  }
}
