import IntentSchema
import TextAnalysis

/// Decides whether an utterance is one request or several.
///
/// It is taken apart only where every part routes on its own, better than the whole does: "salt and
/// pepper" and 《战争与和平》 stay whole. Only beside a request that takes no free text may something stand
/// that nothing understands, so that it isn't dropped unseen: "flip a coin and then play music".
struct PartSearch {
  /// How confident the classifier must be of a part that no strong phrase decides.
  static let confidence = 0.9
  /// How many tokens an utterance may have to be taken apart; longer ones are texts.
  static let tokenLimit = 100
  /// How many connectors are tried.
  static let connectorLimit = 15

  /// How many sentences may end within an utterance that is taken apart; more are a text.
  static let sentenceLimit = 3

  /// A part that was tried.
  struct Trial {
    /// Where it stands, in bytes of the utterance.
    var source: Range<Int>
    /// What it means on its own.
    var decision: RoutingDecision
  }

  private let text: TokenizedText
  private let connectors: [Connector]
  /// Words that only say that more will follow.
  private let openers: Set<UInt64>
  /// What was tried, in order.
  private(set) var trials: [Trial] = []

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - text: the utterance.
  ///   - entities: what was found in it; "an hour and a half" has no connector.
  ///   - table: the connectors.
  init(_ text: TokenizedText, entities: [Entity], table: ConnectorTable) {
    self.text = text
    openers = table.openers
    guard text.tokens.count <= Self.tokenLimit else {
      connectors = []
      return
    }
    let found = table.connectors(in: text).filter { connector in
      connector.tokens.lowerBound > 0 && connector.tokens.upperBound < text.tokens.count
        && !entities.contains { entity in
          entity.tokens.lowerBound < connector.tokens.lowerBound
            && connector.tokens.upperBound < entity.tokens.upperBound
        }
    }
    let sentences = found.count { text.endsSentence($0) }
    connectors =
      sentences > Self.sentenceLimit ? [] : Array(found.prefix(Self.connectorLimit))
  }

  /// Whether anything joins two requests.
  var hasConnectors: Bool { !connectors.isEmpty }

  /// Finds the parts.
  ///
  /// - Parameters:
  ///   - whole: what the utterance means as one request.
  ///   - route: decides what a part means on its own.
  /// - Returns: the parts, as many as there can be; none if the whole is better.
  mutating func parts(
    of whole: RoutingDecision, route: (String) -> RoutingDecision
  ) -> [Trial] {
    guard !connectors.isEmpty, whole.stage != .exact, whole.match?.isWhole != true else {
      return []
    }
    // The best way to take the first segments apart, by how many they are.
    var best: [Way?] = [Way()]
    for end in 1...connectors.count + 1 {
      var found: Way?
      for start in 0..<end {
        guard let before = best[start], let trial = trial(start..<end, route: route),
          before.trials.last.map({ joins($0, trial, at: start) }) ?? true
        else { continue }
        let way = before.adding(trial)
        if found.map({ $0.isWorse(than: way) }) ?? true { found = way }
      }
      best.append(found)
    }
    guard let parts = best[connectors.count + 1]?.trials, parts.count > 1, !areAlike(parts) else {
      return []
    }
    return parts
  }

  /// Some segments taken apart.
  private struct Way {
    private(set) var trials: [Trial] = []
    private var riddles = 0

    func adding(_ trial: Trial) -> Way {
      var way = self
      way.trials.append(trial)
      if trial.decision.match == nil { way.riddles += 1 }
      return way
    }

    /// Whether another way finds more parts or, if they are as many, understands as many of them.
    func isWorse(than other: Way) -> Bool {
      trials.count == other.trials.count
        ? riddles >= other.riddles : trials.count < other.trials.count
    }
  }

  /// Whether all parts say the same: "thanks, bye" is one farewell.
  private func areAlike(_ parts: [Trial]) -> Bool {
    let said = parts.map { part in
      part.decision.match.map { [$0.intent] + $0.slots.map { "\($0.name)=\($0.value)" } }
    }
    return said.allSatisfy { $0 == said.first }
  }

  /// A run of segments that is a request of its own or that nothing understands, or nil.
  private mutating func trial(
    _ segments: Range<Int>, route: (String) -> RoutingDecision
  ) -> Trial? {
    if segments == 0..<connectors.count + 1 { return nil }
    let source = source(of: segments)
    let trial = Trial(source: source, decision: route(text.typed(source)))
    trials.append(trial)
    guard let match = trial.decision.match else {
      return trial.decision.outcome == .unmatched && mayBeRiddle(segments) ? trial : nil
    }
    let isSure = trial.decision.stage != .classifier || match.confidence >= Self.confidence
    return isSure ? trial : nil
  }

  /// Whether segments that nothing understands may be a part: of two words or more, between sure
  /// connectors.
  private func mayBeRiddle(_ segments: Range<Int>) -> Bool {
    let connectors = connectors.indices.filter {
      $0 == segments.lowerBound - 1 || $0 == segments.upperBound - 1
    }
    return connectors.allSatisfy { self.connectors[$0].isSure }
      && text.tokens[tokens(of: segments)].count { $0.kind != .symbol } > 1
  }

  /// Whether a connector may stand between two parts.
  ///
  /// Where it joins things as often as requests, or both parts ask for the same, strong phrases must
  /// speak for both: "add milk and eggs to my list" is one request. What nothing understands may be
  /// free text of the request beside it: "remind me to buy milk and then go home" is one, too.
  private func joins(_ left: Trial, _ right: Trial, at segment: Int) -> Bool {
    guard let first = left.decision.match, let second = right.decision.match else {
      let known = left.decision.match == nil ? right.decision : left.decision
      return known.takesNoFreeText
    }
    guard first.intent == second.intent || !connectors[segment - 1].isSure else { return true }
    return left.decision.stage != .classifier && right.decision.stage != .classifier
  }

  private func source(of segments: Range<Int>) -> Range<Int> {
    let tokens = tokens(of: segments)
    guard let first = tokens.first, let last = tokens.last else { return 0..<0 }
    return text.tokens[first].source.lowerBound..<text.tokens[last].source.upperBound
  }

  private func tokens(of segments: Range<Int>) -> Range<Int> {
    let isFirst = segments.lowerBound == 0
    var first = isFirst ? 0 : connectors[segments.lowerBound - 1].tokens.upperBound
    if isFirst, openers.contains(text.tokens[0].key) { first = 1 }
    let last =
      segments.upperBound > connectors.count
      ? text.tokens.count : connectors[segments.upperBound - 1].tokens.lowerBound
    return first..<max(first, last)
  }
}

extension TokenizedText {
  /// Whether a connector is the end of a sentence.
  fileprivate func endsSentence(_ connector: Connector) -> Bool {
    let token = tokens[connector.tokens.lowerBound]
    return token.kind == .symbol
      && [".", "!", "?"].contains { isSymbol(token, $0) }
  }
}

extension RoutingDecision {
  /// Whether phrases decided for an intent that has all it needs, no free text among it.
  fileprivate var takesNoFreeText: Bool {
    guard let match, stage == .keyword || stage == .exact, match.missing.isEmpty else {
      return false
    }
    return match.slots.allSatisfy { slot in
      if case .text = slot.value { false } else { true }
    }
  }
}
