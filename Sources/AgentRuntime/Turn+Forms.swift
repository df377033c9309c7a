import IntentRouting
import IntentSchema
import SkillKit

extension Turn {
  /// Does what an answer says about the form that is asked now.
  mutating func answer(_ answer: FormAnswer, to form: Form) async {
    if case .interruption(let decision) = answer {
      interrupt(form)
      await follow(decision)
      return
    }
    report.stage = .form
    report.intent = form.intent
    report.slots = form.slots
    defer { decideAsAnswer() }
    switch answer {
    case .cancellation:
      pop()
      say(wording.formDropped, .notice)
    case .filled(let filled):
      await fill(filled, of: form)
    case .filledBefore(let filled, let next):
      await fill(filled, of: form)
      let answered = (report.intent, report.slots)
      if next.parts.isEmpty, let match = next.match {
        await take(match, of: next.text)
      } else {
        await follow(next)
      }
      (report.intent, report.slots) = answered
      report.stage = .form
    case .corrected(let filled):
      correct(filled, of: form)
    case .unusable(let reason):
      refuse(reason, form)
    case .interruption:
      break
    }
  }

  /// Opens a form for what a step lacks.
  mutating func open(_ step: TurnStep, missing: [SlotDefinition]) {
    var form = Form(
      intent: step.intent, utterance: step.utterance, slots: step.slots.map(\.unplaced),
      missing: missing)
    form.objections = step.reasons
    let asked = form
    let place = opened
    opened = parts.store.update { state in
      // What is asked first stays on top; the others come after it.
      let place = place ?? state.openQuestions.count
      state.openQuestions.insert(.form(asked), at: min(place, state.openQuestions.count))
      return place
    }
  }

  /// Puts the question of the form on top, if it hasn't been put yet.
  mutating func ask() {
    let form = parts.store.update { state -> Form? in
      guard case .form(let form) = state.openQuestions.last, !form.isAsked else { return nil }
      var asked = form
      asked.isAsked = true
      asked.wasInterrupted = false
      if let slot = form.asked { asked.objections[slot.name] = nil }
      state.openQuestions[state.openQuestions.count - 1] = .form(asked)
      return form
    }
    guard let form, let slot = form.asked else { return }
    var question = wording.question(for: slot)
    if let objection = form.objections[slot.name]?[wording.language] {
      question = wording.joined(objection, question)
    }
    say(form.wasInterrupted ? wording.stillWaiting(question) : question, .question)
  }

  /// Reports the line as the answer to a question.
  mutating func decideAsAnswer() {
    guard let intent = report.intent else { return }
    let missing = parts.missing(report.slots, of: intent).map(\.name)
    let match = IntentMatch(
      intent: intent, confidence: 1, slots: report.slots, missing: missing)
    report.decision = RoutingDecision(
      text: report.text, outcome: .matched(match), stage: .form)
  }

  private mutating func fill(_ filled: FilledSlot, of form: Form) async {
    var form = form
    form.answered = form.missing.removeFirst()
    form.attempts = 0
    form.isAsked = false
    form.slots.append(filled)
    report.slots = parts.complete(form.slots, of: form.intent)
    if form.missing.isEmpty {
      pop()
      await begin(
        TurnStep(intent: form.intent, slots: form.slots, utterance: form.utterance))
    } else {
      form.slots = form.slots.map(\.unplaced)
      replace(form)
    }
  }

  private mutating func correct(_ filled: FilledSlot, of form: Form) {
    var form = form
    form.slots.removeAll { $0.name == filled.name }
    form.slots.append(filled.unplaced)
    form.missing.removeAll { $0.name == filled.name }
    form.isAsked = false
    report.slots = parts.complete(form.slots, of: form.intent)
    replace(form)
  }

  private mutating func refuse(_ reason: LocalizedText?, _ form: Form) {
    var form = form
    form.attempts += 1
    guard form.attempts < Form.attemptLimit else {
      pop()
      say(wording.formGivenUp, .notice)
      return
    }
    say(reason?[wording.language] ?? wording.cannotUseAnswer, .notice)
    form.isAsked = false
    replace(form)
  }

  private mutating func interrupt(_ form: Form) {
    var form = form
    form.isAsked = false
    form.wasInterrupted = true
    replace(form)
  }

  private func replace(_ form: Form) {
    parts.store.update { state in
      guard !state.openQuestions.isEmpty else { return }
      state.openQuestions[state.openQuestions.count - 1] = .form(form)
    }
  }
}

extension FilledSlot {
  /// The slot without its place in a line that is over.
  fileprivate var unplaced: FilledSlot {
    FilledSlot(name: name, value: value, text: text)
  }
}
