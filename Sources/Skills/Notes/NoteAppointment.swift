import IntentSchema
import SkillKit

/// What a note wants to be remembered of, and when: `dentist tomorrow at 3pm`.
struct NoteAppointment: Sendable, Hashable {
  /// What it is about, without the time.
  var task: String
  /// When.
  var when: FilledSlot

  /// Finds the first day with a time of day that is still to come; nil where there is none.
  ///
  /// - Parameters:
  ///   - note: the note.
  ///   - context: the circumstances.
  init?(_ note: String, in context: SkillContext) {
    for entity in context.entities(note) where entity.kind == .datetime {
      guard case .temporal(_, let grain) = entity.value, [.hour, .minute].contains(grain),
        let text = note.part(entity.source)
      else { continue }
      let slot = FilledSlot(name: "when", value: entity.value, text: text)
      guard let due = DueTime(slot, in: context), due.hasTimeOfDay, due.instant > context.now
      else { continue }
      when = slot
      task = Self.task(of: note, without: entity.source)
      return
    }
    return nil
  }

  /// The reminder that follows from the note.
  var followUp: FollowUp {
    FollowUp(
      intent: "reminder.create",
      slots: [FilledSlot(name: "task", value: .text(task), text: task), when])
  }

  /// The note without the words for the time, or all of it where nothing else is left.
  private static func task(of note: String, without span: Range<Int>) -> String {
    let before = (note.part(0..<span.lowerBound) ?? "").trimmedOfMarks
    let after = (note.part(span.upperBound..<note.utf8.count) ?? "").trimmedOfMarks
    let words = before.split(separator: " ", omittingEmptySubsequences: false)
    let isLinked = words.last.map { links.contains($0.lowercased()) } ?? false
    let start = isLinked ? words.dropLast().joined(separator: " ") : before
    let gap = start.unicodeScalars.last?.isWide == true ? "" : " "
    let task = [start, after].filter { !$0.isEmpty }.joined(separator: gap).trimmedOfMarks
    return task.isEmpty ? note : task
  }

  private static let links: Set<String> = ["at", "on", "by", "for", "from", "in", "is"]
}
