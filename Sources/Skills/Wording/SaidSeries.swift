import CivilTime
import IntentSchema
import SkillKit

/// The moments of a series that is named by a part of it: "every day at 9 until friday", "next
/// monday to friday at 8", "tomorrow morning and evening".
struct SaidSeries {
  /// When, in order; two or more.
  let times: [DueTime]
  /// What was typed of it, which is no task.
  private let typed: String

  /// Finds the series around the moment that fills a slot; nil where there is only that moment.
  ///
  /// - Parameters:
  ///   - slot: the slot.
  ///   - utterance: all that was typed.
  ///   - context: the circumstances.
  init?(around slot: FilledSlot, in utterance: String, _ context: SkillContext) {
    guard let due = DueTime(slot, in: context),
      let found = Self.repeated(due, slot.text, context)
        ?? Self.days(until: due, slot, utterance, context)
        ?? Self.parts(of: due, slot, utterance, context),
      found.times.count > 1
    else { return nil }
    (times, typed) = found
  }

  /// A text without what only belongs to the series.
  ///
  /// - Parameter text: the task or name.
  /// - Returns: the rest; empty where nothing else was said.
  func removed(from text: String) -> String {
    var rest = text
    if let place = rest.firstRange(of: typed) {
      rest.removeSubrange(place)
    } else if let end = typed.indices.last(where: { rest.hasSuffix(typed[...$0]) }) {
      rest = String(rest.dropLast(typed[...end].count))
    } else if let end = typed.indices.first(where: { rest.hasPrefix(typed[$0...]) }) {
      rest = String(rest.dropFirst(typed[end...].count))
    }
    var words = rest.split(separator: " ")
    while let first = words.first, Self.leads.contains(String(first)) { words.removeFirst() }
    while let last = words.last, Self.leads.contains(String(last)) { words.removeLast() }
    return words.joined(separator: " ").trimmedOfMarks
  }

  private typealias Found = (times: [DueTime], typed: String)

  /// The times of what repeats until a day.
  private static func repeated(
    _ due: DueTime, _ typed: String, _ context: SkillContext
  ) -> Found? {
    guard let repetition = due.repetition, let end = lastDay(in: typed, context) else { return nil }
    var times: [DueTime] = []
    var instant = due.instant
    while times.count < limit {
      let local = context.timeZone.civil(at: instant)
      guard local.date <= end else { return (times, typed) }
      times.append(due.once(at: local, in: context))
      guard let next = repetition.next(after: instant, in: context.timeZone) else { break }
      instant = next
    }
    return nil
  }

  private static func lastDay(in typed: String, _ context: SkillContext) -> CivilDate? {
    let days = context.entities(typed).filter { $0.kind == .date || $0.kind == .datetime }
    guard let day = days.last, case .temporal(let text, let grain) = day.value,
      let before = typed.part(0..<day.source.lowerBound)?.lowercased().trimmed,
      untilWords.contains(where: before.hasSuffix)
    else { return nil }
    return TemporalValue(text, grain: grain)?.civil.date
  }

  /// Each day up to that of the moment: "next monday to friday at 8".
  private static func days(
    until due: DueTime, _ slot: FilledSlot, _ utterance: String, _ context: SkillContext
  ) -> Found? {
    guard let source = slot.source, due.repetition == nil,
      let day = context.entities(utterance).last(where: {
        $0.kind == .date && $0.source.upperBound < source.lowerBound
      }), case .temporal(let text, .day) = day.value,
      let first = TemporalValue(text, grain: .day)?.civil.date,
      let gap = utterance.part(day.source.upperBound..<source.lowerBound)?.lowercased().trimmed,
      throughWords.contains(gap), first < due.local.date
    else { return nil }
    let count = due.local.date.dayNumber - first.dayNumber
    guard count < limit else { return nil }
    let times = (0...count).map {
      due.once(at: CivilDateTime(first.adding(days: $0), due.local.time), in: context)
    }
    return (times, utterance.part(day.source.lowerBound..<source.upperBound) ?? "")
  }

  /// The same day in other parts of it: "tomorrow morning and evening".
  private static func parts(
    of due: DueTime, _ slot: FilledSlot, _ utterance: String, _ context: SkillContext
  ) -> Found? {
    guard var source = slot.source, !due.hasTimeOfDay else { return nil }
    var due = due
    if let before = firstPart(before: source, utterance, context) { (due, source) = before }
    guard let typed = utterance.part(source),
      partHours.contains(where: { typed.lowercased().hasSuffix($0.name) })
    else { return nil }
    var rest = (utterance.part(source.upperBound..<utterance.utf8.count) ?? "")[...]
    var times = [due]
    while let found = nextPart(of: rest) {
      let other = due.at(TimeOfDay(secondOfDay: found.hour * 3600), in: context)
      times.append(other.repeating(like: due, in: context))
      rest = found.rest
    }
    let end = utterance.utf8.count - rest.utf8.count
    return (times, utterance.part(source.lowerBound..<end) ?? "")
  }

  /// The part of the day that names the day, where the slot holds the one after it: 明天早上和晚上.
  private static func firstPart(
    before source: Range<Int>, _ utterance: String, _ context: SkillContext
  ) -> (DueTime, Range<Int>)? {
    for entity in context.entities(utterance)
    where entity.kind == .datetime && entity.source.upperBound < source.lowerBound {
      let rest = utterance.part(entity.source.upperBound..<utterance.utf8.count) ?? ""
      let said = FilledSlot(
        name: "", value: entity.value, text: utterance.part(entity.source) ?? "")
      guard let next = nextPart(of: rest[...]), let due = DueTime(said, in: context),
        utterance.utf8.count - next.rest.utf8.count >= source.upperBound
      else { continue }
      return (due, entity.source)
    }
    return nil
  }

  /// The part of the day that an "and" adds.
  private static func nextPart(of text: Substring) -> (hour: Int, rest: Substring)? {
    let lower = text.lowercased()
    for joint in [" and ", ", and ", ", ", " & ", "和", "跟", "、", "以及", "还有"]
    where lower.hasPrefix(joint) {
      let after = text.dropFirst(joint.count)
      for lead in ["in the ", "at ", ""] where after.lowercased().hasPrefix(lead) {
        let named = after.dropFirst(lead.count)
        guard let part = partHours.first(where: { named.lowercased().hasPrefix($0.name) }) else {
          continue
        }
        return (part.hour, named.dropFirst(part.name.count))
      }
    }
    return nil
  }

  /// How many times are kept one by one.
  private static let limit = 100
  private static let untilWords = ["until", "till", "til", "through", "直到", "到", "至"]
  private static let throughWords: Set<String> = [
    "to", "through", "thru", "until", "till", "-", "到", "至",
  ]
  private static let leads: Set<String> = [
    "to", "that", "about", "at", "on", "by", "in", "from", "every", "and",
  ]
  private static let partHours: [(name: String, hour: Int)] = [
    ("morning", 9), ("noon", 12), ("afternoon", 15), ("evening", 19), ("night", 21), ("早上", 9),
    ("早晨", 9), ("上午", 9), ("中午", 12), ("下午", 15), ("傍晚", 18), ("晚上", 19),
  ]
}
