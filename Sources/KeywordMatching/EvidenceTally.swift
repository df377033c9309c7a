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
    var evidence: [Int: IntentEvidence] = [:]
    var weakSignals: Set<Int> = []
    for (index, hit) in hits.enumerated() {
      let compiled = table.signals[hit.signal]
      var own = evidence[compiled.intent] ?? IntentEvidence(intent: compiled.intent)
      switch (hit.effect, compiled.signal.strength) {
      case (.counted, .strong): own.strong += 1
      case (.counted, .weak):
        if weakSignals.insert(hit.signal).inserted { own.weak += 1 }
      case (.counted, .veto): own.vetoedBy = own.vetoedBy ?? index
      case (.negated, .strong): own.vetoedBy = own.vetoedBy ?? index
      default: continue
      }
      evidence[compiled.intent] = own
    }
    return evidence.keys.sorted().compactMap { intent in
      guard var own = evidence[intent] else { return nil }
      own.coverage = coverage(of: intent, by: hits)
      return own
    }
  }

  /// The share of the words that phrases of the intent take; fillers count as taken, and free text
  /// counts neither way, since it may be anything.
  private func coverage(of intent: Int, by hits: [SignalHit]) -> Double {
    var covered = fillers
    var isFree = [Bool](repeating: false, count: positions)
    for hit in hits
    where hit.effect == .counted && table.signals[hit.signal].intent == intent {
      for position in hit.head { covered[position] = true }
      for position in hit.tail { covered[position] = true }
      for position in hit.gap ?? 0..<0 { isFree[position] = true }
    }
    var (taken, total) = (0, 0)
    for position in 0..<positions where covered[position] || !isFree[position] {
      total += 1
      if covered[position] { taken += 1 }
    }
    return total > 0 ? Double(taken) / Double(total) : 0
  }
}
