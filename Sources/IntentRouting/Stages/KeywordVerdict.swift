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
  let candidates: [Candidate]
  /// The intents that a veto or a negation removed.
  let vetoed: [Int]
  /// The intents with at least one phrase that counts.
  let supported: [Int]

  init(_ evidence: KeywordEvidence, needs: [Int], table: KeywordTable) {
    var (vetoed, supported): ([Int], [Int]) = ([], [])
    for own in evidence.intents {
      if own.vetoedBy != nil { vetoed.append(own.intent) }
      if own.strong + own.weak > 0 { supported.append(own.intent) }
    }
    self.vetoed = vetoed
    self.supported = supported
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

  /// 0.7 for as many weak phrases as are needed, 0.1 for each beyond, at most 0.95.
  static func weakConfidence(hits: Int, needs: Int) -> Double {
    min(0.95, 0.7 + 0.1 * Double(hits - needs))
  }
}
