import IntentRouting
public import IntentSchema
public import SkillKit
import Synchronization

/// A conversational agent: it hears a line, decides what is meant, and does it.
///
/// Lines are served one at a time; what comes meanwhile waits in order.
public final class Agent: Sendable {
  private struct Session {
    var lastTurn = 0
    var language: Language
    var current: Task<TurnReport, Never>?
  }

  let parts: AgentParts
  private let queue = TurnQueue()
  private let session: Mutex<Session>

  /// Creates an agent.
  ///
  /// - Parameters:
  ///   - routing: what decides what a line means.
  ///   - registry: the skills.
  ///   - environment: what the agent is given of the world.
  public init(routing: Routing, registry: SkillRegistry, environment: AgentEnvironment) {
    let store = StateStore(journal: environment.journal)
    parts = AgentParts(
      routing: routing, registry: registry, environment: environment, store: store,
      dispatcher: SkillDispatcher(
        store: store, clock: environment.clock, observe: environment.observe))
    session = Mutex(Session(language: environment.language))
  }

  /// The skills.
  public var registry: SkillRegistry { parts.registry }

  /// The versioned part of the state: conversation, context and records.
  public var snapshot: StateSnapshot { parts.store.snapshot }

  /// The whole state.
  public var state: AgentState { parts.store.current }

  /// The language of the last line that was in one.
  public var language: Language { session.withLock(\.language) }

  /// Serves a line of the user.
  ///
  /// Cancelling the calling task cancels the turn.
  ///
  /// - Parameter text: the line.
  /// - Returns: what became of it. With 16 lines waiting already it is refused.
  public func respond(to text: String) async -> TurnReport {
    await take(text) { await $0.hear() }
  }

  /// Runs one skill without routing.
  ///
  /// - Parameters:
  ///   - skill: the skill's identifier.
  ///   - slots: its parameters; nothing is asked for.
  /// - Returns: what became of it.
  public func run(_ skill: String, slots: [FilledSlot]) async -> TurnReport {
    await take("") { turn in
      guard let served = turn.parts.registry.skill(named: skill)?.descriptor else {
        turn.say(turn.wording.noSkill(for: skill) + turn.wording.gap + turn.advice, .error)
        return
      }
      let intent = served.intents.first ?? skill
      await turn.begin(
        TurnStep(intent: intent, slots: slots, utterance: "", skill: skill))
    }
  }

  /// Tells what a line would do, and does nothing.
  ///
  /// - Parameter text: the line.
  /// - Returns: the decision, what would be asked, and the skills in the order they'd be tried.
  public func plan(_ text: String) -> TurnPlan {
    let context = parts.routingContext
    if case .form(let form) = parts.store.openQuestions.last,
      case .filled(let slot) = FormAnswer.read(text.trimmed, for: form, parts.routing, context)
    {
      let match = IntentMatch(
        intent: form.intent, confidence: 1, slots: form.slots + [slot],
        missing: form.missing.dropFirst().map(\.name))
      let decision = RoutingDecision(text: text, outcome: .matched(match), stage: .form)
      return plan(decision, form.intent, match.slots)
    }
    let decision = parts.routing.route(text, context)
    guard let match = decision.match else {
      let isFallback = decision.outcome == .unmatched
      let chains = isFallback ? parts.chains(for: PriorityTier.fallbackIntent) : []
      return TurnPlan(
        decision: decision, intent: nil, slots: [], missing: [], skills: chains.identifiers)
    }
    return plan(decision, match.intent, match.slots)
  }

  /// Cancels the turn that goes on, with everything that runs for it.
  public func cancelCurrentTurn() { session.withLock(\.current)?.cancel() }

  /// Forgets the conversation, what is asked and the context; records stay.
  public func reset() {
    parts.store.update { state in
      state.openQuestions = []
      state.clearConversation()
    }
  }

  private func plan(
    _ decision: RoutingDecision, _ intent: String, _ slots: [FilledSlot]
  ) -> TurnPlan {
    let slots = parts.complete(slots, of: intent)
    return TurnPlan(
      decision: decision, intent: intent, slots: slots,
      missing: parts.missing(slots, of: intent).map(\.name),
      skills: parts.chains(for: intent).identifiers)
  }

  private func take(
    _ text: String, _ body: @escaping @Sendable (inout Turn) async -> Void
  ) async -> TurnReport {
    let hold = parts.store.beginTurn()
    defer { hold.end() }
    guard await queue.enter() else { return refusal(of: text) }
    defer { queue.leave() }
    let (number, language) = session.withLock { session in
      session.lastTurn += 1
      session.language = Language.spoken(in: text) ?? session.language
      return (session.lastTurn, session.language)
    }
    let task = Task { [parts] in
      var turn = Turn(text, number: number, language: language, parts: parts)
      await turn.serve(body)
      return turn.report
    }
    session.withLock { $0.current = task }
    defer { session.withLock { $0.current = nil } }
    return await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
  }

  private func refusal(of text: String) -> TurnReport {
    let language = Language.spoken(in: text) ?? language
    var report = TurnReport(turn: 0, text: text, language: language)
    report.replies = [Reply(Wording(language: language).refused, kind: .error)]
    return report
  }
}

extension Turn {
  /// Does the work of the turn between its intake and its last message.
  fileprivate mutating func serve(_ body: (inout Turn) async -> Void) async {
    let heard = Message(role: .user, text: report.text, time: parts.environment.now())
    parts.store.refresh()
    if !report.text.isEmpty { parts.store.say([heard]) }
    await body(&self)
    if Task.isCancelled { report.isCancelled = true }
    if report.isCancelled { say(wording.cancelled, .notice) }
    ask()
    if report.replies.isEmpty, !report.text.trimmed.isEmpty { say(wording.done, .notice) }
    let time = parts.environment.now()
    let said = report.replies.map {
      Message(role: .agent, text: $0.text, time: time, skill: $0.skill)
    }
    parts.store.say(said)
    parts.store.note((report.text.isEmpty ? [] : [heard]) + said)
  }
}

extension [[AnySkill]] {
  fileprivate var identifiers: [String] { flatMap { $0.map(\.descriptor.identifier) } }
}
