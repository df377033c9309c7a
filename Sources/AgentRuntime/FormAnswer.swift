import IntentRouting
import IntentSchema

/// What a line means while a form is open.
enum FormAnswer {
  /// The user doesn't want to go on.
  case cancellation
  /// A better answer to the question before.
  case corrected(FilledSlot)
  /// The answer to the question.
  case filled(FilledSlot)
  /// Something else that the user wants first.
  case interruption(RoutingDecision)
  /// No answer, with the reason if there is one.
  case unusable(LocalizedText?)

  /// The intent that drops what is being asked.
  static let cancelIntent = "agent.cancel"
  /// The confidence at which a line is about something else rather than a bad answer.
  static let strongConfidence = 0.9

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - line: the line, without white space around it.
  ///   - form: the open form.
  ///   - routing: what decides about lines.
  ///   - context: the circumstances.
  /// - Returns: what it means.
  static func read(
    _ line: String, for form: Form, _ routing: Routing, _ context: RoutingContext
  ) -> FormAnswer {
    guard let slot = form.asked, !line.isEmpty else { return .unusable(nil) }
    if AnswerWords.isCancellation(line) { return .cancellation }
    if let answered = form.answered,
      let rest = AnswerWords.correction(line, isCertain: answered.type == .text),
      let corrected = fill(answered, rest, routing, context)
    {
      return .corrected(corrected)
    }
    let decision = routing.route(line, context)
    let isFreeText = slot.type == .text
    if decision.match?.intent == cancelIntent, decision.stage == .exact || !isFreeText {
      return .cancellation
    }
    let isElsewhere = leadsElsewhere(decision, from: form)
    if isFreeText {
      // Any words can be free text, so only a known line of another intent is one.
      return isElsewhere && decision.stage == .exact
        ? .interruption(decision) : .filled(wholeLine(line, for: slot))
    }
    switch routing.fill(slot, line, context) {
    case .filled(let filled):
      let isMinor = (filled.source?.count ?? .max) < line.utf8.count / 2
      return isElsewhere && isMinor ? .interruption(decision) : .filled(filled)
    case .invalid(let reason):
      return isElsewhere ? .interruption(decision) : .unusable(reason)
    case .none:
      return isElsewhere ? .interruption(decision) : .unusable(nil)
    }
  }

  private static func fill(
    _ slot: SlotDefinition, _ line: String, _ routing: Routing, _ context: RoutingContext
  ) -> FilledSlot? {
    if slot.type == .text { return wholeLine(line, for: slot) }
    guard case .filled(var filled) = routing.fill(slot, line, context) else { return nil }
    // Its place is counted in what follows the opening words, not in the line.
    filled.source = nil
    return filled
  }

  private static func leadsElsewhere(_ decision: RoutingDecision, from form: Form) -> Bool {
    guard let match = decision.match, match.intent != form.intent else { return false }
    return decision.stage == .exact || decision.stage == .keyword
      || match.confidence >= strongConfidence
  }

  private static func wholeLine(_ line: String, for slot: SlotDefinition) -> FilledSlot {
    FilledSlot(name: slot.name, value: .text(line), text: line, source: 0..<line.utf8.count)
  }
}
