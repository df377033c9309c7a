public import IntentSchema

/// What is known about a skill before it runs.
public struct SkillDescriptor: Sendable, Hashable {
  /// What a skill is about, for lists.
  public enum Category: String, Sendable, Hashable, CaseIterable {
    case conversation, time, memory, calculation, text, chance, system
  }

  /// The identifier, lower case and dotted (`timer.start`), unique in a registry.
  public var identifier: String
  /// The name for people.
  public var title: LocalizedText
  /// What it does, in one sentence.
  public var summary: LocalizedText
  /// What it is about.
  public var category: Category
  /// Who wrote it.
  public var author: String
  /// Its version, `major.minor.patch`.
  public var version: String
  /// The intents it serves.
  public var intents: [String]
  /// The rank among the skills of an intent: 200 and up deterministic, 100 to 199 model-like,
  /// below 100 fallback.
  public var priority: Int
  /// The group of which only one skill runs at a time, anywhere in the agent.
  public var exclusiveGroup: String?
  /// How long a run may take, in seconds.
  public var timeout: Double
  /// Whether a run has effects outside the state, so that it can't simply be run again.
  public var hasOutsideEffects: Bool

  /// Creates a descriptor.
  ///
  /// - Parameters:
  ///   - identifier: the identifier, lower case and dotted.
  ///   - title: the name for people.
  ///   - summary: what it does, in one sentence.
  ///   - category: what it is about.
  ///   - intents: the intents it serves.
  ///   - priority: the rank among the skills of an intent.
  ///   - exclusiveGroup: the group of which only one skill runs at a time.
  ///   - timeout: how long a run may take, in seconds.
  ///   - hasOutsideEffects: whether a run has effects outside the state.
  ///   - author: who wrote it.
  ///   - version: its version.
  public init(
    identifier: String, title: LocalizedText, summary: LocalizedText, category: Category,
    intents: [String], priority: Int = 200, exclusiveGroup: String? = nil, timeout: Double = 5,
    hasOutsideEffects: Bool = false, author: String = "Parley", version: String = "1.0.0"
  ) {
    self.identifier = identifier
    self.title = title
    self.summary = summary
    self.category = category
    self.author = author
    self.version = version
    self.intents = intents
    self.priority = priority
    self.exclusiveGroup = exclusiveGroup
    self.timeout = timeout
    self.hasOutsideEffects = hasOutsideEffects
  }
}
