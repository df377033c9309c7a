import CivilTime
import IntentSchema
import SkillKit

/// The days or hours that a list is asked for: `on friday`, `next week`, 明天下午.
struct AskedSpan: Sendable, Hashable {
  /// From the first moment up to the end, as the user's clock shows them.
  let bounds: Range<CivilDateTime>
  /// Where it was typed, in UTF-8 bytes of the utterance.
  let source: Range<Int>
  private let typed: String

  /// Finds the first span of an utterance.
  ///
  /// - Parameters:
  ///   - utterance: what was typed.
  ///   - context: the circumstances.
  init?(_ utterance: String, in context: SkillContext) {
    for entity in context.entities(utterance) where entity.problem == nil {
      guard let bounds = Self.bounds(of: entity.value), let text = utterance.part(entity.source)
      else { continue }
      self.bounds = bounds
      source = entity.source
      typed = text.lowercased()
      return
    }
    return nil
  }

  /// Creates the span of a day.
  init(day: CivilDate) {
    bounds = CivilDateTime(day)..<CivilDateTime(day.adding(days: 1))
    source = 0..<0
    typed = ""
  }

  /// What the span is called behind what is listed or before it: ` for today`, `2月3日，星期二`.
  func name(in context: SkillContext) -> String {
    let (calendar, language) = (context.calendarText, context.language)
    let first = bounds.lowerBound.date
    guard bounds == AskedSpan(day: first).bounds else {
      return language.say(" for \(typed)", typed)
    }
    switch first.dayNumber - calendar.today.dayNumber {
    case 0: return language.say(" for today", "今天")
    case 1: return language.say(" for tomorrow", "明天")
    default: return language.say(" on \(calendar.date(first))", calendar.date(first))
    }
  }

  private static func bounds(of value: SlotValue) -> Range<CivilDateTime>? {
    switch value {
    case .temporal(let text, let grain):
      guard let start = TemporalValue(text, grain: grain)?.civil else { return nil }
      return start..<max(start, end(of: start, grain))
    case .range(let from, let to, let grain):
      guard let start = TemporalValue(from, grain: grain)?.civil,
        let end = TemporalValue(to, grain: grain)?.civil, start < end
      else { return nil }
      return start..<end
    case .recurrence(let first, _, _):
      return TemporalValue(first, grain: .day).map { AskedSpan(day: $0.civil.date).bounds }
    default: return nil
    }
  }

  private static func end(of start: CivilDateTime, _ grain: Grain) -> CivilDateTime {
    switch grain {
    case .second, .minute, .hour: start.adding(seconds: 3600)
    case .day: CivilDateTime(start.date.adding(days: 1))
    case .week: CivilDateTime(start.date.adding(days: 7))
    case .month: CivilDateTime(start.date.adding(months: 1))
    case .quarter: CivilDateTime(start.date.adding(months: 3))
    case .year: CivilDateTime(start.date.adding(years: 1))
    }
  }
}

extension Record {
  /// The record at the time it is due within a span: for one that repeats, the first such time.
  ///
  /// - Parameters:
  ///   - span: the span.
  ///   - context: the circumstances.
  /// - Returns: the record, or nothing where it isn't due then.
  func due(in span: AskedSpan, _ context: SkillContext) -> Record? {
    guard var time = dueAt else { return nil }
    let start = context.timeZone.milliseconds(of: span.bounds.lowerBound)
    let end = context.timeZone.milliseconds(of: span.bounds.upperBound)
    if time < start, let next = repetition?.next(after: start - 1, in: context.timeZone) {
      time = next
    }
    guard (start..<max(start, end)).contains(time) else { return nil }
    var record = self
    record.dueAt = time
    return record
  }
}
