public import IntentSchema
import Synchronization
public import TextAnalysis

/// Finds the spans of an utterance that have a value: numbers, times, amounts, list entries.
///
/// Readings of the built-in kinds that overlap are decided for the longest, then the most specific;
/// entries of lists, quotations and short answers are returned besides. Where a span has two
/// readings that a form may want ("5m", "12/4", "friday evening" as its start and as a range), both
/// are returned.
public struct EntityRecognizer: Sendable {
  private let vocabulary: PhraseTrie<Meaning>
  private let thoroughVocabulary: ThoroughVocabulary
  private let gazetteers: GazetteerIndex

  /// Creates a recogniser.
  ///
  /// - Parameter lists: the gazetteers of the catalogue.
  /// - Complexity: O(*n*) in the length of all synonyms.
  public init(lists: [Gazetteer] = []) {
    let synonyms = lists.flatMap { $0.entries.flatMap(\.synonyms) }
    self.init(
      lists: lists, keys: Tokenizer().keys(ofEach: synonyms), vocabulary: EntityVocabulary())
  }

  /// Creates a recogniser of what was tokenised before.
  ///
  /// - Parameters:
  ///   - lists: the gazetteers of the catalogue.
  ///   - keys: the keys of the tokens of each synonym, in the order of the lists.
  ///   - vocabulary: the words of the built-in kinds.
  /// - Complexity: O(*n*) in the number of synonyms.
  package init(lists: [Gazetteer], keys: [ArraySlice<UInt64>], vocabulary: EntityVocabulary) {
    self.vocabulary = vocabulary.words
    thoroughVocabulary = ThoroughVocabulary()
    gazetteers = GazetteerIndex(lists, keys: keys)
  }

  /// Finds the entities of an utterance.
  ///
  /// A date or time that doesn't exist is one of them, with its `problem` instead of a value.
  ///
  /// - Parameters:
  ///   - text: the utterance.
  ///   - context: what relative times are relative to.
  ///   - span: the tokens to look at; all of them by default.
  /// - Returns: the entities by where they begin, the longer ones first.
  /// - Complexity: O(*n* log *n*) in the number of tokens.
  public func recognize(
    _ text: TokenizedText, at context: RecognitionContext, in span: Range<Int>? = nil
  ) -> [Entity] {
    let span = span?.clamped(to: text.tokens.indices) ?? text.tokens.indices
    var part = text
    if span != text.tokens.indices { part.tokens = Array(text.tokens[span]) }
    return entities(in: part, at: context, shiftedBy: span.lowerBound, kinds: nil)
  }

  /// Finds everything of some kinds that a person would point at in an utterance.
  ///
  /// That is more than what decides an utterance's intent: an entity also counts within a longer
  /// one of another kind (the number of "3 km"), so does a span that is open at one end ("before
  /// friday"), whose end is `SlotValue.openEnd`, and an answer within a longer text.
  ///
  /// - Parameters:
  ///   - text: the utterance.
  ///   - context: what relative times are relative to.
  ///   - kinds: the kinds.
  /// - Returns: the entities by where they begin, the longer ones first.
  /// - Complexity: O(*n* log *n*) in the number of tokens.
  public func recognize(
    _ text: TokenizedText, at context: RecognitionContext, kinds: Set<EntityKind>
  ) -> [Entity] {
    entities(in: text, at: context, shiftedBy: 0, kinds: kinds)
      .filter { kinds.contains($0.kind) }
  }

  private func entities(
    in text: TokenizedText, at context: RecognitionContext, shiftedBy shift: Int,
    kinds: Set<EntityKind>?
  ) -> [Entity] {
    let lattice = SenseLattice(
      text, vocabulary: vocabulary, extras: kinds == nil ? nil : thoroughVocabulary.trie)
    var readings = gazetteers.readings(in: text)
    let isPromising = lattice.isPromising || kinds != nil
    guard isPromising || !readings.isEmpty else { return [] }
    let grammar = Grammar(consume lattice, at: context, isThorough: kinds != nil)
    if isPromising { readings += kinds.map { grammar.entities(of: $0) } ?? grammar.entities() }
    if readings.count > 1 { readings.sort(by: ReadingSelection.precedes) }
    var entities: [Entity] = []
    entities.reserveCapacity(readings.count)
    for reading in readings {
      var entity =
        if case .listed(let entries) = reading.value {
          gazetteers.entity(entries, at: reading.tokens, in: text)
        } else {
          grammar.entity(reading)
        }
      entity?.tokens =
        reading.tokens.lowerBound + shift..<reading.tokens.upperBound + shift
      if let entity { entities.append(entity) }
    }
    return entities
  }
}

/// The words that are looked up only where everything is wanted, made when they are first asked for.
private final class ThoroughVocabulary: Sendable {
  private let made = Mutex<PhraseTrie<Meaning>?>(nil)

  /// The words.
  var trie: PhraseTrie<Meaning> {
    made.withLock { made in
      if let made { return made }
      let trie = Vocabulary.thoroughTrie()
      made = trie
      return trie
    }
  }
}
