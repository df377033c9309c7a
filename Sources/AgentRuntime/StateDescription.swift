import CivilTime
import IntentRouting
import IntentSchema
import SkillKit

extension Agent {
  /// The state for people, in several lines.
  ///
  /// - Complexity: O(*n* log *n*) in the number of records and context values.
  public var stateDescription: String {
    let state = state
    var lines = ["version \(state.version)", "processing \(state.processingCount)"]
    for (run, skill) in state.runningSkills.sorted(by: { $0.key < $1.key }) {
      lines.append("running \(skill) (run \(run))")
    }
    if state.abandonedCount > 0 { lines.append("abandoned runs \(state.abandonedCount)") }
    lines.append("messages \(state.snapshot.messages.count)")
    lines += state.openQuestions.reversed().map { "waiting for \($0.description)" }
    lines += state.followUps.map { "follow-up \($0.intent)" }
    if let failure = state.lastError, let error = failure.error {
      lines.append("last error \(failure.skill): \(error)")
    }
    for (key, value) in state.snapshot.context.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      lines.append("context \(key.rawValue) = \(value.value.plain) (version \(value.version))")
    }
    for name in state.snapshot.collections.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
      lines += state.snapshot.records(in: name).map {
        "\(name.rawValue) \(line(for: $0, in: name))"
      }
    }
    lines += registry.disabled.map { "disabled \($0.identifier): \($0.reason)" }
    return lines.joined(separator: "\n")
  }

  private func line(for record: Record, in name: CollectionName) -> String {
    let zone = parts.environment.timeZone
    let due = record.dueAt.map { ", due \(Timestamp(milliseconds: $0, in: zone))" } ?? ""
    let done = record.doneAt.map { ", done \(Timestamp(milliseconds: $0, in: zone))" } ?? ""
    let verdict = record.feedback.map { feedback in
      let intents = [feedback.intent, feedback.expected].compactMap(\.self)
      return ", \(feedback.isGood ? "good" : "bad") \(intents.joined(separator: " -> "))"
    }
    let title = record.title.isEmpty ? name.rawValue : record.title
    return "\(record.id). \(title)\(due)\(done)\(verdict ?? "")"
  }
}

extension OpenQuestion: CustomStringConvertible {
  /// What is waited for, in a few words.
  public var description: String {
    switch self {
    case .form(let form): "\(form.intent): \(form.missing.map(\.name).joined(separator: ", "))"
    case .offer(let followUp): "yes or no: \(followUp.intent)"
    case .clarification(let matches): "a choice: \(matches.map(\.intent).joined(separator: ", "))"
    }
  }
}

extension SlotValue {
  /// The value without decoration.
  fileprivate var plain: String {
    switch self {
    case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .text(let text), .duration(let text), .temporal(let text, _): text
    case .boolean(let flag): flag ? "yes" : "no"
    case .range(let from, let to, _): "\(from)/\(to)"
    case .recurrence(let first, let every, _): "\(first)/\(every)"
    case .quantity(let amount, let unit): "\(amount) \(unit)"
    case .listed(let value, _): value
    }
  }
}
