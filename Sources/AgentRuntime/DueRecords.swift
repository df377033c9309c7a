import SkillKit

/// The records that fire: timers, alarms and reminders whose time has come.
enum DueRecords {
  /// A record that fires, with what becomes of it.
  struct Due {
    var kind: Notice.Kind
    var record: Record
    var dueAt: Int64
    var change: Change
  }

  /// The records that are due, in the order they came due.
  ///
  /// - Complexity: O(*n* log *n*) in the number of records.
  static func due(at now: Int64, in snapshot: StateSnapshot) -> [Due] {
    waiting(in: snapshot).filter { $0.dueAt <= now }.map { kind, record, dueAt in
      var done = record
      done.doneAt = now
      let change: Change =
        kind == .reminder
        ? .put(kind.collection, done) : .delete(kind.collection, id: record.id)
      return Due(kind: kind, record: record, dueAt: dueAt, change: change)
    }
  }

  /// When the next record fires, in milliseconds since 1970.
  static func next(in snapshot: StateSnapshot) -> Int64? {
    waiting(in: snapshot).first?.dueAt
  }

  private static func waiting(
    in snapshot: StateSnapshot
  ) -> [(kind: Notice.Kind, record: Record, dueAt: Int64)] {
    let all = Notice.Kind.allCases.flatMap { kind in
      snapshot.records(in: kind.collection).compactMap { record in
        record.doneAt == nil ? record.dueAt.map { (kind, record, $0) } : nil
      }
    }
    return all.enumerated().sorted { ($0.element.2, $0.offset) < ($1.element.2, $1.offset) }
      .map { (kind: $0.element.0, record: $0.element.1, dueAt: $0.element.2) }
  }
}

extension Notice.Kind {
  /// The collection of the records of this kind.
  var collection: CollectionName {
    switch self {
    case .timer: .timers
    case .alarm: .alarms
    case .reminder: .reminders
    }
  }
}
