package import IntentSchema
package import TextAnalysis

/// The keyword tables of a catalogue, compiled.
///
/// A class because a copy is passed along with every utterance, and copying its parts costs more
/// than matching does.
package final class KeywordTable: Sendable {
  /// The phrases, in the order of the catalogue.
  package let signals: [CompiledSignal]
  private let automaton: PhraseAutomaton
  private let fillers: FillerTable
  private let negation: Negation

  /// What an output of the automaton means: three numbers a phrase.
  private enum Part: Int {
    case whole, head, tail
  }

  /// Compiles the tables.
  ///
  /// - Parameters:
  ///   - catalogue: the intents and fillers.
  ///   - tokenizer: what makes tokens of the phrases, the same as for utterances.
  /// - Complexity: O(*n*) in the number of words of all phrases.
  package init(_ catalogue: Catalogue, tokenizer: Tokenizer = Tokenizer()) {
    var signals: [CompiledSignal] = []
    var automaton = PhraseAutomaton()
    for (index, intent) in catalogue.intents.enumerated() {
      for signal in intent.signals {
        guard let compiled = CompiledSignal(signal, of: (index, intent), with: tokenizer) else {
          continue
        }
        let output = signals.count * 3
        if compiled.textSlot == nil {
          automaton.insert(compiled.head, output: output + Part.whole.rawValue)
        } else {
          if !compiled.head.isEmpty {
            automaton.insert(compiled.head, output: output + Part.head.rawValue)
          }
          if !compiled.tail.isEmpty {
            automaton.insert(compiled.tail, output: output + Part.tail.rawValue)
          }
        }
        signals.append(compiled)
      }
    }
    self.signals = signals
    self.automaton = automaton
    fillers = FillerTable(catalogue.fillers, with: tokenizer)
    negation = Negation(tokenizer: tokenizer)
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
    var walk = PhraseWalk(automaton, over: text, entities: entities, fillers: mask)
    walk.run()
    var hits = joined(walk.readings, in: text, fillers: mask)
    HitContest(table: self, text: text, fillers: mask, negation: negation).settle(&hits)
    let tally = EvidenceTally(table: self, fillers: mask, positions: text.tokens.count)
    return KeywordEvidence(hits: hits, intents: tally.count(hits), fillers: mask)
  }

  /// Joins heads and tails around their free text, and drops what its anchors forbid.
  private func joined(
    _ readings: [PhraseWalk.Reading], in text: TokenPositions, fillers: [Bool]
  ) -> [SignalHit] {
    var hits: [SignalHit] = []
    var heads: [PhraseWalk.Reading] = []
    var tails: [PhraseWalk.Reading] = []
    for reading in readings {
      switch Part(rawValue: reading.output % 3) {
      case .whole, nil:
        hits.append(hit(of: reading.output / 3, head: reading, tail: nil, gap: nil))
      case .head: heads.append(reading)
      case .tail: tails.append(reading)
      }
    }
    hits += openHits(heads: heads, tails: tails, in: text)
    hits.removeAll { $0.gap.map { gap in gap.allSatisfy { fillers[$0] } } == true }
    let frame = ContentFrame(fillers)
    hits.removeAll { !frame.allows(signals[$0.signal].signal.anchors, $0.extent) }
    guard hits.count > 1 else { return hits }
    return hits.sorted {
      ($0.extent.lowerBound, $0.signal, $0.length) < ($1.extent.lowerBound, $1.signal, $1.length)
    }
  }

  /// The phrases with free text: of each the first head and the last tail.
  private func openHits(
    heads: [PhraseWalk.Reading], tails: [PhraseWalk.Reading], in text: TokenPositions
  ) -> [SignalHit] {
    var hits: [SignalHit] = []
    for (index, head) in heads.enumerated()
    where !heads[..<index].contains(where: { $0.output == head.output }) {
      let signal = head.output / 3
      let tail = tails.last { $0.output / 3 == signal }
      if let hit = openHit(of: signal, head: head, tail: tail, in: text) { hits.append(hit) }
    }
    for (index, tail) in tails.enumerated()
    where signals[tail.output / 3].head.isEmpty
      && !tails[(index + 1)...].contains(where: { $0.output == tail.output })
    {
      if let hit = openHit(of: tail.output / 3, head: nil, tail: tail, in: text) {
        hits.append(hit)
      }
    }
    return hits
  }

  private func openHit(
    of signal: Int, head: PhraseWalk.Reading?, tail: PhraseWalk.Reading?, in text: TokenPositions
  ) -> SignalHit? {
    if head == nil, !signals[signal].head.isEmpty { return nil }
    if tail == nil, !signals[signal].tail.isEmpty { return nil }
    let start = head?.range.upperBound ?? 0
    let end = tail?.range.lowerBound ?? text.tokens.count
    guard start < end else { return nil }
    return hit(of: signal, head: head, tail: tail, gap: start..<end)
  }

  private func hit(
    of signal: Int, head: PhraseWalk.Reading?, tail: PhraseWalk.Reading?, gap: Range<Int>?
  ) -> SignalHit {
    let entities = (head?.entities ?? []) + (tail?.entities ?? [])
    let fills = zip(signals[signal].typedSlots, entities).map {
      SignalHit.Fill(slot: $0, entity: $1)
    }
    let edge = gap?.lowerBound ?? 0
    return SignalHit(
      signal: signal, head: head?.range ?? edge..<edge,
      tail: tail?.range ?? (gap?.upperBound ?? 0)..<(gap?.upperBound ?? 0), gap: gap,
      length: (head?.length ?? 0) + (tail?.length ?? 0), fills: fills)
  }
}

/// Where an utterance begins and ends, fillers aside.
private struct ContentFrame {
  let start: Int
  let end: Int

  init(_ fillers: [Bool]) {
    start = fillers.firstIndex(of: false) ?? fillers.count
    end = (fillers.lastIndex(of: false) ?? -1) + 1
  }

  func allows(_ anchors: Signal.Anchors, _ extent: Range<Int>) -> Bool {
    if anchors.contains(.start), extent.lowerBound > start { return false }
    if anchors.contains(.end), extent.upperBound < end { return false }
    return true
  }
}
