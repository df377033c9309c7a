import AgentRuntime
import IntentRouting
public import IntentSchema

/// What an utterance of a talk was taken for.
public struct ObservedDecision: Sendable, Hashable {
  /// The kinds of decision.
  public enum Outcome: Sendable, Hashable {
    /// An intent, by routing or because the line answered its question.
    case matched(intent: String, slots: [FilledSlot])
    /// No intent.
    case unmatched
    /// One of several intents, in this order.
    case ambiguous([String])
    /// Several requests in one line, in this order; `unmatched` for what nothing understands.
    case several([String])
  }

  /// The decision.
  public var outcome: Outcome

  /// Creates a decision.
  ///
  /// - Parameter outcome: the decision.
  public init(_ outcome: Outcome) { self.outcome = outcome }

  /// Reads the decision off an exchange; nil for a command.
  ///
  /// - Parameter exchange: the exchange.
  public init?(_ exchange: Exchange) {
    let known: (intent: String?, slots: [FilledSlot], decision: RoutingDecision?)
    switch exchange.content {
    case .turn(let report): known = (report.intent, report.slots, report.decision)
    case .plan(let plan): known = (plan.intent, plan.slots, plan.decision)
    case .command: return nil
    }
    let requests = known.decision?.parts.map { $0.match?.intent ?? "unmatched" } ?? []
    if requests.count > 1 {
      outcome = .several(requests)
    } else if let intent = known.intent {
      outcome = .matched(intent: intent, slots: known.slots)
    } else if case .ambiguous(let matches) = known.decision?.outcome {
      outcome = .ambiguous(matches.map(\.intent))
    } else {
      outcome = .unmatched
    }
  }

  /// Whether the decision is the expected one: the slots that are named must have the values that
  /// are given.
  ///
  /// - Parameter expected: the expected decision.
  /// - Returns: true if it is.
  public func fits(_ expected: ExpectedDecision.Outcome) -> Bool {
    switch (outcome, expected) {
    case (.matched(let intent, let slots), .matched(let expectedIntent, let expectedSlots)):
      intent == expectedIntent
        && expectedSlots.allSatisfy { expected in
          slots.first { $0.name == expected.name }?.value.canonicalText == expected.value
        }
    case (.unmatched, .unmatched): true
    case (.ambiguous(let intents), .ambiguous(let expectedIntents)),
      (.several(let intents), .several(let expectedIntents)):
      intents == expectedIntents
    default: false
    }
  }

  /// The decision as a talk writes it after the `=`.
  ///
  /// - Parameter expected: what was expected; if that is the same intent, only the slots it names
  ///   are written.
  /// - Returns: the text.
  public func text(besides expected: ExpectedDecision.Outcome? = nil) -> String {
    switch outcome {
    case .unmatched: return "unmatched"
    case .ambiguous(let intents): return "ambiguous \(intents.joined(separator: " "))"
    case .several(let intents): return "several \(intents.joined(separator: " "))"
    case .matched(let intent, var slots):
      if case .matched(intent, let named) = expected {
        slots = slots.filter { slot in named.contains { $0.name == slot.name } }
      }
      let pairs = slots.map { TalkText.slot($0.name, $0.value.canonicalText) }
      return ([intent] + pairs).joined(separator: " ")
    }
  }
}
