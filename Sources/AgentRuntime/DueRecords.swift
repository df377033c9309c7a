import CivilTime
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

  /// The records of a state that are due, in the order they came due.
  ///
  /// One that repeats is set to its next time; what was missed meanwhile fires once.
  ///
  /// - Complexity: O(*k* log *n*) in the number of due records and of all.
  static func due(at now: Int64, in state: inout AgentState, zone: TimeZoneRules) -> [Due] {
    state.dueIndex.due(at: now, in: state.snapshot).map { kind, record in
      if let next = record.repetition?.next(after: now, in: zone) {
        var again = record
        again.dueAt = next
        return Due(
          kind: kind, record: record, dueAt: record.dueAt ?? now,
          change: .put(kind.collection, again))
      }
      var done = record
      done.doneAt = now
      let change: Change =
        kind == .reminder
        ? .put(kind.collection, done) : .delete(kind.collection, id: record.id)
      return Due(kind: kind, record: record, dueAt: record.dueAt ?? now, change: change)
    }
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
