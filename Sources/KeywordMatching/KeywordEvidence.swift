import IntentSchema

/// A phrase of a keyword table found in an utterance.
package struct SignalHit: Sendable, Hashable {
  /// A typed slot of the phrase and the entity that stands there.
  package struct Fill: Sendable, Hashable {
    /// The slot, as an index into the intent's slots.
    package var slot: Int
    /// The entity, as an index into the utterance's entities.
    package var entity: Int
  }

  /// What a hit came to.
  package enum Effect: String, Sendable, Hashable {
    /// It counts.
    case counted
    /// A longer phrase stands in the same place.
    case overlapped
    /// It stands in the free text that another phrase opened.
    case shielded
    /// It is negated ("don't set a timer") and counts against the intent.
    case negated
  }

  /// The phrase, as an index into `KeywordTable.signals`.
  package var signal: Int
  /// The words of the phrase before its free text, as token positions.
  package var head: Range<Int>
  /// The words of the phrase after its free text; empty where there are none.
  package var tail: Range<Int>
  /// The free text the phrase opens, as token positions; nil where it has none.
  package var gap: Range<Int>?
  /// The tokens that the phrase itself takes, without fillers and free text.
  package var length: Int
  /// The typed slots, as a range of `KeywordEvidence.fills`.
  package var fills: Range<Int>
  /// What the hit came to.
  package var effect: Effect = .counted

  /// Calls a closure with the position of each word of the phrase, free text aside.
  func forEachWord(_ body: (Int) -> Void) {
    for position in head { body(position) }
    for position in tail { body(position) }
  }

  /// Where the whole phrase lies, free text included, as token positions.
  package var extent: Range<Int> {
    let start = min(head.lowerBound, gap?.lowerBound ?? head.lowerBound)
    return start..<max(head.upperBound, tail.upperBound, gap?.upperBound ?? 0)
  }
}

/// What the phrases say about one intent.
package struct IntentEvidence: Sendable, Hashable {
  /// The intent, as an index into the catalogue.
  package var intent: Int
  /// How many strong phrases count.
  package var strong = 0
  /// How many distinct weak phrases count.
  package var weak = 0
  /// The hit that removes the intent, as an index into `KeywordEvidence.hits`.
  package var vetoedBy: Int?
  /// The share of the utterance's tokens that its phrases take, 0 to 1; free text aside.
  package var coverage = 0.0
}

/// What the keyword tables say about an utterance.
package struct KeywordEvidence: Sendable, Hashable {
  /// Every hit, also those that don't count, in the order of the text.
  package var hits: [SignalHit]
  /// The typed slots of all hits.
  package var fills: [SignalHit.Fill]
  /// The intents with at least one hit, in the order of the catalogue.
  package var intents: [IntentEvidence]
  /// Which token positions are fillers.
  package var fillers: [Bool]

  /// Whether phrases of an intent, at least one of them strong, take all that isn't free text.
  ///
  /// - Parameter intent: the intent, as an index into the catalogue.
  /// - Returns: whether they do.
  /// - Complexity: O(*n*) in the number of intents with a hit.
  package func isWhole(for intent: Int) -> Bool {
    intents.contains { $0.intent == intent && $0.strong > 0 && $0.coverage >= 1 }
  }

  /// The hits that count for an intent, strong and long ones first.
  ///
  /// - Parameters:
  ///   - intent: the intent, as an index into the catalogue.
  ///   - table: the table that made the evidence.
  /// - Returns: the hits.
  /// - Complexity: O(*n* log *n*) in the number of hits.
  package func hits(for intent: Int, in table: KeywordTable) -> [SignalHit] {
    var own = hits.filter {
      $0.effect == .counted && table.ranks[$0.signal].intent == intent
        && table.ranks[$0.signal].strength != .veto
    }
    guard own.count > 1 else { return own }
    own.sort { first, second in
      let strengths = (table.ranks[first.signal].strength, table.ranks[second.signal].strength)
      if strengths.0 != strengths.1 { return strengths.0 == .strong }
      if first.length != second.length { return first.length > second.length }
      return first.head.lowerBound < second.head.lowerBound
    }
    return own
  }
}
