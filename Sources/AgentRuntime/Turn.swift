import IntentRouting
import IntentSchema
import SkillKit

/// One turn while it goes on: a line of the user, and all that follows from it.
struct Turn {
  let parts: AgentParts
  let number: Int
  let wording: Wording
  var report: TurnReport
  /// The steps to come, and those that were ever taken.
  var steps: [TurnStep] = []
  var taken: Set<TurnStep.Key> = []
  var followUpCount = 0
  /// The place of the first form of this turn among the open questions.
  var opened: Int?
  var hasOffered = false

  init(_ text: String, number: Int, language: Language, parts: AgentParts) {
    self.parts = parts
    self.number = number
    wording = Wording(language: language)
    report = TurnReport(turn: number, text: text, language: language)
  }

  /// Hears the line and does what follows from it.
  mutating func hear() async {
    let line = report.text.trimmed
    while let question = parts.store.openQuestions.last {
      switch question {
      case .offer(let followUp):
        pop()
        if await answer(line, to: followUp) { return }
      case .clarification(let matches):
        pop()
        if await answer(line, among: matches) { return }
      case .form(let form):
        let context = parts.routingContext
        await answer(FormAnswer.read(line, for: form, parts.routing, context), to: form)
        return
      }
    }
    await follow(parts.routing.route(report.text, parts.routingContext))
  }

  /// Does what a decision says.
  mutating func follow(_ decision: RoutingDecision) async {
    report.decision = decision
    report.stage = decision.stage
    guard decision.parts.isEmpty else { return await followEach(of: decision.parts) }
    switch decision.outcome {
    case .matched(let match): await take(match)
    case .ambiguous(let matches): clarify(matches)
    case .unmatched: await fallBack(decision)
    }
  }

  /// Serves an intent.
  ///
  /// - Parameters:
  ///   - match: the intent with its slots.
  ///   - request: what was said for it, where that is only a part of the line.
  mutating func take(_ match: IntentMatch, of request: String? = nil) async {
    var step = TurnStep(
      intent: match.intent, slots: match.slots, utterance: request ?? report.text)
    for rejected in match.rejected { step.reasons[rejected.name] = rejected.reason }
    await begin(step)
  }

  mutating func say(_ text: String, _ kind: Reply.Kind, skill: String? = nil) {
    report.replies.append(Reply(text, skill: skill, kind: kind))
  }

  mutating func pop() { parts.store.update { _ = $0.openQuestions.popLast() } }

  private mutating func answer(_ line: String, to offer: FollowUp) async -> Bool {
    guard let isAgreed = AnswerWords.agreement(line) else { return false }
    report.stage = .form
    report.intent = offer.intent
    report.slots = offer.slots
    defer { decideAsAnswer() }
    if isAgreed {
      await begin(TurnStep(intent: offer.intent, slots: offer.slots, utterance: report.text))
    } else {
      say(wording.offerDeclined, .notice)
    }
    return true
  }

  private mutating func answer(_ line: String, among matches: [IntentMatch]) async -> Bool {
    if AnswerWords.isCancellation(line) {
      report.stage = .form
      say(wording.offerDeclined, .notice)
      return true
    }
    let titles = matches.map { AnswerWords.bare(option($0)) }
    let place = AnswerWords.choice(line) ?? titles.firstIndex(of: AnswerWords.bare(line))
    guard let place, matches.indices.contains(place) else { return false }
    report.stage = .form
    await take(matches[place])
    decideAsAnswer()
    return true
  }

  private mutating func clarify(_ matches: [IntentMatch]) {
    let options = Array(matches.prefix(4))
    say(wording.clarification(options.map(option)), .question)
    parts.store.update { $0.openQuestions.append(.clarification(options)) }
  }

  private func option(_ match: IntentMatch) -> String {
    action(of: match.intent) ?? match.intent
  }

  /// An intent as something to ask for, as it stands in the middle of a sentence.
  private func action(of intent: String) -> String? {
    guard let title = parts.title(of: intent, in: wording.language) else { return nil }
    // "NASA" keeps its capitals, "Set a timer" doesn't.
    guard let first = title.first, title.dropFirst().first?.isUppercase != true else {
      return title
    }
    return first.lowercased() + title.dropFirst()
  }

  private mutating func fallBack(_ decision: RoutingDecision) async {
    guard !decision.isConditional else {
      say(wording.conditional(decision.text), .notice)
      return
    }
    let intent = PriorityTier.fallbackIntent
    if !parts.chains(for: intent).isEmpty {
      await begin(TurnStep(intent: intent, slots: [], utterance: report.text))
      return
    }
    say(unsure, .notice)
  }

  /// What is said where nobody knows what is meant.
  var unsure: String {
    wording.unmatched(report.decision.map(hints) ?? []) + wording.gap + advice
  }

  /// What to do where nothing was done.
  var advice: String {
    parts.registry.skills(serving: Self.helpIntent).isEmpty
      ? wording.otherWords : wording.askForHelp
  }

  /// The likeliest intents as actions: such as have a skill and are plausible.
  private func hints(of decision: RoutingDecision) -> [String] {
    var hints: [String] = []
    for candidate in decision.candidates where candidate.confidence >= Self.hintConfidence {
      guard ![Self.helpIntent, FormAnswer.cancelIntent].contains(candidate.intent),
        !parts.registry.skills(serving: candidate.intent).isEmpty,
        let action = action(of: candidate.intent), !hints.contains(action)
      else { continue }
      hints.append(action)
    }
    return Array(hints.prefix(Self.hintLimit))
  }

  /// The intent that tells what can be asked.
  static let helpIntent = "agent.help"
  /// The confidence from which an intent is worth a hint.
  static let hintConfidence = 0.15
  /// How many hints are given.
  static let hintLimit = 2
}

extension String {
  /// The text without white space around it.
  var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
