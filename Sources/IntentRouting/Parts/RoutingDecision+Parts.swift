import IntentSchema

extension RoutingDecision {
  /// The decision for the same utterance as several requests: that of the first one with an intent,
  /// with all of them as parts.
  ///
  /// - Parameter trials: the parts, at least one of them with an intent.
  /// - Returns: the decision.
  func split(into trials: [PartSearch.Trial]) -> RoutingDecision {
    guard let first = trials.first(where: { $0.decision.match != nil }),
      var match = first.decision.match
    else { return self }
    for index in match.slots.indices {
      guard let source = match.slots[index].source else { continue }
      guard !first.isReferring else {
        match.slots[index].source = nil
        continue
      }
      let offset = first.source.lowerBound
      match.slots[index].source = source.lowerBound + offset..<source.upperBound + offset
    }
    match.isWhole = false
    return RoutingDecision(
      text: text, outcome: .matched(match), stage: first.decision.stage,
      candidates: trials.compactMap { trial in
        trial.decision.match.map {
          IntentCandidate(intent: $0.intent, confidence: $0.confidence)
        }
      },
      corrections: corrections, parts: trials.map(\.decision))
  }

  /// The decision about a line that corrects itself: that of what is meant, which is its only part
  /// unless that has several.
  ///
  /// - Parameters:
  ///   - text: what was typed.
  ///   - meant: the line as it is meant.
  /// - Returns: the decision, its spans in bytes of what was typed.
  func meant(by text: String, _ meant: MeantText) -> RoutingDecision {
    var decision = self
    decision.text = text
    if decision.parts.isEmpty { decision.parts = [self] }
    guard case .matched(var match) = outcome else { return decision }
    for index in match.slots.indices {
      match.slots[index].source = match.slots[index].source.flatMap(meant.source(of:))
    }
    match.isWhole = false
    decision.outcome = .matched(match)
    return decision
  }
}
