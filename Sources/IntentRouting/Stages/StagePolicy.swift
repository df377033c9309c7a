import IntentClassification
import IntentSchema
import KeywordMatching

/// Decides between the stages: the rules of routing in one place.
struct StagePolicy: Sendable {
  /// The share of an utterance that a strong phrase must cover to decide alone.
  static let decidingCoverage = 0.6
  /// The probability of being in scope below which a phrase that covers little isn't believed.
  static let doubtfulScope = 0.3
  /// The difference below which two intents are about equally likely.
  static let ambiguityMargin = 0.1
  /// How many intents are asked for where none has phrases.
  static let openCandidates = 5
  /// How much of its confidence the classifier is allowed about a word alone or unfamiliar words, where
  /// no phrase takes them: nothing it learnt shows what else might be meant.
  static let trustInDoubt = 0.5
  /// What one phrase that supports the classifier takes off its doubt.
  static let support = 0.35

  private let needs: [Int]
  private let thresholds: [Double]
  /// The intent of each class of the classifier, as an index into the catalogue; nil for a class
  /// that the catalogue doesn't have.
  let places: [Int?]
  private let table: KeywordTable

  /// Creates a policy.
  ///
  /// - Parameters:
  ///   - catalogue: the intents.
  ///   - table: their compiled phrases.
  ///   - classes: the names of the classifier's classes, in its order.
  init(_ catalogue: Catalogue, table: KeywordTable, classes: [String]) {
    needs = catalogue.intents.map(\.needs)
    thresholds = catalogue.intents.map(\.threshold)
    let names = Dictionary(
      catalogue.intents.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    places = classes.map { names[$0] }
    self.table = table
  }

  /// What phrases and training utterances make of an utterance.
  enum PhraseStage {
    /// They decide it.
    case decided(StageDecision)
    /// The classifier is to be asked for so many intents.
    case open(KeywordVerdict, limit: Int)
  }

  /// Lets training utterances and phrases decide, if they can.
  ///
  /// - Parameters:
  ///   - exact: the intents that have the utterance as a training utterance.
  ///   - evidence: what the keyword tables say.
  /// - Returns: the decision, or what to ask the classifier for.
  func decide(exact: [Int], evidence: KeywordEvidence) -> PhraseStage {
    if !exact.isEmpty {
      let choices = exact.map { StageDecision.Choice(intent: $0, confidence: 1) }
      return .decided(
        StageDecision(
          standing: choices, stage: .exact, candidates: choices,
          reason: exact.count == 1 ? .exactUtterance : .exactInSeveralIntents))
    }
    let verdict = KeywordVerdict(evidence, needs: needs, table: table)
    if verdict.candidates.count == 1, let only = verdict.candidates.first, only.isStrong,
      only.coverage >= Self.decidingCoverage
    {
      let choice = StageDecision.Choice(intent: only.intent, confidence: only.confidence)
      return .decided(
        StageDecision(standing: [choice], stage: .keyword, candidates: [choice], reason: .phrase))
    }
    let isOpen = verdict.candidates.isEmpty && verdict.vetoed.isEmpty
    return .open(verdict, limit: isOpen ? Self.openCandidates : needs.count)
  }

  /// Decides with what the classifier says.
  ///
  /// - Parameters:
  ///   - verdict: what the phrases say.
  ///   - consultation: what the classifier says, and how far it is to be believed.
  /// - Returns: the decision.
  func decide(_ verdict: KeywordVerdict, after consultation: Consultation) -> StageDecision {
    var verdict = verdict
    verdict.forbid(consultation.reservations.forbidden)
    let opinion = Opinion(consultation.prediction, places: places, without: verdict.vetoed)
    switch verdict.candidates.count {
    case 0: return classify(opinion, verdict, consultation.reservations)
    case 1: return weigh(verdict.candidates[0], against: opinion, verdict)
    default: return settle(verdict.candidates, by: opinion)
    }
  }

  /// One intent has phrases, but they cover little or are weak.
  private func weigh(
    _ candidate: KeywordVerdict.Candidate, against opinion: Opinion, _ verdict: KeywordVerdict
  ) -> StageDecision {
    let own = opinion.confidence(of: candidate.intent)
    if let best = opinion.choices.first, best.intent != candidate.intent,
      best.confidence >= thresholds[best.intent], best.confidence > own
    {
      return decision([best], opinion, reason: .phraseContradicted)
    }
    let agrees = opinion.choices.first?.intent == candidate.intent
    let isDoubtful = opinion.inScope < Self.doubtfulScope && !agrees
    let isWeakAndDoubtful = !candidate.isStrong && opinion.inScope < 0.5
    if isWeakAndDoubtful || (isDoubtful && candidate.coverage < Self.decidingCoverage) {
      return decision([], opinion, reason: .phraseOutOfScope)
    }
    let choice = StageDecision.Choice(
      intent: candidate.intent, confidence: max(own, candidate.confidence))
    let isBelieved = choice.confidence >= thresholds[choice.intent]
    var decision = decision(
      isBelieved ? [choice] : [], opinion, reason: isBelieved ? .phraseAgreed : .belowThreshold)
    decision.candidates.removeAll { $0.intent == candidate.intent }
    let place = decision.candidates.firstIndex { $0.confidence < choice.confidence }
    decision.candidates.insert(choice, at: isBelieved ? 0 : place ?? decision.candidates.count)
    return decision
  }

  /// Several intents have phrases: the classifier chooses among them, or the longest phrase does.
  private func settle(
    _ candidates: [KeywordVerdict.Candidate], by opinion: Opinion
  ) -> StageDecision {
    let ranked = candidates.map { candidate in
      let share = opinion.share(of: candidate.intent)
      return (candidate, share: share, confidence: candidate.confidence * max(share, 0.5))
    }.sorted {
      ($0.confidence, $0.share, $0.0.length, -$0.0.intent)
        > ($1.confidence, $1.share, $1.0.length, -$1.0.intent)
    }
    let (first, second) = (ranked[0], ranked[1])
    let choices = ranked.map {
      StageDecision.Choice(intent: $0.0.intent, confidence: $0.confidence)
    }
    let threshold = thresholds[first.0.intent]
    let best = StageDecision.Choice(
      intent: first.0.intent,
      confidence: max(
        first.0.confidence * max(first.share, 0.7), opinion.confidence(of: first.0.intent)))
    let isApart = first.share - second.share >= Self.ambiguityMargin
    if isApart || first.0.length >= second.0.length + 3, best.confidence >= threshold {
      return StageDecision(
        standing: [best], stage: .classifier, candidates: [best] + choices.dropFirst(),
        reason: .conflictSettled)
    }
    let isClear = choices[0].confidence + choices[1].confidence >= threshold
    return StageDecision(
      standing: isClear ? Array(choices.prefix(2)) : [], stage: .classifier, candidates: choices,
      reason: isClear ? .conflictOpen : .belowThreshold)
  }

  /// No intent has enough phrases: the classifier decides, supported by the few there are.
  private func classify(
    _ opinion: Opinion, _ verdict: KeywordVerdict, _ reservations: Reservations
  ) -> StageDecision {
    var opinion = opinion
    for index in opinion.choices.indices
    where verdict.supported.contains(opinion.choices[index].intent) {
      let doubt = 1 - opinion.choices[index].confidence
      let gain = doubt * Self.support * opinion.share(of: opinion.choices[index].intent)
      opinion.choices[index].confidence += gain
    }
    if reservations.doubt != nil {
      for index in opinion.choices.indices
      where !verdict.covering.contains(opinion.choices[index].intent) {
        opinion.choices[index].confidence *= Self.trustInDoubt
      }
    }
    opinion.choices.sort { ($0.confidence, -$0.intent) > ($1.confidence, -$1.intent) }
    let doubt =
      reservations.forbidden.isEmpty ? reservations.doubt ?? .belowThreshold : .forbidden
    guard let best = opinion.choices.first else {
      return decision([], opinion, reason: doubt)
    }
    let threshold = thresholds[best.intent]
    if let second = opinion.choices.dropFirst().first,
      best.confidence + second.confidence >= threshold
    {
      // The support of a phrase may set the first apart without taking it to its threshold.
      let isShort = best.confidence < threshold
      let gap =
        isShort
        ? abs(opinion.share(of: best.intent) - opinion.share(of: second.intent))
        : best.confidence - second.confidence
      if gap < Self.ambiguityMargin {
        return decision([best, second], opinion, reason: .tooClose)
      }
    }
    guard best.confidence >= threshold else {
      return decision([], opinion, reason: doubt)
    }
    return decision([best], opinion, reason: .classifier)
  }

  private func decision(
    _ standing: [StageDecision.Choice], _ opinion: Opinion, reason: StageDecision.Reason
  ) -> StageDecision {
    StageDecision(
      standing: standing, stage: .classifier, candidates: opinion.choices, reason: reason)
  }
}
