/// Why a skill can't run, and what helps.
public struct SkillObstacle: Error, Sendable, Hashable {
  /// Why it can't run, in a few words.
  public var reason: String
  /// What to do about it, in a few words.
  public var remedy: String

  /// Creates an obstacle.
  ///
  /// - Parameters:
  ///   - reason: why the skill can't run, in a few words.
  ///   - remedy: what to do about it, in a few words.
  public init(reason: String, remedy: String) {
    self.reason = reason
    self.remedy = remedy
  }

  /// The obstacle as the error of a run.
  public var error: SkillError { .unavailable(reason: reason, remedy: remedy) }
}
