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
    /// Whether a word in it stands for something that was named before it: "a new one".
    var isReferring = false
    /// Why it belongs to the part before it although it has an intent of its own, or nil.
    var objection: String?
  }

  let text: TokenizedText
  let entities: [Entity]
  let connectors: [Connector]
  /// Words that only say that more will follow.
  private let openers: Set<UInt64>
  let words: PartWords
  /// What was tried, in order.
  private(set) var trials: [Trial] = []

  /// Creates a search.
  ///
  /// All that follows a condition at the beginning of a clause may depend on it, and is one part.
  ///
  /// - Parameters:
  ///   - text: the utterance.
  ///   - entities: what was found in it; "an hour and a half" has no connector.
  ///   - table: the connectors.
  ///   - condition: the condition that it names, and the byte at which that begins.
  init(
    _ text: TokenizedText, entities: [Entity], table: ConnectorTable,
    condition: (opening: ConditionTable.Opening, byte: Int)? = nil
  ) {
    self.text = text
    self.entities = entities
    openers = table.openers
    words = table.words
    guard text.tokens.count <= Self.tokenLimit else {
      connectors = []
      return
    }
    var found = table.connectors(in: text).filter { connector in
      connector.tokens.lowerBound > 0 && connector.tokens.upperBound < text.tokens.count
        && !entities.contains { entity in
          entity.tokens.lowerBound < connector.tokens.lowerBound
            && connector.tokens.upperBound < entity.tokens.upperBound
        }
    }
    if let condition {
      let isLeading =
        condition.opening.isLeading
        || found.contains { text.tokens[$0.tokens.upperBound].source.lowerBound == condition.byte }
      found.removeAll {
        isLeading && text.tokens[$0.tokens.lowerBound].source.lowerBound > condition.byte
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
    var trial = Trial(source: source, decision: route(text.typed(source)))
    if trial.decision.stage == .classifier || !isSure(trial),
      let meant = referring(segments, route: route) ?? elided(segments, route: route)
    {
      trial = meant
    }
    trials.append(trial)
    guard trial.decision.match != nil else {
      return trial.decision.outcome == .unmatched && mayBeRiddle(segments, trial) ? trial : nil
    }
    return isSure(trial) ? trial : nil
  }

  /// Whether a part surely has its intent.
  func isSure(_ trial: Trial) -> Bool {
    guard let match = trial.decision.match else { return false }
    return trial.decision.stage != .classifier || match.confidence >= Self.confidence
  }

  /// Whether a connector may stand between two parts; what belongs to the part before it is noted.
  private mutating func joins(_ left: Trial, _ right: Trial, at segment: Int) -> Bool {
    if let objection = objection(to: right, after: left, at: segment) {
      let place = trials.lastIndex { $0.source == right.source }
      if let place, right.decision.match != nil { trials[place].objection = objection }
      return false
    }
    return true
  }

  private func source(of segments: Range<Int>) -> Range<Int> {
    let tokens = tokens(of: segments)
    guard let first = tokens.first, let last = tokens.last else { return 0..<0 }
    return text.tokens[first].source.lowerBound..<text.tokens[last].source.upperBound
  }

  /// The tokens of a run of segments, without the connectors around them.
  func tokens(of segments: Range<Int>) -> Range<Int> {
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
