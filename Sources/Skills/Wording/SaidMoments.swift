import CivilTime
import IntentSchema
import SkillKit

/// The moments that are named side by side: "at 5 and then at 6", 早上六点和七点.
struct SaidMoments {
  /// When, in the order they were said; two or more.
  let times: [DueTime]
  /// The first moment as it was typed.
  let first: String
  /// What was typed between and after them.
  let rest: (between: String, after: String)
  /// The moments after the first, as they were typed.
  private let others: [String]

  /// Finds the moments around the one that fills a slot; nil where the utterance names no other moment.
  ///
  /// - Parameters:
  ///   - slot: the slot.
  ///   - utterance: all that was typed.
  ///   - context: the circumstances.
  ///   - meaning: what a moment means as it was typed.
  init?(
    around slot: FilledSlot, in utterance: String, _ context: SkillContext,
    meaning: (DueTime, String) -> DueTime = { due, _ in due }
  ) {
    let chain = Self.chain(around: slot, Self.moments(in: utterance, context), utterance)
    guard let first = chain.first, let last = chain.last, chain.count > 1 else { return nil }
    var times: [DueTime] = []
    for moment in chain {
      let text = utterance.part(moment.source) ?? ""
      let said = FilledSlot(name: slot.name, value: moment.value, text: text)
      guard let due = DueTime(said, in: context).map({ meaning($0, text) }) else { return nil }
      let clocks = moment.kind == .time ? SpokenTime.clocks(in: text) : []
      times.append(times.last?.next(among: clocks, in: context) ?? due)
    }
    let clocks = chain.map { SpokenTime.clocks(in: utterance.part($0.source) ?? "") }
    self.times = Self.settled(times, clocks, chain.map(\.kind), in: context)
    others = chain.dropFirst().compactMap { utterance.part($0.source) }
    let joints = zip(chain, chain.dropFirst()).compactMap {
      utterance.part($0.source.upperBound..<$1.source.lowerBound)
    }
    self.first = utterance.part(first.source) ?? ""
    rest = (
      joints.joined(separator: " "),
      utterance.part(last.source.upperBound..<utterance.utf8.count) ?? ""
    )
    guard first.source.upperBound <= last.source.lowerBound else { return nil }
  }

  /// Whether a text is no task but goes on with the moments: "and then at", "and 21 every day to ...".
  func goesOn(in text: String) -> Bool {
    if Self.isJoint(text) || rest.between.contains(text) { return true }
    let first = TextPiece.split(text).first?.text ?? ""
    return Self.joints.contains(first) && others.contains { text.contains($0) }
  }

  /// The times with what they share: how they repeat, the day that only the last one names, and the
  /// half of the day where an hour could be the one after it too ("at 9 and 21").
  private static func settled(
    _ times: [DueTime], _ clocks: [[TimeOfDay]], _ kinds: [EntityKind], in context: SkillContext
  ) -> [DueTime] {
    var settled = times
    var isDated = false
    for index in times.indices.dropLast().reversed() where kinds[index] == .time {
      let next = settled[index + 1]
      isDated = isDated || kinds[index + 1] == .datetime
      guard isDated || settled[index].local >= next.local,
        let clock = clocks[index].filter({ $0 < next.local.time }).max(),
        isDated || clocks[index].count == 2
      else { continue }
      settled[index] = (isDated ? next : settled[index]).at(clock, in: context)
    }
    guard let repeated = times.first(where: { $0.repetition != nil }) else { return settled }
    return settled.map { $0.repeating(like: repeated, in: context) }
  }

  /// Whether a text only joins moments, so that it is no task.
  static func isJoint(_ text: String) -> Bool {
    TextPiece.split(text).allSatisfy { joints.contains($0.text) }
  }

  private static func moments(in utterance: String, _ context: SkillContext) -> [Entity] {
    var moments: [Entity] = []
    let kinds: Set<EntityKind> = [.time, .datetime, .recurrence]
    for entity in context.entities(utterance) where kinds.contains(entity.kind) {
      guard entity.problem == nil, entity.source.lowerBound >= moments.last?.source.upperBound ?? 0
      else { continue }
      moments.append(entity)
    }
    return moments
  }

  /// The moments that nothing but words such as "and" keeps apart from that of the slot.
  private static func chain(
    around slot: FilledSlot, _ moments: [Entity], _ utterance: String
  ) -> [Entity] {
    let place = moments.firstIndex { moment in
      if let source = slot.source { return source.overlaps(moment.source) }
      return utterance.part(moment.source).map { slot.text.contains($0) } ?? false
    }
    guard let place else { return [] }
    let isJoined = { (left: Entity, right: Entity) -> Bool in
      let gap = utterance.part(left.source.upperBound..<right.source.lowerBound) ?? ""
      return isJoint(gap) && !gap.trimmed.isEmpty
    }
    var (first, last) = (place, place)
    while first > 0, isJoined(moments[first - 1], moments[first]) { first -= 1 }
    while last + 1 < moments.count, isJoined(moments[last], moments[last + 1]) { last += 1 }
    return Array(moments[first...last])
  }

  private static let joints: Set<String> = Set(
    ["and", "then", "at", "again", "on", "also", "once", "more", ",", "&", "for", "around"]
      + "和跟再然后還还有以及又与與在、".map(String.init))
}

extension DueTime {
  /// The same day at the next of some times of the day, the day after where none is left.
  ///
  /// - Parameters:
  ///   - clocks: the times of the day.
  ///   - context: the circumstances.
  /// - Returns: the time, or nothing for no clocks.
  fileprivate func next(among clocks: [TimeOfDay], in context: SkillContext) -> DueTime? {
    let days = [local.date, local.date.adding(days: 1)]
    let moments = days.flatMap { day in clocks.map { CivilDateTime(day, $0) } }
    guard let moment = moments.filter({ $0 > local }).min() else { return nil }
    var next = self
    next.local = moment
    next.instant = context.timeZone.milliseconds(of: moment)
    return next
  }
}
