import IntentRouting
import IntentSchema

/// Reads an answer that should hold a value: a number, a time, an entry of a list.
struct ValueAnswer {
  private let routing: Routing
  private let context: RoutingContext

  /// Prepares for answers.
  ///
  /// - Parameters:
  ///   - routing: what decides about lines and finds values.
  ///   - context: the circumstances.
  init(_ routing: Routing, _ context: RoutingContext) {
    self.routing = routing
    self.context = context
  }

  /// Reads a line.
  ///
  /// A value of the slot's type is the answer, allowed or not; only where the line has none, or
  /// where the value is a small part of it, can the line be about something else.
  ///
  /// - Parameters:
  ///   - line: the line, without white space around it.
  ///   - slot: the slot that is asked for.
  ///   - form: the form it belongs to.
  ///   - decision: what the line means outside the form.
  /// - Returns: what it means.
  func read(
    _ line: String, for slot: SlotDefinition, of form: Form, _ decision: RoutingDecision
  ) -> FormAnswer {
    var unbounded = slot
    unbounded.bounds = nil
    let answer = routing.fill(unbounded, line, context)
    guard case .filled(let said) = answer else {
      if let moment = moment(in: line, for: slot) { return .filled(moment) }
      if let other = elsewhere(line, decision, form) { return other }
      if case .invalid(let reason) = answer { return .unusable(reason) }
      return .unusable(nil)
    }
    let isCertain = decision.stage == .exact || decision.stage == .keyword
    let fit = AnswerFit(of: said.source ?? 0..<line.utf8.count, in: line)
    if fit.isMinor(isCertain: isCertain), let match = decision.match, match.intent != form.intent {
      return elsewhere(line, decision, form) ?? .unusable(nil)
    }
    switch routing.fill(slot, line, context) {
    case .filled(let filled): return .filled(filled)
    case .invalid(let reason): return .unusable(reason)
    case .none: return .unusable(nil)
    }
  }

  /// The value of another slot that a line consists of where words are asked for: "at six" says
  /// when, not what to remind of.
  ///
  /// - Parameters:
  ///   - line: the line, without white space around it.
  ///   - form: the open form.
  /// - Returns: the value for a slot that isn't filled yet, or nil.
  func another(_ line: String, of form: Form) -> FilledSlot? {
    for slot in form.missing.dropFirst() where slot.type != .text {
      guard case .filled(let said) = routing.fill(slot, line, context), let source = said.source,
        AnswerFit(of: source, in: line).isWhole
      else { continue }
      return said
    }
    return nil
  }

  /// What a line means that isn't an answer, if it is clearly about something else.
  private func elsewhere(
    _ line: String, _ decision: RoutingDecision, _ form: Form
  ) -> FormAnswer? {
    guard let match = decision.match, match.intent != form.intent else { return nil }
    if match.intent == FormAnswer.cancelIntent { return .cancellation }
    if decision.stage == .exact || decision.stage == .keyword { return .interruption(decision) }
    // The classifier can't tell a bad answer of one word from something else.
    let isWord = line.utf8.count <= Self.wordLimit && !line.contains(where: \.isWhitespace)
    return match.confidence >= FormAnswer.strongConfidence && !isWord
      ? .interruption(decision) : nil
  }

  /// Where a moment is asked for, a number alone is an hour of the clock, and a duration alone is
  /// counted from now.
  private func moment(in line: String, for slot: SlotDefinition) -> FilledSlot? {
    guard slot.type == .entity(.datetime) || slot.type == .entity(.time) else { return nil }
    if let said = whole(.duration, of: line, for: slot) {
      return fill(slot, with: said, as: (english: "in \(said.text)", chinese: "\(said.text)后"))
    }
    guard let said = whole(.number, of: line, for: slot), case .number(let hour) = said.value,
      (0...24).contains(hour), hour == hour.rounded()
    else { return nil }
    return fill(slot, with: said, as: (english: "at \(said.text)", chinese: "\(said.text)点"))
  }

  /// The entity of a kind that a line consists of, function words aside.
  private func whole(
    _ kind: EntityKind, of line: String, for slot: SlotDefinition
  ) -> FilledSlot? {
    let other = SlotDefinition(
      name: slot.name, type: .entity(kind), isRequired: true, location: slot.location)
    guard case .filled(let said) = routing.fill(other, line, context), let source = said.source,
      AnswerFit(of: source, in: line).isWhole
    else { return nil }
    return said
  }

  private func fill(
    _ slot: SlotDefinition, with said: FilledSlot, as moment: (english: String, chinese: String)
  ) -> FilledSlot? {
    let isChinese = Language.spoken(in: said.text) == .chinese
    let clear = isChinese ? moment.chinese : moment.english
    guard case .filled(var filled) = routing.fill(slot, clear, context) else { return nil }
    filled.text = said.text
    filled.source = said.source
    return filled
  }

  /// The length in bytes up to which a line without white space counts as one word.
  private static let wordLimit = 12
}
