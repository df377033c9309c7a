import IntentSchema
import SkillKit

/// What a chain of skills came to.
struct ChainOutcome: Sendable {
  /// The runs, in order; the last one is decisive.
  var records: [RunRecord] = []
  /// The skill of the decisive run.
  var skill: AnySkill?
  /// The version of the state that the decisive run began on.
  var base = 0

  var decisive: RunRecord? { records.last }
}

extension Turn {
  /// How often changes are tried to merge.
  static let mergeLimit = 3

  /// Runs chains of skills together.
  func run(_ chains: [[AnySkill]], for step: TurnStep) async -> [ChainOutcome] {
    guard chains.count > 1 else {
      var outcomes: [ChainOutcome] = []
      for chain in chains { outcomes.append(await run(chain, for: step)) }
      return outcomes
    }
    return await withTaskGroup(of: (Int, ChainOutcome).self) { group in
      for (place, chain) in chains.enumerated() {
        group.addTask { (place, await run(chain, for: step)) }
      }
      var outcomes = [ChainOutcome](repeating: ChainOutcome(), count: chains.count)
      for await (place, outcome) in group { outcomes[place] = outcome }
      return outcomes.sorted { $0.priority > $1.priority }
    }
  }

  /// Merges the changes of a run, says what it says, and notes what follows from it.
  mutating func settle(_ outcome: ChainOutcome, of step: TurnStep) async {
    guard let skill = outcome.skill, let record = outcome.decisive else { return }
    guard let result = record.result else {
      complain(outcome)
      return
    }
    let name = skill.descriptor.identifier
    switch await merge(result, outcome, of: step) {
    case .merged(let final):
      if !final.output.text.isEmpty { say(final.output.text, .answer, skill: name) }
      if let followUp = final.followUp { note(followUp, from: name) }
    case .failed(let failure):
      complain(failure)
    case .conflict:
      // What happened outside the state can't be taken back, so it is still said.
      if skill.descriptor.hasOutsideEffects, !result.output.text.isEmpty {
        say(result.output.text, .answer, skill: name)
      }
      fail(record, .failed(reason: wording.conflict))
    case .notKept(let problem):
      fail(record, .failed(reason: wording.notKept(problem.description)))
    }
  }

  /// Says why the skills of a chain gave nothing.
  mutating func complain(_ outcome: ChainOutcome) {
    guard let skill = outcome.skill, let error = outcome.decisive?.error else { return }
    if error == .cancelled {
      report.isCancelled = true
      return
    }
    let descriptor = skill.descriptor
    let title = descriptor.title[wording.language] ?? descriptor.identifier
    say(wording.error(error, of: title), .error, skill: descriptor.identifier)
  }

  /// Remembers what runs came to.
  mutating func keep(_ records: [RunRecord]) {
    report.runs += records
    parts.store.update { state in
      for record in records { state.append(record) }
    }
  }

  private mutating func fail(_ record: RunRecord, _ error: SkillError) {
    guard case .failed(let reason) = error else { return }
    say(reason, .error, skill: record.skill)
    var record = record
    record.outcome = .failure(error)
    parts.store.update { $0.lastError = record }
  }

  private enum Merging {
    case merged(SkillResult)
    case failed(ChainOutcome)
    case conflict
    case notKept(JournalProblem)
  }

  private mutating func merge(
    _ result: SkillResult, _ outcome: ChainOutcome, of step: TurnStep
  ) async -> Merging {
    guard let skill = outcome.skill else { return .conflict }
    var result = result
    var base = outcome.base
    for attempt in 1...Self.mergeLimit {
      do throws(MergeProblem) {
        try parts.store.merge(Patch(result.changes), basedOn: base)
        return .merged(result)
      } catch {
        if case .journal(let problem) = error { return .notKept(problem) }
      }
      guard attempt < Self.mergeLimit else { break }
      if skill.descriptor.hasOutsideEffects {
        let latest = parts.store.snapshot
        guard let patch = skill.reconcile(Patch(result.changes), with: latest) else { break }
        result.changes = patch.changes
        base = latest.version
      } else {
        let again = await run([skill], for: step)
        keep(again.records)
        guard let fresh = again.decisive?.result else { return .failed(again) }
        result = fresh
        base = again.base
      }
    }
    return .conflict
  }

  private func run(_ chain: [AnySkill], for step: TurnStep) async -> ChainOutcome {
    var outcome = ChainOutcome()
    var remaining = chain
    while let place = SkillSelection.next(of: remaining, isBusy: parts.dispatcher.isBusy) {
      let skill = remaining.remove(at: place)
      let snapshot = parts.store.snapshot
      let record = await parts.dispatcher.run(
        skill, request(for: step, snapshot), turn: number)
      outcome.records.append(record)
      outcome.skill = skill
      outcome.base = snapshot.version
      guard case .cannotHandle = record.error else { break }
    }
    return outcome
  }

  private func request(
    for step: TurnStep, _ snapshot: StateSnapshot
  ) -> SkillRequest<SlotValues> {
    let environment = parts.environment
    let mixed = UInt64(truncatingIfNeeded: number) << 16 &+ UInt64(truncatingIfNeeded: step.index)
    var seeds = SplitMix64(seed: environment.seed ^ (mixed &* 0x9E37_79B9_7F4A_7C15))
    var context = SkillContext(
      language: wording.language, now: environment.now(), timeZone: environment.timeZone,
      random: SplitMix64(seed: seeds.next()), capabilities: parts.capabilities,
      preference: environment.preference, network: environment.network)
    context.entities = { [parts] in parts.routing.entities($0, parts.routingContext) }
    return SkillRequest(
      parameters: SlotValues(step.slots), utterance: step.utterance, intent: step.intent,
      snapshot: snapshot, context: context)
  }
}

extension ChainOutcome {
  /// The priority of the decisive skill.
  fileprivate var priority: Int { skill?.descriptor.priority ?? .min }
}
