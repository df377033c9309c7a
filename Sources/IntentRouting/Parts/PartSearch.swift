import IntentSchema
import TextAnalysis

/// Decides whether an utterance is one request or several.
///
/// It is taken apart only where every part routes on its own, better than the whole does: "salt and
/// pepper" and 《战争与和平》 stay whole.
struct PartSearch {
  /// How confident the classifier must be of a part that no strong phrase decides.
  static let confidence = 0.9
  /// How many tokens an utterance may have to be taken apart; longer ones are texts.
  static let tokenLimit = 60
  /// How many connectors are tried.
  static let connectorLimit = 3

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
    connectors = Array(found.prefix(Self.connectorLimit))
  }

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
    var best: [[Trial]?] = [[]]
    for end in 1...connectors.count + 1 {
      var longest: [Trial]?
      for start in 0..<end {
        guard let before = best[start], before.count >= (longest?.count ?? 0),
          let trial = trial(start..<end, route: route),
          before.last.map({ joins($0, trial, at: start) }) ?? true
        else { continue }
        longest = before + [trial]
      }
      best.append(longest)
    }
    guard let parts = best[connectors.count + 1], parts.count > 1, !areAlike(parts) else {
      return []
    }
    return parts
  }

  /// Whether all parts say the same: "thanks, bye" is one farewell.
  private func areAlike(_ parts: [Trial]) -> Bool {
    let said = parts.map { part in
      part.decision.match.map { [$0.intent] + $0.slots.map { "\($0.name)=\($0.value)" } }
    }
    return said.allSatisfy { $0 == said.first }
  }

  /// A run of segments that is a request of its own, or nil.
  private mutating func trial(
    _ segments: Range<Int>, route: (String) -> RoutingDecision
  ) -> Trial? {
    if segments == 0..<connectors.count + 1 { return nil }
    let source = source(of: segments)
    let trial = Trial(source: source, decision: route(text.typed(source)))
    trials.append(trial)
    guard let match = trial.decision.match else { return nil }
    let isSure = trial.decision.stage != .classifier || match.confidence >= Self.confidence
    return isSure ? trial : nil
  }

  /// Whether a connector may stand between two parts.
  ///
  /// Where it joins things as often as requests, or both parts ask for the same, strong phrases must
  /// speak for both: "add milk and eggs to my list" is one request.
  private func joins(_ left: Trial, _ right: Trial, at segment: Int) -> Bool {
    let isSame = left.decision.match?.intent == right.decision.match?.intent
    guard isSame || !connectors[segment - 1].isSure else { return true }
    return left.decision.stage != .classifier && right.decision.stage != .classifier
  }

  private func source(of segments: Range<Int>) -> Range<Int> {
    let isFirst = segments.lowerBound == 0
    var first = isFirst ? 0 : connectors[segments.lowerBound - 1].tokens.upperBound
    if isFirst, openers.contains(text.tokens[0].key) { first = 1 }
    let last =
      segments.upperBound > connectors.count
      ? text.tokens.count : connectors[segments.upperBound - 1].tokens.lowerBound
    guard first < last else { return 0..<0 }
    return text.tokens[first].source.lowerBound..<text.tokens[last - 1].source.upperBound
  }
}
