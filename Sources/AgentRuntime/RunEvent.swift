public import SkillKit

/// Something that happened in a run of a skill.
public struct RunEvent: Sendable, Hashable {
  /// The things that can happen.
  public enum Kind: Sendable, Hashable {
    /// The run waits for its exclusive group.
    case queued
    /// The skill began.
    case started
    /// The run waits before its next piece of work.
    case paused
    /// The run goes on after a pause.
    case resumed
    /// A named phase began.
    case phase(String)
    /// So much is done, 0 to 1.
    case progress(Double)
    /// Something for the log.
    case log(String)
    /// The skill ended with a result.
    case finished(Duration)
    /// The skill ended with an error, or was given up at its deadline.
    case failed(SkillError, Duration)
    /// The run was cancelled.
    case cancelled
  }

  /// The run, unique in its agent.
  public var run: Int
  /// The turn it belongs to.
  public var turn: Int
  /// The skill's identifier.
  public var skill: String
  /// What happened.
  public var kind: Kind

  /// Creates an event.
  ///
  /// - Parameters:
  ///   - run: the run, unique in its agent.
  ///   - turn: the turn it belongs to.
  ///   - skill: the skill's identifier.
  ///   - kind: what happened.
  public init(run: Int, turn: Int, skill: String, kind: Kind) {
    self.run = run
    self.turn = turn
    self.skill = skill
    self.kind = kind
  }
}
