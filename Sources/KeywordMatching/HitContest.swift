import IntentSchema
import TextAnalysis

/// Decides which of the hits of an utterance count.
///
/// Negation comes first, then the longest phrase in each place, then the free text that a strong
/// phrase opened.
struct HitContest {
  let table: KeywordTable
  let text: TokenPositions
  let fillers: [Bool]
  let negation: Negation

  /// Sets the effect of every hit.
  ///
  /// - Parameter hits: the hits, in the order of the text.
  /// - Complexity: O(*h* · *m*) in the number of hits and of negations and free texts, which are few.
  func settle(_ hits: inout [SignalHit]) {
    guard !hits.isEmpty else { return }
    if hits.count > 1 {
      dropOverlapped(&hits)
      dropShielded(&hits)
    }
    let negations = negation.spans(in: text).filter { span in
      !hits.contains {
        $0.effect == .counted && strength(of: $0) == .strong && $0.head.overlaps(span)
      }
    }
    for index in hits.indices
    where hits[index].effect == .counted && strength(of: hits[index]) != .veto {
      let start = beginning(of: hits[index], among: hits)
      if negation.reaches(hits[index], at: start, from: negations, in: text, fillers: fillers) {
        hits[index].effect = .negated
      }
    }
  }

  /// Where a phrase begins together with phrases of its intent that run into it: "set a timer" does
  /// into "timer for [length]".
  private func beginning(of hit: SignalHit, among hits: [SignalHit]) -> Int {
    let intent = table.ranks[hit.signal].intent
    var start = hit.head.isEmpty ? hit.tail.lowerBound : hit.extent.lowerBound
    for other in hits
    where other.head.contains(start) && table.ranks[other.signal].intent == intent {
      start = min(start, other.head.lowerBound)
    }
    return start
  }

  private func dropOverlapped(_ hits: inout [SignalHit]) {
    var longest = [(length: Int, intent: Int)](repeating: (0, -1), count: text.tokens.count)
    for hit in hits {
      let intent = table.ranks[hit.signal].intent
      hit.forEachWord { position in
        if longest[position].length < hit.length { longest[position] = (hit.length, intent) }
      }
    }
    for index in hits.indices {
      let hit = hits[index]
      // Phrases of one intent that fill slots stand beside each other: "set a [name] timer" and
      // "timer for [length]".
      let intent = table.ranks[hit.signal].intent
      let own = hit.fills.isEmpty && hit.gap == nil ? -1 : intent
      // A veto stands whatever other intents make of its words.
      let isVeto = strength(of: hit) == .veto
      var beaten = 0
      hit.forEachWord { position in
        guard longest[position].length > hit.length else { return }
        if isVeto ? longest[position].intent == intent : longest[position].intent != own {
          beaten += 1
        }
      }
      // "How do I cancel all timers" begins before the phrase that it rules out.
      let isBeaten = isVeto ? beaten == hit.head.count + hit.tail.count : beaten > 0
      if isBeaten { hits[index].effect = .overlapped }
    }
  }

  private func dropShielded(_ hits: inout [SignalHit]) {
    let shields = hits.filter {
      $0.effect == .counted && $0.gap != nil && strength(of: $0) == .strong
    }
    guard !shields.isEmpty else { return }
    for index in hits.indices where hits[index].effect == .counted {
      let intent = table.ranks[hits[index].signal].intent
      let isVeto = strength(of: hits[index]) == .veto
      let isShielded = shields.contains { shield in
        guard let gap = shield.gap, isVeto || table.ranks[shield.signal].intent != intent else {
          return false
        }
        return gap.lowerBound <= hits[index].head.lowerBound
          && hits[index].head.upperBound <= gap.upperBound && !hits[index].head.isEmpty
      }
      if isShielded { hits[index].effect = .shielded }
    }
  }

  private func strength(of hit: SignalHit) -> Signal.Strength {
    table.ranks[hit.signal].strength
  }
}
