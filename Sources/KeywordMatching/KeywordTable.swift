package import IntentSchema
package import TextAnalysis

/// The keyword tables of a catalogue, compiled.
///
/// A class because a copy is passed along with every utterance, and copying its parts costs more
/// than matching does.
package final class KeywordTable: Sendable {
  /// What is asked of a phrase at every hit, kept apart from the phrase since it copies for nothing.
  struct Rank: Sendable {
    let intent: Int
    let strength: Signal.Strength
    let anchors: Signal.Anchors
  }

  /// The phrases, in the order of the catalogue.
  package let signals: [CompiledSignal]
  /// The rank of each phrase.
  let ranks: [Rank]
  let automaton: PhraseAutomaton
  private let fillers: FillerTable
  private let negation: Negation
  private let prohibition: ProhibitionTable

  /// Compiles the tables.
  ///
  /// - Parameters:
  ///   - catalogue: the intents and fillers.
  ///   - tokenizer: what makes tokens of the phrases, the same as for utterances.
  ///   - literals: what `keys` gave for the catalogue, if it was kept.
  /// - Complexity: O(*n*) in the number of words of all phrases.
  package init(
    _ catalogue: Catalogue, tokenizer: Tokenizer = Tokenizer(),
    literals: [ArraySlice<UInt64>]? = nil
  ) {
    var signals: [CompiledSignal] = []
    var automaton = PhraseAutomaton()
    var words = (literals ?? Self.keys(of: catalogue, tokenizer: tokenizer))[...]
    for (index, intent) in catalogue.intents.enumerated() {
      for signal in intent.signals {
        let literals = words.prefix(signal.literals.count)
        words.removeFirst(literals.count)
        guard let compiled = CompiledSignal(signal, of: (index, intent), literals: literals) else {
          continue
        }
        HitAssembly.insert(compiled, at: signals.count, into: &automaton)
        signals.append(compiled)
      }
    }
    self.signals = signals
    ranks = signals.map {
      Rank(intent: $0.intent, strength: $0.signal.strength, anchors: $0.signal.anchors)
    }
    self.automaton = automaton
    fillers = FillerTable(catalogue.fillers, with: tokenizer)
    negation = Negation(tokenizer: tokenizer)
    prohibition = ProhibitionTable(tokenizer: tokenizer)
  }

  /// The keys of the words of each literal of each phrase, symbols aside, in the order of the
  /// catalogue.
  ///
  /// - Parameters:
  ///   - catalogue: the intents.
  ///   - tokenizer: what makes tokens of the phrases.
  /// - Returns: the keys of each literal.
  /// - Complexity: O(*n*) in the length of all phrases.
  package static func keys(
    of catalogue: Catalogue, tokenizer: Tokenizer = Tokenizer()
  ) -> [ArraySlice<UInt64>] {
    tokenizer.keys(
      ofEach: catalogue.intents.flatMap { $0.signals.flatMap(\.literals) }, withSymbols: false)
  }

  /// Weighs an utterance.
  ///
  /// - Parameters:
  ///   - text: the utterance in positions.
  ///   - entities: the entities found in it.
  /// - Returns: every hit, and what the hits say about each intent.
  /// - Complexity: O(*n*) in the number of tokens, times the longest phrase; O(*h* log *h*) in the
  ///   number of hits.
  package func evidence(in text: TokenPositions, entities: [Entity]) -> KeywordEvidence {
    let mask = fillers.mask(text.tokens)
    var walk = PhraseWalk(self, over: text, entities: entities, fillers: mask)
    walk.run()
    var assembly = HitAssembly(table: self, fillers: mask)
    assembly.join(walk)
    var hits = assembly.hits
    HitContest(table: self, text: text, fillers: mask, negation: negation).settle(&hits)
    let tally = EvidenceTally(table: self, fillers: mask, positions: text.tokens.count)
    return KeywordEvidence(
      hits: hits, fills: assembly.fills, intents: tally.count(hits), fillers: mask)
  }

  /// Finds the clauses of an utterance that forbid something, whatever it is.
  ///
  /// A clause whose opening is part of a strong phrase that counts asks for what the phrase means.
  ///
  /// - Parameters:
  ///   - text: the utterance in positions.
  ///   - evidence: what the phrases say about it.
  /// - Returns: the clauses, in order.
  /// - Complexity: O(*n*) in the number of tokens, times the hits where there is a prohibition.
  package func prohibitions(
    in text: TokenPositions, evidence: KeywordEvidence
  ) -> [Prohibition] {
    prohibition.prohibitions(in: text, fillers: evidence.fillers).filter { found in
      let opening = found.clause.lowerBound..<found.scope.lowerBound
      return !evidence.hits.contains {
        $0.effect == .counted && ranks[$0.signal].strength == .strong && $0.head.overlaps(opening)
      }
    }
  }
}
