import EntityRecognition
import IntentClassification
public import IntentSchema
import KeywordMatching
import TextAnalysis

/// Decides what an utterance means.
///
/// Routing is total, synchronous and deterministic: it never throws, and the same model, text and
/// context give the same decision. The stages are, in this order:
///
/// 1. text to tokens, and their spelling corrected;
/// 2. entities: numbers, times, amounts, list entries;
/// 3. exact: is it a training utterance;
/// 4. keywords: do phrases decide it;
/// 5. the classifier, if they don't;
/// 6. the slots of the intent that stands;
/// 7. whether it is several requests in one.
public struct IntentRouter: Sendable {
  /// What can be asked.
  public private(set) var catalogue: Catalogue
  /// What was learnt from the corpus.
  public private(set) var model: RoutingModel
  let table: KeywordTable
  let reader: UtteranceReader
  private var policy: StagePolicy
  private let filler: SlotFiller
  private let familiar: FamiliarWords
  let connectors = ConnectorTable()
  let corrections = CorrectionTable()
  private let conditions = ConditionTable()
  /// The words that may join requests or take something back.
  private let joints: KeyFilter

  /// Creates a router.
  ///
  /// - Parameters:
  ///   - catalogue: what can be asked.
  ///   - model: what was learnt from the corpus of that catalogue.
  /// - Complexity: O(*n*) in the size of the catalogue.
  public init(catalogue: Catalogue, model: RoutingModel) {
    self.init(
      catalogue: catalogue, model: model, keys: CatalogueKeys(catalogue),
      vocabulary: EntityVocabulary())
  }

  /// Creates a router of what was tokenised before.
  ///
  /// - Parameters:
  ///   - catalogue: what can be asked.
  ///   - model: what was learnt from the corpus of that catalogue.
  ///   - keys: the words of the catalogue.
  ///   - vocabulary: the words of the built-in kinds of entities.
  /// - Complexity: O(*n*) in the size of the catalogue.
  init(
    catalogue: Catalogue, model: RoutingModel, keys: CatalogueKeys, vocabulary: EntityVocabulary
  ) {
    let tables = SideThread { KeywordTable(catalogue, literals: keys.literals) }
    self.catalogue = catalogue
    self.model = model
    reader = UtteranceReader(
      catalogue, keys: keys, spelling: model.spelling, vocabulary: vocabulary)
    table = tables.join()
    policy = StagePolicy(catalogue, table: table, classes: model.classifier.intents)
    joints = connectors.openings.union(corrections.openings)
    filler = SlotFiller(catalogue: catalogue, table: table, carriers: model.carriers)
    familiar = FamiliarWords(model.spelling)
  }

  /// Decides what an utterance means.
  ///
  /// - Parameters:
  ///   - utterance: what was typed; any text.
  ///   - context: the circumstances.
  /// - Returns: the decision, with the slots of the intents that stand.
  /// - Complexity: O(*n*) in the length of the utterance, of which 8 KiB count for routing.
  public func route(_ utterance: String, at context: RoutingContext) -> RoutingDecision {
    let reading = reader.read(utterance, at: context)
    let staged = stages(of: reading)
    let whole = decision(for: reading, staged: staged, at: context)
    // Most lines have no word that could join requests or take something back.
    let joints = joints
    guard reading.text.tokens.contains(where: { joints.mayHave($0.key) }) else { return whole }
    let line = HeardLine(reading: reading, fillers: staged.keywords.fillers, whole: whole)
    return composed(line, at: context).decision
  }

  /// Decides what a text means as one request.
  func routeWhole(_ text: String, at context: RoutingContext) -> RoutingDecision {
    let reading = reader.read(text, at: context)
    return decision(for: reading, staged: stages(of: reading), at: context)
  }

  /// Reads the answer to the question for a slot.
  ///
  /// - Parameters:
  ///   - slot: the slot that was asked for.
  ///   - answer: what was typed; any text.
  ///   - context: the circumstances.
  /// - Returns: the value, why it isn't allowed, or that there is none.
  /// - Complexity: O(*n*) in the length of the answer.
  public func fill(
    _ slot: SlotDefinition, from answer: String, at context: RoutingContext
  ) -> SlotAnswer {
    AnswerReading(slot: slot, reader: reader, context: context).read(answer)
  }

  /// What the stages make of an utterance.
  func stages(of reading: UtteranceReading, exact: [Int]? = nil) -> StageEvidence {
    let evidence = table.evidence(in: reading.positions, entities: reading.entities)
    let exact = exact ?? exactIntents(of: reading)
    switch policy.decide(exact: exact, evidence: evidence) {
    case .decided(let decision):
      return StageEvidence(keywords: evidence, prediction: nil, decision: decision)
    case .open(let verdict, let limit):
      let adviser = Adviser(
        classifier: model.classifier, table: table, familiar: familiar, places: policy.places)
      let consultation = adviser.consult(about: reading, evidence: evidence, limit: limit)
      return StageEvidence(
        keywords: evidence, prediction: consultation.prediction,
        decision: policy.decide(verdict, after: consultation))
    }
  }

