public import SkillKit

/// A part of the state that a patch writes and somebody else wrote meanwhile.
public enum StateItem: Sendable, Hashable {
  /// A context value.
  case context(ContextKey)
  /// A record of a collection.
  case record(CollectionName, id: Int)
}

/// Why a patch wasn't merged: nothing of it was.
public struct MergeConflict: Error, Sendable, Hashable {
  /// What moved after the version the patch was made on, in the order of the patch.
  public var items: [StateItem]
  /// The version the patch was made on.
  public var base: Int
  /// The version of the state now.
  public var current: Int

  /// Creates a conflict.
  ///
  /// - Parameters:
  ///   - items: what moved.
  ///   - base: the version the patch was made on.
  ///   - current: the version of the state now.
  public init(items: [StateItem], base: Int, current: Int) {
    self.items = items
    self.base = base
    self.current = current
  }
}
