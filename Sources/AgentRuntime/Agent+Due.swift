import IntentSchema
import SkillKit

extension Agent {
  /// Fires what has come due: each record once, even if several agents share a journal.
  ///
  /// Timers and alarms are removed, reminders are marked as done; what repeats waits for its next
  /// time.
  ///
  /// - Returns: what to say, in the order it came due.
  public func fireDue() async -> [Notice] {
    store.refresh()
    let now = parts.environment.now()
    let zone = parts.environment.timeZone
    let (base, due) = store.update {
      ($0.version, DueRecords.due(at: now, in: &$0, zone: zone))
    }
    let wording = DueWording(
      language: language, zone: parts.environment.timeZone, now: now)
    var notices: [Notice] = []
    for due in due {
      do throws(MergeProblem) {
        try store.merge(Patch([due.change]), basedOn: base)
      } catch {
        // Another agent was faster; a record that can't be claimed on the disk fires here.
        if case .conflict = error { continue }
        store.makeUnkept(due.change)
      }
      notices.append(Notice(kind: due.kind, text: wording.text(for: due), dueAt: due.dueAt))
    }
    let said = notices.map { Message(role: .agent, text: $0.text, time: now) }
    store.say(said)
    store.note(said)
    return notices
  }

  /// When the next record comes due, in milliseconds since 1970-01-01T00:00:00Z; nil if none will.
  ///
  /// - Complexity: O(log *n*) in the number of records for each change since the last call.
  public func nextDue() -> Int64? {
    store.update { $0.dueIndex.next(in: $0.snapshot) }
  }
}
