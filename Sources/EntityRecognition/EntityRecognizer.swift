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
    var entities = gazetteers.entities(in: part)
    if !lattice.isEmpty {
      let grammar = Grammar(lattice, at: context)
      var kept = ReadingSelection.select(grammar.readings(), tokens: lattice.count)
      kept += grammar.quotations()
      if let answer = grammar.answer() { kept.append(answer) }
      entities += kept.map { Entity($0, source: lattice.source($0.tokens)) }
    }
    sort(&entities)
    guard span.lowerBound > 0 else { return entities }
    for index in entities.indices {
      let tokens = entities[index].tokens
      entities[index].tokens =
        tokens.lowerBound + span.lowerBound..<tokens.upperBound + span.lowerBound
    }
    return entities
  }

  private func sort(_ entities: inout [Entity]) {
    guard entities.count > 1 else { return }
    entities = entities.enumerated().sorted { left, right in
      let (first, second) = (left.element, right.element)
      if first.tokens.lowerBound != second.tokens.lowerBound {
        return first.tokens.lowerBound < second.tokens.lowerBound
      }
      if first.tokens.count != second.tokens.count {
        return first.tokens.count > second.tokens.count
      }
      let (rank, other) = (
        ReadingSelection.rank(first.kind), ReadingSelection.rank(second.kind)
      )
      return rank != other ? rank < other : left.offset < right.offset
    }.map(\.element)
  }
}

extension Entity {
  fileprivate init(_ reading: Reading, source: Range<Int>) {
    self.init(
      kind: reading.kind, source: source, tokens: reading.tokens, value: reading.value,
      alternatives: reading.alternatives)
  }
}
