/// A skill that is a program: a `skill` block with a `run` line.
public struct ProcessSkillDefinition: Sendable, Hashable {
  /// The skill's identifier, lower case and dotted.
  public var identifier: String
  /// The intents it serves; not empty.
  public var intents: [String]
  /// The program and its arguments, as written; not empty.
  public var command: [String]
  /// The names of the environment variables that are passed on to it.
  public var environment: [String]
  /// The rank among the skills of an intent, if given.
  public var priority: Int?
  /// The exclusive group, if any.
  public var group: String?
  /// How long a run may take, in seconds, if given.
  public var timeout: Double?
  /// Whether the skill may run at all.
  public var isEnabled: Bool
  /// Whether a run has effects outside the state; assumed unless the file denies it.
  public var hasOutsideEffects: Bool
  /// Where it is written.
  public var location: SourceLocation

  /// Creates a definition.
  ///
  /// - Parameters:
  ///   - identifier: the skill's identifier, lower case and dotted.
  ///   - intents: the intents it serves; not empty.
  ///   - command: the program and its arguments; not empty.
  ///   - environment: the names of the environment variables that are passed on.
  ///   - priority: the rank among the skills of an intent.
  ///   - group: the exclusive group.
  ///   - timeout: how long a run may take, in seconds.
  ///   - isEnabled: whether the skill may run at all.
  ///   - hasOutsideEffects: whether a run has effects outside the state.
  ///   - location: where it is written.
  public init(
    identifier: String, intents: [String], command: [String], environment: [String] = [],
    priority: Int? = nil, group: String? = nil, timeout: Double? = nil, isEnabled: Bool = true,
    hasOutsideEffects: Bool = true, location: SourceLocation
  ) {
    self.identifier = identifier
    self.intents = intents
    self.command = command
    self.environment = environment
    self.priority = priority
    self.group = group
    self.timeout = timeout
    self.isEnabled = isEnabled
    self.hasOutsideEffects = hasOutsideEffects
    self.location = location
  }
}
