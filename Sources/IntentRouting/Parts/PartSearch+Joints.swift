import IntentSchema
import TextAnalysis

extension PartSearch {
  /// Why a part is none of its own beside the one before it, or nil.
  ///
  /// - What an "and" or a comma joins to a task belongs to the task: "remind me to delete note 1 and
  ///   cancel the alarm" is one reminder. "And then" or "also" begins something else.
  /// - Where the connector joins things as often as requests, or both parts ask for the same, strong
  ///   phrases must speak for both: "add milk and eggs to my list" is one request.
  /// - What nothing understands may be free text of the request beside it: "remind me to buy milk and
  ///   then go home" is one, too.
  ///
  /// - Parameters:
  ///   - right: the part.
  ///   - left: the part before it.
  ///   - segment: the index of the first segment of the part.
  /// - Returns: the reason for a trace.
  func objection(to right: Trial, after left: Trial, at segment: Int) -> String? {
    let isSure = connectors[segment - 1].isSure
    guard let first = left.decision.match, let second = right.decision.match else {
      let known = left.decision.match == nil ? right.decision : left.decision
      return known.takesNoFreeText ? nil : "it may be text of the request beside it"
    }
    if right.isReferring, first.intent == second.intent, !first.missing.isEmpty {
      return "the part before it lacks what this one says"
    }
    if !isSure, !right.isReferring, isOpenTask(left) {
      return "it belongs to the task before it, which no “then” or “also” ends"
    }
    guard first.intent == second.intent || !isSure else { return nil }
    let bothSure = left.decision.stage != .classifier && right.decision.stage != .classifier
    return bothSure ? nil : "no phrase speaks for both parts"
  }

  /// Whether a part ends in what its owner is to do: "remind me to delete note 1".
  private func isOpenTask(_ trial: Trial) -> Bool {
    guard let match = trial.decision.match else { return false }
    let end = trial.decision.text.utf8.count
    return match.slots.contains { slot in
      guard case .text = slot.value, let source = slot.source, source.upperBound == end else {
        return false
      }
      let start = trial.source.lowerBound + source.lowerBound
      let before = text.tokens.firstIndex { $0.source.lowerBound >= start } ?? 0
      return (1...2).contains { length in
        words.owners.length(at: before - length, of: text.tokens) == length
      }
    }
  }

  /// Whether segments that nothing understands may be a part: of two words or more, between sure
  /// connectors or opening as requests do, or under a condition.
  ///
  /// - Parameters:
  ///   - segments: the segments.
  ///   - trial: what they mean.
  /// - Returns: whether they may.
  func mayBeRiddle(_ segments: Range<Int>, _ trial: Trial) -> Bool {
    if trial.decision.isConditional { return true }
    let around = connectors.indices.filter {
      $0 == segments.lowerBound - 1 || $0 == segments.upperBound - 1
    }
    let tokens = tokens(of: segments)
    return text.tokens[tokens].count { $0.kind != .symbol } > 1
      && (around.allSatisfy { self.connectors[$0].isSure }
        || words.verbs.length(at: tokens.lowerBound, of: text.tokens) != nil)
  }

  /// A part with the name of what was named before it in the place of "one": "cancel the timer and
  /// set a new one".
  ///
  /// - Parameters:
  ///   - segments: the segments of the part.
  ///   - route: decides what a text means.
  /// - Returns: the part, if phrases decide it then.
  func referring(_ segments: Range<Int>, route: (String) -> RoutingDecision) -> Trial? {
    let tokens = tokens(of: segments)
    guard let first = tokens.first, let last = tokens.last,
      let name = entities.last(where: {
        $0.kind == .list && $0.tokens.upperBound <= tokens.lowerBound && isThing($0)
      }), let place = reference(in: tokens)
    else { return nil }
    let thing = text.typed(name.source)
    let start = text.tokens[first].source.lowerBound
    let end = text.tokens[last].source.upperBound
    let before = text.typed(start..<place.start)
    let gap = before.utf8.last.map { $0 < 0x80 && $0 != 0x20 } == true ? " " : ""
    let meant = before + gap + thing + text.typed(place.end..<end)
    let decision = route(meant)
    let trial = Trial(source: start..<end, decision: decision, isReferring: true)
    return self.isSure(trial) ? trial : nil
  }

  /// A reminder that leaves out "remind me", which was said before it: "remind me to email bob at 3
  /// and to call ann at 4", 三点提醒我交作业，四点开会.
  ///
  /// - Parameters:
  ///   - segments: the segments of the part.
  ///   - route: decides what a text means.
  /// - Returns: the part, if it lacks nothing.
  func elided(_ segments: Range<Int>, route: (String) -> RoutingDecision) -> Trial? {
    let tokens = tokens(of: segments)
    guard let first = tokens.first, let last = tokens.last, first > 0,
      let place = (0..<first).last(where: { words.reminding.length(at: $0, of: text.tokens) != nil }
      ),
      !tokens.contains(where: { words.reminding.length(at: $0, of: text.tokens) != nil })
    else { return nil }
    let length = words.reminding.length(at: place, of: text.tokens) ?? 1
    let verb = text.typed(
      text.tokens[place].source.lowerBound..<text.tokens[place + length - 1].source.upperBound)
    let source = text.tokens[first].source.lowerBound..<text.tokens[last].source.upperBound
    let meant: String
    if words.infinitive.length(at: first, of: text.tokens) != nil {
      meant = verb + " " + text.typed(source)
    } else if text.tokens[first].kind == .han,
      let time = entities.first(where: { $0.tokens.lowerBound == first && $0.kind.isMoment }),
      time.tokens.upperBound < tokens.upperBound
    {
      meant =
        text.typed(time.source) + verb + text.typed(time.source.upperBound..<source.upperBound)
    } else {
      return nil
    }
    let trial = Trial(source: source, decision: route(meant), isReferring: true)
    return self.isSure(trial) && trial.decision.match?.missing.isEmpty == true ? trial : nil
  }

  /// Whether an entry names a thing rather than a measure or a place.
  private func isThing(_ entity: Entity) -> Bool {
    !entities.contains {
      $0.kind != .list && $0.tokens.overlaps(entity.tokens)
    }
  }

  /// The bytes that the name of the thing is put for.
  private func reference(in tokens: Range<Int>) -> (start: Int, end: Int)? {
    for index in tokens {
      if let length = words.references.length(at: index, of: text.tokens) {
        let one = text.tokens[index + length - 1].source
        return (one.lowerBound, one.upperBound)
      }
      if let length = words.endings.length(at: index, of: text.tokens),
        index + length == tokens.upperBound
      {
        let end = text.tokens[index + length - 1].source.upperBound
        return (end, end)
      }
    }
    return nil
  }
}

extension EntityKind {
  /// Whether it says when.
  fileprivate var isMoment: Bool { self == .time || self == .datetime || self == .date }
}

extension RoutingDecision {
  /// Whether phrases decided for an intent that has all it needs, no free text among it.
  fileprivate var takesNoFreeText: Bool {
    guard let match, stage == .keyword || stage == .exact, match.missing.isEmpty else {
      return false
    }
    return match.slots.allSatisfy { slot in
      if case .text = slot.value { false } else { true }
    }
  }
}
