import EntityRecognition
import IntentSchema
import KeywordMatching
import TextAnalysis

/// An utterance as the stages see it.
struct UtteranceReading {
  /// The tokens, corrected.
  let text: TokenizedText
  /// The tokens without symbols.
  let positions: TokenPositions
  /// The entities.
  let entities: [Entity]
  /// What was corrected.
  let corrections: [SpellingCorrection]
  /// The key of the utterance as typed, before correction.
  let typedKey: UInt64?

  /// Whether it is a letter alone or figures, which no classifier can judge.
  var saysTooLittle: Bool {
    !positions.tokens.contains {
      $0.kind == .han || ($0.kind == .word && ($0.source.count > 1 || positions.tokens.count > 1))
    }
  }

  /// Whether it is one word, or one number, time or the like, however many words it takes: what to do
  /// isn't said.
  var isWordAlone: Bool {
    let tokens = positions.tokens
    let isHan = tokens.allSatisfy { $0.kind == .han }
    if tokens.count <= (isHan ? Self.longestHanWord : 1) { return true }
    return entities.contains {
      $0.kind != .list && positions.positions(of: $0.tokens) == tokens.indices
    }
  }

  /// How many characters a Chinese word has that isn't made of others.
  private static let longestHanWord = 2
}

/// Turns text into tokens and entities.
struct UtteranceReader: Sendable {
  private let tokenizer = Tokenizer()
  private let corrector: TypoCorrector
  private let recognizer: EntityRecognizer

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - catalogue: the typos and lists.
  ///   - keys: the words of the catalogue.
  ///   - spelling: the words that are right.
  ///   - vocabulary: the words of the built-in kinds of entities.
  /// - Complexity: O(*n*) in the size of the typos and lists.
  init(
    _ catalogue: Catalogue, keys: CatalogueKeys, spelling: SpellingVocabulary,
    vocabulary: EntityVocabulary
  ) {
    corrector = TypoCorrector(
      catalogue.typos.map { ($0.wrong, $0.right) }, keys: keys.typos, vocabulary: spelling,
      targets: DeferredTargets(
        words: { catalogue.wordsOfTypos },
        phrases: { catalogue.phrasesThatSpeakForAnIntent + catalogue.typos.map(\.right) }))
    recognizer = EntityRecognizer(
      lists: catalogue.lists, keys: keys.synonyms, vocabulary: vocabulary)
  }

  /// Reads an utterance.
  ///
  /// - Parameters:
  ///   - utterance: what was typed.
  ///   - context: the circumstances.
  /// - Returns: the tokens and entities.
  func read(_ utterance: String, at context: RoutingContext) -> UtteranceReading {
    let typed = tokenizer.tokenize(utterance)
    let (text, corrections) = corrector.correct(typed)
    let entities = recognizer.recognize(
      text, at: RecognitionContext(now: context.now, timeZone: context.timeZone))
    return UtteranceReading(
      text: text, positions: TokenPositions(text, entities: entities), entities: entities,
      corrections: corrections.map { SpellingCorrection(from: $0.from, to: $0.to) },
      typedKey: ExactIndex.key(of: typed))
  }

  /// Finds everything in an utterance that has a value, also what stands within a longer value.
  ///
  /// - Parameters:
  ///   - reading: the utterance.
  ///   - context: the circumstances.
  /// - Returns: the entities by where they begin.
  func allEntities(of reading: UtteranceReading, at context: RoutingContext) -> [Entity] {
    let moment = RecognitionContext(now: context.now, timeZone: context.timeZone)
    // What stands within a longer value of a kind that is wanted, too, isn't found.
    let inner = Self.innerKinds.flatMap {
      recognizer.recognize(reading.text, at: moment, kinds: [$0])
    }
    return reading.entities.filter { $0.kind != .boolean && $0.kind != .quoted } + inner
  }

  private static let innerKinds: [EntityKind] = [
    .number, .ordinal, .duration, .time, .date, .datetime, .recurrence, .percent, .money,
  ]
}
