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
    var current: (turn: Int, task: Task<TurnReport, Never>)?
  }

  let store: StateStore
  let dispatcher: SkillDispatcher
  private let present: Mutex<AgentParts>
  private let watchers = RunWatchers()
  private let queue = TurnQueue()
  private let session: Mutex<Session>

  /// Creates an agent.
  ///
  /// - Parameters:
  ///   - routing: what decides what a line means.
  ///   - registry: the skills.
  ///   - environment: what the agent is given of the world.
  public init(routing: Routing, registry: SkillRegistry, environment: AgentEnvironment) {
    store = StateStore(journal: environment.journal)
    dispatcher = SkillDispatcher(store: store, clock: environment.clock) { [watchers] in
      environment.observe($0)
      watchers.tell($0)
    }
    present = Mutex(
      AgentParts(
        routing: routing, registry: registry, environment: environment, store: store,
        dispatcher: dispatcher))
    session = Mutex(Session(language: environment.language))
  }

  /// Creates an agent that speaks with the same memory as another one, as in a second window.
  ///
  /// - Parameter other: the agent whose state it shares.
  package init(sharingStateOf other: Agent) {
    let parts = other.parts
    let environment = parts.environment
    store = parts.store
    dispatcher = SkillDispatcher(store: store, clock: environment.clock)
    present = Mutex(
      AgentParts(
        routing: parts.routing, registry: parts.registry, environment: environment,
        store: store, dispatcher: dispatcher))
    session = Mutex(Session(language: environment.language))
  }

  /// What turns share; one that goes on keeps what it began with.
  var parts: AgentParts { present.withLock { $0 } }

  /// Changes what the turns from now on share.
  func change(_ change: (inout AgentParts) -> Void) { present.withLock { change(&$0) } }

  /// The skills.
  public var registry: SkillRegistry { parts.registry }

  /// The versioned part of the state: conversation, context and records.
  public var snapshot: StateSnapshot { store.snapshot }

  /// The whole state.
  public var state: AgentState { store.current }

  /// The language to speak: the one that was chosen, else that of the last line that was in one.
  public var language: Language {
    parts.environment.replyLanguage ?? session.withLock(\.language)
  }

  /// Serves a line of the user.
  ///
  /// Cancelling the calling task cancels the turn.
  ///
  /// - Parameter text: the line; control sequences in it aren't heard.
  /// - Returns: what became of it. With 16 lines waiting already it is refused.
  public func respond(to text: String) async -> TurnReport {
    await take(text.withoutControlSequences) { await $0.hear() }
  }

  /// Runs one skill without routing.
  ///
  /// - Parameters:
  ///   - skill: the skill's identifier.
  ///   - slots: its parameters; nothing is asked for.
  /// - Returns: what became of it.
  public func run(_ skill: String, slots: [FilledSlot]) async -> TurnReport {
    let slots = slots.map(\.withoutControlSequences)
    return await take("") { turn in
      guard let served = turn.parts.registry.skill(named: skill)?.descriptor else {
        turn.say(turn.wording.noSkill(for: skill) + turn.wording.gap + turn.advice, .error)
        return
      }
      let intent = served.intents.first ?? skill
      await turn.begin(
        TurnStep(intent: intent, slots: slots, utterance: "", skill: skill))
    }
  }

  /// What happens in the runs from now on.
  ///
  /// - Parameter limit: how many events wait for the reader before progress is dropped.
  /// - Returns: the events, for one reader; who doesn't keep them doesn't watch any more.
  public func events(limit: Int = 256) -> RunEvents {
    RunEvents(buffer: watchers.add(limit: limit))
  }

  /// Cancels the turn that goes on, with everything that runs for it.
  public func cancelCurrentTurn() { session.withLock(\.current)?.task.cancel() }

  /// Cancels what goes on.
  ///
  /// - Parameter scope: which runs; with a turn its further steps, and with all of them the lines
  ///   that wait too.
  public func cancel(_ scope: RunScope) {
    if scope == .all { queue.dropWaiting() }
    let current = session.withLock(\.current)
    if let current, scope == .all || scope == .turn(current.turn) { current.task.cancel() }
    dispatcher.cancel(scope)
  }

  /// Has runs wait before their next piece of work, if their skills work in pieces.
  ///
  /// - Parameter scope: which runs.
  /// - Returns: whether there are any.
  @discardableResult
  public func pause(_ scope: RunScope) -> Bool { dispatcher.pause(scope) }

  /// Lets the deadlines of runs pass now.
  ///
  /// - Parameter scope: which runs.
  package func expire(_ scope: RunScope) { dispatcher.expire(scope) }

  /// Lets paused runs go on.
  ///
  /// - Parameter scope: which runs.
  /// - Returns: whether any of them was paused.
  @discardableResult
  public func resume(_ scope: RunScope) -> Bool { dispatcher.resume(scope) }

  /// Forgets the conversation, what is asked and the context; records stay.
  public func reset() {
    store.update { state in
      state.openQuestions = []
      state.clearConversation()
    }
  }

  private func take(
    _ text: String, _ body: @escaping @Sendable (inout Turn) async -> Void
  ) async -> TurnReport {
    let hold = store.beginTurn()
    defer { hold.end() }
    switch await queue.enter() {
    case .admitted: break
    case .refused: return unheard(text, isCancelled: false)
    case .dropped: return unheard(text, isCancelled: true)
    }
    defer { queue.leave() }
    let parts = parts
    let (number, language) = session.withLock { session in
      session.lastTurn += 1
      session.language = Language.spoken(in: text) ?? session.language
      return (session.lastTurn, parts.environment.replyLanguage ?? session.language)
    }
    let task = Task {
      var turn = Turn(text, number: number, language: language, parts: parts)
      await turn.serve(body)
      return turn.report
    }
    session.withLock { $0.current = (number, task) }
    defer { session.withLock { $0.current = nil } }
    return await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
  }

  /// The report on a line that never got its turn.
  private func unheard(_ text: String, isCancelled: Bool) -> TurnReport {
    let language = parts.environment.replyLanguage ?? Language.spoken(in: text) ?? language
    let wording = Wording(language: language)
    var report = TurnReport(turn: 0, text: text, language: language)
    report.isCancelled = isCancelled
    report.replies = [
      isCancelled ? Reply(wording.cancelled, kind: .notice) : Reply(wording.refused, kind: .error)
    ]
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

extension FilledSlot {
  /// The slot without control sequences in its texts.
  fileprivate var withoutControlSequences: FilledSlot {
    var slot = self
    if case .text(let text) = value { slot.value = .text(text.withoutControlSequences) }
    slot.text = text.withoutControlSequences
    return slot
  }
}