  func decision(
    for reading: UtteranceReading, staged: StageEvidence, at context: RoutingContext
  ) -> RoutingDecision {
    let matches = staged.decision.standing.map {
      match($0, reading: reading, evidence: staged.keywords, at: context)
    }
    let isConditional = isConditional(matches, in: reading, staged)
    let outcome: RoutingDecision.Outcome =
      switch matches.count {
      case 0: .unmatched
      case _ where isConditional: .unmatched
      case 1: .matched(matches[0])
      default: .ambiguous(matches)
      }
    return RoutingDecision(
      text: String(decoding: reading.text.source, as: UTF8.self), outcome: outcome,
      stage: staged.decision.stage,
      candidates: staged.decision.candidates.prefix(5).map {
        IntentCandidate(intent: catalogue.intents[$0.intent].name, confidence: $0.confidence)
      },
      corrections: reading.corrections, isConditional: isConditional)
  }

  /// Whether what is asked for depends on something that nobody can evaluate.
  ///
  /// A training utterance is meant as it was learnt; in required free text, in sums and in quotations
  /// a condition is a part of what was said.
  private func isConditional(
    _ matches: [IntentMatch], in reading: UtteranceReading, _ staged: StageEvidence
  ) -> Bool {
    guard !matches.isEmpty, staged.decision.stage != .exact,
      let opening = condition(in: reading, fillers: staged.keywords.fillers),
      !conditions.asks(reading.positions.tokens, besides: opening.index)
    else { return false }
    let place = reading.positions.tokens[opening.index].source.lowerBound
    return !matches.contains { match in
      guard let intent = catalogue.intent(named: match.intent) else { return false }
      return intent.slots.contains { slot in
        slot.type == .entity(.expression)
          || (slot.isRequired && slot.type.takesWords
            && match.slots.contains {
              $0.name == slot.name && $0.source?.contains(place) == true
            })
      }
    }
  }

  /// Where a request says on what it depends.
  func condition(
    in reading: UtteranceReading, fillers: [Bool]
  ) -> ConditionTable.Opening? {
    conditions.opening(
      in: reading.positions.tokens, beginsClause: reading.positions.beginsClause, fillers: fillers)
  }

  private func match(
    _ choice: StageDecision.Choice, reading: UtteranceReading, evidence: KeywordEvidence,
    at context: RoutingContext
  ) -> IntentMatch {
    let hits = evidence.hits(for: choice.intent, in: table)
    let filling = filler.fill(
      choice.intent,
      from: SlotFiller.Reading(
        reading, hits: hits, fills: evidence.fills, fillers: evidence.fillers),
      at: context)
    return IntentMatch(
      intent: catalogue.intents[choice.intent].name, confidence: choice.confidence,
      slots: filling.slots, missing: filling.missing, rejected: filling.rejected,
      isWhole: evidence.isWhole(for: choice.intent) && hits.allSatisfy { $0.gap == nil })
  }

  /// The intents that have the utterance as a training utterance, as typed or as corrected.
  private func exactIntents(of reading: UtteranceReading) -> [Int] {
    let asTyped = reading.typedKey.map(model.exact.intents(for:)) ?? []
    guard asTyped.isEmpty, !reading.corrections.isEmpty else { return asTyped }
    return ExactIndex.key(of: reading.text).map(model.exact.intents(for:)) ?? []
  }
}

extension IntentRouter {
  /// Decides what an utterance would mean as one request if it weren't a training utterance.
  ///
  /// - Parameters:
  ///   - utterance: what was typed; any text.
  ///   - context: the circumstances.
  /// - Returns: the decision of keywords and classifier.
  package func routeWithoutExact(
    _ utterance: String, at context: RoutingContext
  ) -> RoutingDecision {
    let reading = reader.read(utterance, at: context)
    return decision(for: reading, staged: stages(of: reading, exact: []), at: context)
  }

  /// The same router with another threshold.
  ///
  /// - Parameters:
  ///   - threshold: the threshold.
  ///   - intent: the intent it is for, as an index into the catalogue.
  /// - Returns: the router.
  func with(threshold: Double, for intent: Int) -> IntentRouter {
    var router = self
    router.catalogue.intents[intent].threshold = threshold
    router.policy = StagePolicy(
      router.catalogue, table: table, classes: model.classifier.intents)
    return router
  }

  /// The same router with one training utterance more, as far as the exact stage goes.
  ///
  /// - Parameters:
  ///   - utterance: the utterance.
  ///   - intent: the intent it is for, as an index into the catalogue.
  /// - Returns: the router, nil for an utterance without words.
  func with(utterance: String, for intent: Int) -> IntentRouter? {
    guard let key = ExactIndex.key(of: Tokenizer().tokenize(utterance)) else { return nil }
    var router = self
    router.model = model.adding(key, for: intent)
    return router
  }
}
