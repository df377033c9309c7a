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
    for index in hits.indices {
      let effect = hits[index].effect
      guard effect == .counted || effect == .negated else { continue }
      let rank = table.ranks[hits[index].signal]
      let place = place(of: rank.intent, in: &evidence)
      switch (effect, rank.strength) {
      case (.counted, .strong): evidence[place].strong += 1
      case (.counted, .weak): if isFirst(index, in: hits) { evidence[place].weak += 1 }
      case (.counted, .veto), (.negated, .strong):
        evidence[place].vetoedBy = evidence[place].vetoedBy ?? index
      default: continue
      }
    }
    guard !evidence.isEmpty else { return [] }
    var stamps = [Int](repeating: -1, count: positions)
    for place in evidence.indices {
      evidence[place].coverage = coverage(of: evidence[place].intent, by: hits, stamps: &stamps)
    }
    if evidence.count > 1 { evidence.sort { $0.intent < $1.intent } }
    return evidence
  }

  private func place(of intent: Int, in evidence: inout [IntentEvidence]) -> Int {
    if let known = evidence.firstIndex(where: { $0.intent == intent }) { return known }
    evidence.append(IntentEvidence(intent: intent))
    return evidence.count - 1
  }

  /// Whether no earlier hit of the same phrase counts.
  private func isFirst(_ index: Int, in hits: [SignalHit]) -> Bool {
    for earlier in 0..<index
    where hits[earlier].signal == hits[index].signal && hits[earlier].effect == .counted {
      return false
    }
    return true
  }

  /// The share of the words that phrases of the intent take.
  ///
  /// Fillers count as taken, and free text counts neither way, since it may be anything. Where it comes
  /// first, nothing has said that it is free text, and it counts as words that no phrase takes.
  ///
  /// Marks are numbers of the intent, so that one array serves all intents.
  private func coverage(of intent: Int, by hits: [SignalHit], stamps: inout [Int]) -> Double {
    let (free, taken) = (intent * 2, intent * 2 + 1)
    var counts = (taken: 0, total: positions)
    for index in hits.indices where isOwn(hits[index], of: intent) {
      hits[index].forEachWord { stamps[$0] = taken }
    }
    for index in hits.indices where isOwn(hits[index], of: intent) && !hits[index].head.isEmpty {
      for position in hits[index].gap ?? 0..<0 where stamps[position] != taken {
        stamps[position] = free
      }
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

  private func isOwn(_ hit: SignalHit, of intent: Int) -> Bool {
    hit.effect == .counted && table.ranks[hit.signal].intent == intent
  }
}
