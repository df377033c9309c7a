public import CivilTime
public import IntentSchema
public import SkillKit

/// What an agent is given of the world.
public struct AgentEnvironment: Sendable {
  /// The civil time, in milliseconds since 1970-01-01T00:00:00Z.
  public var now: @Sendable () -> Int64
  /// The clock that deadlines run on.
  public var clock: any Clock<Duration>
  /// The user's time zone.
  public var timeZone: TimeZoneRules
  /// The seed of everything random; the same seed and turn give the same numbers.
  public var seed: UInt64
  /// What skills may use of the world.
  public var capabilities: Capabilities
  /// What keeps records and conversations; nil keeps them in memory only.
  public var journal: Journal?
  /// The language until the user has said something in one.
  public var language: Language
  /// The language of all that is said; nil for that of the line it answers.
  public var replyLanguage: Language?
  /// What the user would rather have.
  public var preference: SkillContext.Preference
  /// How good the network is.
  public var network: SkillContext.Network
  /// Takes what happens in the runs, in order; must not block.
  public var observe: @Sendable (RunEvent) -> Void

  /// Creates an environment with usual preferences and nobody watching.
  ///
  /// - Parameters:
  ///   - timeZone: the user's time zone.
  ///   - capabilities: what skills may use of the world.
  ///   - clock: the clock that deadlines run on.
  ///   - now: the civil time, in milliseconds since 1970.
  public init(
    timeZone: TimeZoneRules, capabilities: Capabilities,
    clock: any Clock<Duration> = ContinuousClock(), now: @escaping @Sendable () -> Int64
  ) {
    self.now = now
    self.clock = clock
    self.timeZone = timeZone
    self.capabilities = capabilities
    seed = 0
    journal = nil
    language = .english
    replyLanguage = nil
    preference = .fast
    network = .unknown
    observe = { _ in }
  }
}
