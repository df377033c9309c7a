/// Why a patch wasn't merged: nothing of it was.
public enum MergeProblem: Error, Sendable, Hashable {
  /// Something moved after the version the patch was made on.
  case conflict(MergeConflict)
  /// The records couldn't be kept on disk.
  case journal(JournalProblem)
}
