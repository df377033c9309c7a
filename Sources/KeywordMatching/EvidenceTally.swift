import IntentSchema

/// Adds up what the hits say about each intent.
struct EvidenceTally {
  let table: KeywordTable
  let fillers: [Bool]
  let positions: Int

  /// Counts the hits by intent.
  ///
  /// - Parameter hits: the hits with their effects.
  /// - Returns: the intents with at least one hit, in the order of the catalogue.
  /// - Complexity: O(*n* + *h* log *h*) in the number of tokens and hits.
  func count(_ hits: [SignalHit]) -> [IntentEvidence] {
    var evidence: [IntentEvidence] = []
    for (index, hit) in hits.enumerated() where hit.effect == .counted || hit.effect == .negated {
      let compiled = table.signals[hit.signal]
      let place: Int
      if let known = evidence.firstIndex(where: { $0.intent == compiled.intent }) {
        place = known
      } else {
        place = evidence.count
        evidence.append(IntentEvidence(intent: compiled.intent))
      }
      switch (hit.effect, compiled.signal.strength) {
      case (.counted, .strong): evidence[place].strong += 1
      case (.counted, .weak):
        let isNew = !hits[..<index].contains { $0.signal == hit.signal && $0.effect == .counted }
        if isNew { evidence[place].weak += 1 }
      case (.counted, .veto), (.negated, .strong):
        evidence[place].vetoedBy = evidence[place].vetoedBy ?? index
      default: continue
      }
    }
    var stamps = [Int](repeating: -1, count: positions)
    for place in evidence.indices {
      evidence[place].coverage = coverage(of: evidence[place].intent, by: hits, stamps: &stamps)
    }
    return evidence.sorted { $0.intent < $1.intent }
  }

  /// The share of the words that phrases of the intent take; fillers count as taken, and free text
  /// counts neither way, since it may be anything.
  ///
  /// Marks are numbers of the intent, so that one array serves all intents.
  private func coverage(of intent: Int, by hits: [SignalHit], stamps: inout [Int]) -> Double {
    let (free, taken) = (intent * 2, intent * 2 + 1)
    var counts = (taken: 0, total: positions)
    for hit in hits
    where hit.effect == .counted && table.signals[hit.signal].intent == intent {
      hit.forEachWord { stamps[$0] = taken }
    }
    for hit in hits
    where hit.effect == .counted && table.signals[hit.signal].intent == intent {
      for position in hit.gap ?? 0..<0 where stamps[position] != taken { stamps[position] = free }
    }
    for position in 0..<positions {
      if stamps[position] == taken || fillers[position] {
        counts.taken += 1
      } else if stamps[position] == free {
        counts.total -= 1
      }
    }
    return counts.total > 0 ? Double(counts.taken) / Double(counts.total) : 0
  }
}
