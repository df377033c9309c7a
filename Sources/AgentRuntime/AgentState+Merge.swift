public import SkillKit

extension AgentState {
  /// Merges a patch: all of it, or nothing.
  ///
  /// Additions never conflict. A set, remove, put or delete conflicts if that key or record was
  /// written after the base version. A patch that changes something makes one new version.
  ///
  /// - Parameters:
  ///   - patch: the changes.
  ///   - base: the version of the snapshot they were made on.
  /// - Returns: the changes as they were made: with the ids of added records, without those that
  ///   change nothing.
  /// - Throws: `MergeConflict` where something moved after the base version.
  /// - Complexity: O(*n*) in the number of changes.
  @discardableResult
  public mutating func merge(
    _ patch: Patch, basedOn base: Int
  ) throws(MergeConflict) -> Patch {
    let resolved = try resolve(patch, basedOn: base)
    apply(resolved)
    return resolved
  }

  /// Checks a patch against the state and gives added records their ids.
  func resolve(_ patch: Patch, basedOn base: Int) throws(MergeConflict) -> Patch {
    var moved: [StateItem] = []
    for change in patch.changes {
      if let item = change.item, lastWrite(of: item) > base { moved.append(item) }
    }
    guard moved.isEmpty else {
      throw MergeConflict(items: moved, base: base, current: version)
    }
    if patch.changes.count == 1, patch.changes[0].item != nil {
      return isAlready(patch.changes[0]) ? Patch() : patch
    }
    var next = nextIDs
    var written: Set<StateItem> = []
    let changes = patch.changes.compactMap { change -> Change? in
      guard let item = change.item else { return change.numbered(&next) }
      let isFirst = written.insert(item).inserted
      return isFirst && isAlready(change) ? nil : change
    }
    return Patch(changes)
  }

  /// Makes checked changes, as one new version.
  mutating func apply(_ resolved: Patch) {
    guard !resolved.changes.isEmpty else { return }
    snapshot.version += 1
    for change in resolved.changes { make(change) }
  }

  private mutating func make(_ change: Change) {
    switch change {
    case .set(let key, let value):
      snapshot.context[key] = .init(value, version: version)
      removals[key] = nil
    case .remove(let key):
      snapshot.context[key] = nil
      removals[key] = version
    case .add(let name, let record), .put(let name, let record):
      snapshot.collections[name, default: [:]][record.id] = .init(record, version: version)
      deletions[name]?[record.id] = nil
      reserve(record.id, in: name)
      dueIndex.note(record, in: name)
    case .delete(let name, let id):
      snapshot.collections[name]?[id] = nil
      deletions[name, default: [:]][id] = version
    }
  }

  /// Keeps an id from being given again.
  mutating func reserve(_ id: Int, in name: CollectionName) {
    guard id > 0, id < 1 << 53 else { return }
    nextIDs[name] = max(nextIDs[name] ?? 1, id + 1)
  }

  private func lastWrite(of item: StateItem) -> Int {
    switch item {
    case .context(let key): snapshot.context[key]?.version ?? removals[key] ?? 0
    case .record(let name, let id):
      snapshot.collections[name]?[id]?.version ?? deletions[name]?[id] ?? 0
    }
  }

  private func isAlready(_ change: Change) -> Bool {
    switch change {
    case .set(let key, let value): snapshot.context[key]?.value == value
    case .remove(let key): snapshot.context[key] == nil
    case .add: false
    case .put(let name, let record): snapshot.collections[name]?[record.id]?.value == record
    case .delete(let name, let id): snapshot.collections[name]?[id] == nil
    }
  }
}

extension Change {
  /// What the change writes, unless it adds.
  var item: StateItem? {
    switch self {
    case .set(let key, _), .remove(let key): .context(key)
    case .add: nil
    case .put(let name, let record): record.id <= 0 ? nil : .record(name, id: record.id)
    case .delete(let name, let id): .record(name, id: id)
    }
  }

  /// The addition with the next id of its collection.
  fileprivate func numbered(_ next: inout [CollectionName: Int]) -> Change {
    switch self {
    case .add(let name, var record), .put(let name, var record):
      record.id = next[name] ?? 1
      next[name] = record.id + 1
      return .add(name, record)
    case .set, .remove, .delete:
      return self
    }
  }
}
