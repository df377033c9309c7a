public import AgentRuntime
public import IntentSchema

/// What a conversation goes by.
public struct ConversationData: Sendable {
  /// What decides what a line means.
  public var routing: Routing
  /// The skills.
  public var registry: SkillRegistry
  /// What can be asked.
  public var intents: [IntentDefinition]
  /// Tells in several lines why an utterance is routed as it is.
  public var explain: @Sendable (String) -> String

  /// Creates data.
  ///
  /// - Parameters:
  ///   - routing: what decides what a line means.
  ///   - registry: the skills.
  ///   - intents: what can be asked.
  ///   - explain: tells why an utterance is routed as it is.
  public init(
    routing: Routing, registry: SkillRegistry, intents: [IntentDefinition],
    explain: @escaping @Sendable (String) -> String
  ) {
    self.routing = routing
    self.registry = registry
    self.intents = intents
    self.explain = explain
  }
}

/// What came of reading the data anew.
public enum DataReload: Sendable {
  /// There is other data, with what is odd about it in lines.
  case renewed(ConversationData, warnings: [String])
  /// The data is as it was.
  case unchanged
  /// It can't be used, and why, in lines.
  case failed([String])
}
