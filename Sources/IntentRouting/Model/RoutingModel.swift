public import IntentClassification
public import IntentSchema
import TextAnalysis

/// What routing learns from a corpus: everything but the catalogue itself.
public struct RoutingModel: Sendable {
  /// The classifier.
  public let classifier: ClassifierModel
  /// The training utterances by their words.
  let exact: ExactIndex
  /// The words around free text.
  let carriers: CarrierTable
  /// The words that are never corrected, among them those of the training utterances, and those that
  /// a typo may become.
  let spelling: SpellingVocabulary

  init(
    classifier: ClassifierModel, exact: ExactIndex, carriers: CarrierTable,
    spelling: SpellingVocabulary
  ) {
    self.classifier = classifier
    self.exact = exact
    self.carriers = carriers
    self.spelling = spelling
  }

  /// Joins a classifier and what the tables of a file hold.
  init(classifier: ClassifierModel, parts: RouterTableReader.Parts) {
    self.init(
      classifier: classifier, exact: parts.exact, carriers: parts.carriers,
      spelling: parts.spelling)
  }

  /// Learns from a corpus.
  ///
  /// - Parameters:
  ///   - corpus: the training utterances.
  ///   - catalogue: the intents.
  ///   - trainer: what trains the classifier; its seed decides the model.
  /// - Complexity: O(*n*·*k*) for *n* features of all lines and *k* intents.
  public init(
    learning corpus: Corpus, catalogue: Catalogue, trainer: ClassifierTrainer = ClassifierTrainer()
  ) {
    let tokenizer = Tokenizer()
    let texts = corpus.training.map { tokenizer.tokenize($0.text) }
    let examples = zip(corpus.training, texts).map { utterance, text in
      TrainingExample(text: text, intent: utterance.intent)
    }
    classifier = trainer.train(examples.inCanonicalOrder())
    exact = ExactIndex(corpus, catalogue: catalogue, tokenizer: tokenizer)
    carriers = CarrierTable(corpus, catalogue: catalogue, tokenizer: tokenizer)
    spelling = SpellingVocabulary(
      targets: SpellingVocabulary.words(of: tokenizer.tokenize(lines: catalogue.wordsOfTypos)),
      known: SpellingVocabulary.words(of: texts),
      hanPairs: HanPairs(
        known: texts + tokenizer.tokenize(lines: catalogue.phrases),
        targets: tokenizer.tokenize(lines: catalogue.phrasesThatSpeakForAnIntent)
          + tokenizer.tokenize(lines: catalogue.typos.map(\.right))))
  }
}

extension RoutingModel {
  /// The same model with one exact utterance more.
  ///
  /// - Parameters:
  ///   - key: the key of the utterance.
  ///   - intent: its intent, as an index into the catalogue.
  /// - Returns: the model.
  /// - Complexity: O(*n*) in the number of utterances.
  func adding(_ key: UInt64, for intent: Int) -> RoutingModel {
    var exact = exact
    let place = exact.keys.firstIndex { $0 > key } ?? exact.keys.count
    exact.keys.insert(key, at: place)
    exact.intents.insert(UInt32(intent), at: place)
    return RoutingModel(
      classifier: classifier, exact: exact, carriers: carriers, spelling: spelling)
  }
}

extension [TrainingExample] {
  /// The examples in an order of their own, so that the model doesn't depend on that of the files.
  ///
  /// - Returns: the examples by their words.
  /// - Complexity: O(*n* log *n*) in the number of examples.
  fileprivate func inCanonicalOrder() -> [TrainingExample] {
    sorted { first, second in
      if first.text.normalized == second.text.normalized {
        return (first.intent ?? "") < (second.intent ?? "")
      }
      return first.text.normalized.lexicographicallyPrecedes(second.text.normalized)
    }
  }
}
