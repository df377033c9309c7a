/// Which runs are meant: one, those of a skill, those of a turn, or all.
public enum RunScope: Sendable, Hashable {
  /// The run of a number.
  case run(Int)
  /// The runs of the skill of an identifier.
  case skill(String)
  /// The runs of the turn of a number.
  case turn(Int)
  /// All runs.
  case all
}
