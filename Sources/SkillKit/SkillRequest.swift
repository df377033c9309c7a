public import CivilTime
public import IntentSchema

/// What a skill is asked to do, and the circumstances.
public struct SkillRequest<Parameters: Sendable>: Sendable {
  /// The typed parameters.
  public var parameters: Parameters
  /// What the user typed in this turn.
  public var utterance: String
  /// The intent that is served.
  public var intent: String
  /// The state when the run began.
  public var snapshot: StateSnapshot
  /// The circumstances.
  public var context: SkillContext
  /// Takes progress and log events.
  public var report: @Sendable (SkillProgress) -> Void
  /// Waits here while the run is paused; a skill calls it between two pieces of work.
  ///
  /// The time of the pause doesn't count for the deadline. Throws `cancelled` once the run is
  /// cancelled.
  public var checkpoint: @Sendable () async throws(SkillError) -> Void

  /// Creates a request that nobody pauses.
  ///
  /// - Parameters:
  ///   - parameters: the typed parameters.
  ///   - utterance: what the user typed in this turn.
  ///   - intent: the intent that is served.
  ///   - snapshot: the state when the run began.
  ///   - context: the circumstances.
  ///   - report: takes progress and log events.
  public init(
    parameters: Parameters, utterance: String, intent: String, snapshot: StateSnapshot,
    context: SkillContext, report: @escaping @Sendable (SkillProgress) -> Void = { _ in }
  ) {
    self.parameters = parameters
    self.utterance = utterance
    self.intent = intent
    self.snapshot = snapshot
    self.context = context
    self.report = report
    checkpoint = { () async throws(SkillError) in if Task.isCancelled { throw .cancelled } }
  }
}

/// News of a run that goes on.
public enum SkillProgress: Sendable, Hashable {
  /// A named phase began.
  case phase(String)
  /// So much of the work is done, 0 to 1.
  case progress(Double)
  /// Something for the log.
  case log(String)
}

/// The circumstances of a run.
public struct SkillContext: Sendable {
  /// What the user would rather have.
  public enum Preference: String, Sendable, Hashable, CaseIterable {
    case fast, reliable, frugal
  }

  /// How good the network is.
  public enum Network: String, Sendable, Hashable, CaseIterable {
    case good, poor, none, unknown
  }

  /// The language to answer in.
  public var language: Language
  /// The time, in milliseconds since 1970-01-01T00:00:00Z.
  public var now: Int64
  /// The user's time zone.
  public var timeZone: TimeZoneRules
  /// Random numbers; the same seed and turn give the same ones.
  public var random: SplitMix64
  /// What the skill may use of the world.
  public var capabilities: Capabilities
  /// What the user would rather have.
  public var preference: Preference
  /// How good the network is.
  public var network: Network
  /// Finds the values in a text: numbers, times, amounts, list entries.
  public var entities: @Sendable (String) -> [Entity] = { _ in [] }

  /// Creates the circumstances, without values in texts.
  ///
  /// - Parameters:
  ///   - language: the language to answer in.
  ///   - now: the time, in milliseconds since 1970.
  ///   - timeZone: the user's time zone.
  ///   - random: random numbers.
  ///   - capabilities: what the skill may use of the world.
  ///   - preference: what the user would rather have.
  ///   - network: how good the network is.
  public init(
    language: Language, now: Int64, timeZone: TimeZoneRules, random: SplitMix64,
    capabilities: Capabilities, preference: Preference = .fast, network: Network = .unknown
  ) {
    self.language = language
    self.now = now
    self.timeZone = timeZone
    self.random = random
    self.capabilities = capabilities
    self.preference = preference
    self.network = network
  }
}
