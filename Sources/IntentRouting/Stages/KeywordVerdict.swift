import KeywordMatching

/// The intents that the keyword tables put forward.
struct KeywordVerdict {
  /// An intent with enough phrases.
  struct Candidate {
    let intent: Int
    let isStrong: Bool
    let confidence: Double
    let coverage: Double
    /// The length of its longest phrase, in tokens.
    let length: Int
  }

  /// The candidates; if any has a strong phrase, only such.
  private(set) var candidates: [Candidate]
  /// The intents that a veto or a negation removed.
  private(set) var vetoed: [Int]
  /// The intents with at least one phrase that counts.
  let supported: [Int]
  /// The intents whose phrases take most of the utterance.
  let covering: [Int]

  /// Sums up the evidence.
  ///
  /// - Parameters:
  ///   - evidence: what the phrases say.
  ///   - needs: how many weak phrases each intent needs.
  ///   - table: the table that made the evidence.
  init(_ evidence: KeywordEvidence, needs: [Int], table: KeywordTable) {
    var (vetoed, supported, covering): ([Int], [Int], [Int]) = ([], [], [])
    for own in evidence.intents {
      if own.vetoedBy != nil { vetoed.append(own.intent) }
      if own.strong + own.weak > 0 { supported.append(own.intent) }
      if own.coverage >= StagePolicy.decidingCoverage { covering.append(own.intent) }
    }
    self.vetoed = vetoed
    self.supported = supported
    self.covering = covering
    let all = evidence.intents.compactMap { own -> Candidate? in
      let needs = needs[own.intent]
      guard own.vetoedBy == nil, own.strong > 0 || own.weak >= needs else { return nil }
      let isStrong = own.strong > 0
      return Candidate(
        intent: own.intent, isStrong: isStrong,
        confidence: isStrong ? 1 : Self.weakConfidence(hits: own.weak, needs: needs),
        coverage: own.coverage,
        length: evidence.hits(for: own.intent, in: table).first?.length ?? 0)
    }
    let strong = all.filter(\.isStrong)
    candidates = strong.isEmpty ? all : strong
  }

  /// Removes intents that the utterance forbids; a strong phrase elsewhere asks for them all the same.
  mutating func forbid(_ intents: [Int]) {
    for intent in intents where !candidates.contains(where: { $0.intent == intent && $0.isStrong })
    {
      vetoed.append(intent)
      candidates.removeAll { $0.intent == intent }
    }
  }

  /// 0.7 for as many weak phrases as are needed, 0.1 for each beyond, at most 0.95.
  static func weakConfidence(hits: Int, needs: Int) -> Double {
    min(0.95, 0.7 + 0.1 * Double(hits - needs))
  }
}
