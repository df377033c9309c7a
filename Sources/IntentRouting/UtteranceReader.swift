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
}

/// Turns text into tokens and entities.
struct UtteranceReader: Sendable {
  private let tokenizer = Tokenizer()
  private let corrector: TypoCorrector
  private let recognizer: EntityRecognizer

  init(_ catalogue: Catalogue, knownWords: [UInt64]) {
    corrector = TypoCorrector(
      typos: catalogue.typos.map { ($0.wrong, $0.right) },
      targetVocabulary: Self.targets(of: catalogue), knownKeys: knownWords)
    recognizer = EntityRecognizer(lists: catalogue.lists)
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

  /// The words a typo may become: those of phrases that speak for an intent, and of lists.
  private static func targets(of catalogue: Catalogue) -> [String] {
    let phrases = catalogue.intents.flatMap { intent in
      intent.signals.filter { $0.strength != .veto }.flatMap { signal in
        signal.elements.compactMap { if case .literal(let words) = $0 { words } else { nil } }
      }
    }
    return phrases + catalogue.lists.flatMap { $0.entries.flatMap(\.synonyms) }
  }
}
