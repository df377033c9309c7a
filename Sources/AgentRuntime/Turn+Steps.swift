import IntentSchema
import SkillKit

extension Turn {
  /// How many intents may follow from one line.
  static let followUpLimit = 8

  /// Serves an intent and all that follow from it, breadth first.
  mutating func begin(_ first: TurnStep) async {
    var first = first
    first.slots = parts.complete(first.slots, of: first.intent)
    if first.intent != PriorityTier.fallbackIntent {
      report.intent = first.intent
      report.slots = first.slots
    }
    taken.insert(first.key)
    steps = [first]
    while !steps.isEmpty, !Task.isCancelled {
      let step = steps.removeFirst()
      await serve(step)
      publishFollowUps()
    }
    steps = []
    publishFollowUps()
  }

  /// Notes what a skill wants to go on with.
  mutating func note(_ followUp: FollowUp, from skill: String) {
    if let offer = followUp.offer {
      guard opened == nil, !hasOffered else { return }
      hasOffered = true
      say(offer, .question, skill: skill)
      parts.store.update { $0.openQuestions.append(.offer(followUp)) }
      return
    }
    var step = TurnStep(
      intent: followUp.intent, slots: parts.complete(followUp.slots, of: followUp.intent),
      utterance: report.text)
    guard !taken.contains(step.key) else {
      say(wording.repeatedFollowUp(step.intent), .notice)
      return
    }
    guard followUpCount < Self.followUpLimit else {
      say(wording.tooManyFollowUps(step.intent), .notice)
      return
    }
    followUpCount += 1
    taken.insert(step.key)
    step.index = followUpCount
    steps.append(step)
  }

  private func publishFollowUps() {
    let waiting = steps.map { FollowUp(intent: $0.intent, slots: $0.slots) }
    parts.store.update { $0.followUps = waiting }
  }

  private mutating func serve(_ step: TurnStep) async {
    let missing = step.skill == nil ? parts.missing(step.slots, of: step.intent) : []
    guard missing.isEmpty else {
      open(step, missing: missing)
      return
    }
    let chains = chains(for: step)
    guard !chains.isEmpty else {
      say(wording.noSkill(for: step.intent) + wording.gap + advice, .error)
      return
    }
    let outcomes = await run(chains, for: step)
    var refusals: [ChainOutcome] = []
    var hasAnswered = false
    for outcome in outcomes {
      keep(outcome.records)
      if case .cannotHandle = outcome.decisive?.error {
        refusals.append(outcome)
      } else {
        hasAnswered = true
        await settle(outcome, of: step)
      }
    }
    guard !hasAnswered, let refusal = refusals.first else { return }
    if step.intent == PriorityTier.fallbackIntent {
      say(unsure, .notice)
    } else {
      complain(refusal)
    }
  }

  private func chains(for step: TurnStep) -> [[AnySkill]] {
    guard let name = step.skill else { return parts.chains(for: step.intent) }
    return parts.registry.skill(named: name).map { [[$0]] } ?? []
  }
}
