public import SkillKit

/// What a run of a skill came to.
public struct RunRecord: Sendable, Hashable {
  /// The run, unique in its agent.
  public var run: Int
  /// The turn it belongs to.
  public var turn: Int
  /// The skill's identifier.
  public var skill: String
  /// The intent it served.
  public var intent: String
  /// What it gave back, or why it gave nothing.
  public var outcome: Result<SkillResult, SkillError>
  /// How long it took.
  public var duration: Duration

  /// Creates a record.
  ///
  /// - Parameters:
  ///   - run: the run, unique in its agent.
  ///   - turn: the turn it belongs to.
  ///   - skill: the skill's identifier.
  ///   - intent: the intent it served.
  ///   - outcome: what it gave back.
  ///   - duration: how long it took.
  public init(
    run: Int, turn: Int, skill: String, intent: String, outcome: Result<SkillResult, SkillError>,
    duration: Duration
  ) {
    self.run = run
    self.turn = turn
    self.skill = skill
    self.intent = intent
    self.outcome = outcome
    self.duration = duration
  }

  /// The result, if there is one.
  public var result: SkillResult? { try? outcome.get() }

  /// The error, if there is one.
  public var error: SkillError? {
    if case .failure(let error) = outcome { error } else { nil }
  }
}
