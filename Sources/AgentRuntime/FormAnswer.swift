import IntentRouting
import IntentSchema

/// What a line means while a form is open.
enum FormAnswer {
  /// The user doesn't want to go on.
  case cancellation
  /// A better answer to the question before, or one to a question that would come later.
  case corrected(FilledSlot)
  /// The answer to the question.
  case filled(FilledSlot)
  /// The answer to the question, and another request behind it.
  case filledBefore(FilledSlot, RoutingDecision)
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
    let value = ValueAnswer(routing, context)
    let text = { (slot: SlotDefinition) in FreeTextAnswer(slot, of: routing.intent(form.intent)) }
    if let answered = form.answered,
      let rest = AnswerWords.correction(line, isCertain: answered.type == .text)
    {
      var better = answered.type == .text ? text(answered).filled(from: rest) : nil
      if better == nil, case .filled(let found) = routing.fill(answered, rest, context) {
        better = found
      }
      // Its place is counted in what follows the opening words, not in the line.
      better?.source = nil
      if let better { return .corrected(better) }
    }
    if let both = answerAndRequest(line, for: slot, of: form, routing, context) { return both }
    let decision = routing.route(line, context)
    guard slot.type == .text else {
      if isAnotherWish(decision, than: form) { return .interruption(decision) }
      return value.read(line, for: slot, of: form, decision)
    }
    if let other = value.another(line, of: form) { return .corrected(other) }
    return known(line, decision, form) ?? .filled(text(slot).filled(from: line))
  }

  /// Whether a line asks for the same sort of thing again, but for another one: "remind me to buy
  /// milk at 6" while it is asked when to remind of a call.
  private static func isAnotherWish(_ decision: RoutingDecision, than form: Form) -> Bool {
    guard let match = decision.match, match.intent == form.intent, decision.stage != .classifier
    else { return false }
    return match.slots.contains { said in
      guard case .text = said.value, said.source != nil else { return false }
      return form.slots.contains { $0.name == said.name && $0.value != said.value }
    }
  }

  /// What a known line means where free text is asked for: any other words can be the text.
  private static func known(
    _ line: String, _ decision: RoutingDecision, _ form: Form
  ) -> FormAnswer? {
    guard let match = decision.match,
      decision.stage == .exact || match.isWhole
        || (decision.stage == .keyword && AnswerWords.isQuestion(line))
    else { return nil }
    if match.intent == cancelIntent { return .cancellation }
    if match.intent != form.intent { return .interruption(decision) }
    // The same wish again, which still doesn't say what is asked for.
    return form.asked.map { match.missing.contains($0.name) } == true ? .unusable(nil) : nil
  }

  /// An answer and a request joined to it: "at 5, and set a timer for 10 minutes".
  ///
  /// Both must stand on their own. Text is only believed to end where "and then" or the like says so.
  private static func answerAndRequest(
    _ line: String, for slot: SlotDefinition, of form: Form, _ routing: Routing,
    _ context: RoutingContext
  ) -> FormAnswer? {
    for split in routing.splits(line, context) where split.isSure || slot.type != .text {
      let decision = routing.route(split.request, context)
      guard let match = decision.match,
        decision.stage != .classifier || match.confidence >= strongConfidence && slot.type != .text
      else { continue }
      if slot.type == .text {
        let answer = FreeTextAnswer(slot, of: routing.intent(form.intent))
        return .filledBefore(answer.filled(from: split.answer), decision)
      }
      // "Monday and Friday" is one answer.
      if case .filled(let more) = routing.fill(slot, split.request, context),
        let source = more.source,
        AnswerFit(of: source, in: split.request).isWhole
      {
        continue
      }
      let value = ValueAnswer(routing, context)
      let alone = routing.route(split.answer, context)
      guard case .filled(let filled) = value.read(split.answer, for: slot, of: form, alone),
        let source = filled.source, AnswerFit(of: source, in: split.answer).isWhole
      else { continue }
      return .filledBefore(filled, decision)
    }
    return nil
  }
}
