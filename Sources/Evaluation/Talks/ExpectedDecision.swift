public import IntentSchema

/// What a `=` line of a talk says the utterance is taken for.
public struct ExpectedDecision: Sendable, Hashable {
  /// The outcome of the routing.
  public enum Outcome: Sendable, Hashable {
    /// An intent with at least these slots.
    case matched(intent: String, slots: [ExpectedSlot])
    /// No intent.
    case unmatched
    /// One of several intents, in this order.
    case ambiguous([String])
    /// Several requests in one line, of these intents in this order.
    case several([String])
  }

  /// A slot with its value in canonical form.
  public struct ExpectedSlot: Sendable, Hashable {
    /// The name of the slot.
    public var name: String
    /// The value as text.
    public var value: String

    /// Creates an expected slot.
    ///
    /// - Parameters:
    ///   - name: the name of the slot.
    ///   - value: the value as text.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The outcome of the routing.
  public var outcome: Outcome
  /// Where it is written.
  public var location: SourceLocation

  /// Creates an expectation.
  ///
  /// - Parameters:
  ///   - outcome: the outcome of the routing.
  ///   - location: where it is written.
  public init(_ outcome: Outcome, location: SourceLocation) {
    self.outcome = outcome
    self.location = location
  }
}
