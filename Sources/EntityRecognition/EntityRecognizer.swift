public import IntentSchema
public import TextAnalysis

/// Finds the spans of an utterance that have a value: numbers, times, amounts, list entries.
///
/// Readings of the built-in kinds that overlap are decided for the longest, then the most specific;
/// entries of lists, quotations and short answers are returned besides. Where a span has two
/// readings that a form may want ("5m", "12/4", "friday evening" as its start and as a range), both
/// are returned.
public struct EntityRecognizer: Sendable {
  private let vocabulary: PhraseTrie<Meaning>
  private let gazetteers: GazetteerIndex

  /// Creates a recogniser.
  ///
  /// - Parameter lists: the gazetteers of the catalogue.
  /// - Complexity: O(*n*) in the length of all synonyms.
  public init(lists: [Gazetteer] = []) {
    vocabulary = Vocabulary.trie()
    gazetteers = GazetteerIndex(lists)
  }

  /// Finds the entities of an utterance.
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
    let lattice = SenseLattice(part, vocabulary: vocabulary)
    var readings = gazetteers.readings(in: part)
    guard lattice.isPromising || !readings.isEmpty else { return [] }
    let isPromising = lattice.isPromising
    let grammar = Grammar(consume lattice, at: context)
    if isPromising { readings += grammar.entities() }
    if readings.count > 1 { readings.sort(by: ReadingSelection.precedes) }
    var entities: [Entity] = []
    entities.reserveCapacity(readings.count)
    for reading in readings {
      var entity =
        if case .listed(let entries) = reading.value {
          gazetteers.entity(entries, at: reading.tokens, in: part)
        } else {
          grammar.entity(reading)
        }
      entity?.tokens =
        reading.tokens.lowerBound + span.lowerBound..<reading.tokens.upperBound + span.lowerBound
      if let entity { entities.append(entity) }
    }
    return entities
  }
}
