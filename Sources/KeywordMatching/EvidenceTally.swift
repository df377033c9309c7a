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

  private func coverage(of intent: Int, by hits: [SignalHit]) -> Double {
    var covered = fillers
    for hit in hits
    where hit.effect == .counted && table.signals[hit.signal].intent == intent {
      for position in hit.extent { covered[position] = true }
    }
    guard positions > 0 else { return 0 }
    return Double(covered.count { $0 }) / Double(positions)
  }
}
