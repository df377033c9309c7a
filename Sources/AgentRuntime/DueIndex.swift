import SkillKit

/// When records fire, soonest first: a binary heap in which what has changed since is skipped.
struct DueIndex: Sendable {
  private struct Entry: Comparable {
    var dueAt: Int64
    var rank: Int
    var id: Int

    static func < (left: Entry, right: Entry) -> Bool {
      (left.dueAt, left.rank, left.id) < (right.dueAt, right.rank, right.id)
    }
  }

  private static let kinds = Notice.Kind.allCases

  private var heap: [Entry] = []

  /// Notes when a record fires, if it does.
  ///
  /// - Complexity: O(log *n*) in the number of records.
  mutating func note(_ record: Record, in collection: CollectionName) {
    guard record.doneAt == nil, let dueAt = record.dueAt,
      let rank = Self.kinds.firstIndex(where: { $0.collection == collection })
    else { return }
    heap.append(Entry(dueAt: dueAt, rank: rank, id: record.id))
    siftUp()
  }

  /// When the next record fires, in milliseconds since 1970.
  ///
  /// - Complexity: O(log *n*) for each change since the last call.
  mutating func next(in snapshot: StateSnapshot) -> Int64? {
    while let first = heap.first, Self.record(first, in: snapshot) == nil { removeFirst() }
    return heap.first?.dueAt
  }

  /// The records that are due, in the order they came due.
  ///
  /// - Complexity: O(*k* log *n*) in the number of due records and of all.
  mutating func due(
    at now: Int64, in snapshot: StateSnapshot
  ) -> [(kind: Notice.Kind, record: Record)] {
    var due: [Entry] = []
    while let first = heap.first, first.dueAt <= now {
      removeFirst()
      if due.last != first, Self.record(first, in: snapshot) != nil { due.append(first) }
    }
    // What nobody can claim now is found the next time too.
    for entry in due {
      heap.append(entry)
      siftUp()
    }
    return due.compactMap { entry in
      Self.record(entry, in: snapshot).map { (Self.kinds[entry.rank], $0) }
    }
  }

  /// The record of an entry, if it still fires then.
  private static func record(_ entry: Entry, in snapshot: StateSnapshot) -> Record? {
    guard let record = snapshot.collections[kinds[entry.rank].collection]?[entry.id]?.value,
      record.doneAt == nil, record.dueAt == entry.dueAt
    else { return nil }
    return record
  }

  private mutating func siftUp() {
    var place = heap.count - 1
    while place > 0 {
      let parent = (place - 1) / 2
      guard heap[place] < heap[parent] else { return }
      heap.swapAt(place, parent)
      place = parent
    }
  }

  private mutating func removeFirst() {
    guard let last = heap.popLast(), !heap.isEmpty else { return }
    heap[0] = last
    var place = 0
    while true {
      var least = place
      for child in [2 * place + 1, 2 * place + 2]
      where child < heap.count && heap[child] < heap[least] { least = child }
      guard least != place else { return }
      heap.swapAt(place, least)
      place = least
    }
  }
}
