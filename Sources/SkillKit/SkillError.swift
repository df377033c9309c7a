/// Why a skill has no result.
public enum SkillError: Error, Sendable, Hashable {
  /// The skill isn't the right one for this request: the next one tries.
  case cannotHandle(reason: String)
  /// What the user gave can't be used; the reason is shown, in the language of the turn.
  case invalidInput(reason: String)
  /// The work went wrong; the reason is shown, in the language of the turn.
  case failed(reason: String)
  /// The deadline passed.
  case timedOut
  /// The turn was cancelled.
  case cancelled
  /// The skill can't run here; the remedy says what to do about it.
  case unavailable(reason: String, remedy: String)
}
