public import IntentRouting
public import IntentSchema

/// What an agent needs of a router.
public struct Routing: Sendable {
  /// Decides what an utterance means.
  public var route: @Sendable (String, RoutingContext) -> RoutingDecision
  /// Reads the answer to the question for a slot.
  public var fill: @Sendable (SlotDefinition, String, RoutingContext) -> SlotAnswer
  /// Gives the definition of an intent, or nil if the catalogue has none.
  public var intent: @Sendable (String) -> IntentDefinition?
  /// Finds the values in a text, for skills that look for them.
  public var entities: @Sendable (String, RoutingContext) -> [Entity] = { _, _ in [] }
  /// Finds where an answer may end and another request may begin.
  public var splits: @Sendable (String, RoutingContext) -> [AnswerSplit] = { _, _ in [] }

  /// Creates routing from closures, without values for skills.
  ///
  /// - Parameters:
  ///   - route: decides what an utterance means.
  ///   - fill: reads the answer to the question for a slot.
  ///   - intent: gives the definition of an intent.
  public init(
    route: @escaping @Sendable (String, RoutingContext) -> RoutingDecision,
    fill: @escaping @Sendable (SlotDefinition, String, RoutingContext) -> SlotAnswer,
    intent: @escaping @Sendable (String) -> IntentDefinition?
  ) {
    self.route = route
    self.fill = fill
    self.intent = intent
  }
}
