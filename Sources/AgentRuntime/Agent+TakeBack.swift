import CivilTime
import IntentRouting
package import IntentSchema
package import SkillKit

extension Agent {
  /// Undoes what changed between two snapshots, if nobody has changed it since.
  ///
  /// - Parameters:
  ///   - before: the state to go back to.
  ///   - after: the state with the changes.
  /// - Returns: how many changes were taken back.
  /// - Throws: `MergeProblem` where something of it moved since, or can't be written; then nothing
  ///   is taken back.
  /// - Complexity: O(*n* log *n*) in the size of the snapshots.
  package func takeBack(
    from before: StateSnapshot, to after: StateSnapshot
  ) throws(MergeProblem) -> Int {
    let patch = Patch(Self.contextChanges(before, after) + Self.recordChanges(before, after))
    guard !patch.changes.isEmpty else { return 0 }
    try store.merge(patch, basedOn: after.version)
    return patch.changes.count
  }

  /// The state with what other agents have written so far.
  package func refreshedSnapshot() -> StateSnapshot {
    store.refresh()
    return store.snapshot
  }

  /// Reads a text as the value of a slot; nil if it is none.
  package func read(_ text: String, as slot: SlotDefinition) -> FilledSlot? {
    guard case .filled(let filled) = parts.routing.fill(slot, text, parts.routingContext) else {
      return nil
    }
    return filled
  }

  /// A time in the zone of the user, as ISO 8601 writes it.
  ///
  /// - Parameter milliseconds: the time, in milliseconds since 1970.
  /// - Returns: the text.
  package func timestamp(of milliseconds: Int64) -> String {
    "\(Timestamp(milliseconds: milliseconds, in: parts.environment.timeZone))"
  }

  /// The present, in milliseconds since 1970.
  package var now: Int64 { parts.environment.now() }

  private static func contextChanges(
    _ before: StateSnapshot, _ after: StateSnapshot
  ) -> [Change] {
    let keys = Set(before.context.keys).union(after.context.keys)
    return keys.sorted { $0.rawValue < $1.rawValue }.compactMap { key in
      let (old, new) = (before.context[key], after.context[key])
      guard old?.value != new?.value else { return nil }
      return old.map { .set(key, $0.value) } ?? .remove(key)
    }
  }

  private static func recordChanges(_ before: StateSnapshot, _ after: StateSnapshot) -> [Change] {
    let names = Set(before.collections.keys).union(after.collections.keys)
    return names.sorted { $0.rawValue < $1.rawValue }.flatMap { name -> [Change] in
      let (old, new) = (before.collections[name] ?? [:], after.collections[name] ?? [:])
      return Set(old.keys).union(new.keys).sorted().compactMap { id in
        guard old[id]?.value != new[id]?.value else { return nil }
        return old[id].map { .put(name, $0.value) } ?? .delete(name, id: id)
      }
    }
  }
}
