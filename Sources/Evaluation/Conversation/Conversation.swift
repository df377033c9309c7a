public import AgentRuntime
public import IntentSchema
import IntentRouting
import SkillKit
import Synchronization

/// A conversation with an agent, line by line: what is said to it, and commands.
///
/// The chat and the talks of the data go through it alike, so that a talk shows what a user sees.
public final class Conversation: Sendable {
  private struct Memory {
    var isDryRun: Bool
    var lastHeard: Heard?
    var lastRun: Call?
    var lastFailed: Call?
    var undoable: UndoableTurn?
    var statistics = ConversationStatistics()
    var transcript: [(exchange: Exchange, time: Int64)] = []
    var intents: [IntentDefinition]
    var explain: @Sendable (String) -> String
  }

  /// A run of a skill, to be repeated.
  struct Call: Sendable {
    var skill: String
    var intent: String
    var slots: [FilledSlot]
  }

  /// A turn with the states around it.
  struct UndoableTurn: Sendable {
    var text: String
    var before: StateSnapshot
    var after: StateSnapshot
    var hadOutsideEffects: Bool
  }

  /// How many exchanges are kept to be saved.
  private static let transcriptLimit = 1000

  /// A line that something was made of.
  struct Heard: Sendable {
    var text: String
    var report: TurnReport?
    /// The intent it was taken for.
    var intent: String?
  }

  /// The agent.
  public let agent: Agent
  let write: @Sendable (String, String) -> String?
  let reload: (@Sendable () async -> DataReload)?
  private let memory: Mutex<Memory>

  /// Creates a conversation.
  ///
  /// - Parameters:
  ///   - agent: the agent.
  ///   - intents: what can be asked, for the list of it.
  ///   - isDryRun: whether lines are only told what they would do.
  ///   - write: writes a text to a file; gives what went wrong, or nil.
  ///   - reload: reads the data anew; nil where there is none to read.
  ///   - explain: tells in several lines why an utterance is routed as it is.
  public init(
    agent: Agent, intents: [IntentDefinition], isDryRun: Bool = false,
    write: @escaping @Sendable (String, String) -> String? = { _, _ in "there is no disk" },
    reload: (@Sendable () async -> DataReload)? = nil,
    explain: @escaping @Sendable (String) -> String
  ) {
    self.agent = agent
    self.write = write
    self.reload = reload
    memory = Mutex(Memory(isDryRun: isDryRun, intents: intents, explain: explain))
  }

  /// Whether lines are only told what they would do.
  public var isDryRun: Bool { memory.withLock(\.isDryRun) }

  /// What can be asked.
  var intents: [IntentDefinition] { memory.withLock(\.intents) }

  /// Tells why an utterance is routed as it is.
  var explain: @Sendable (String) -> String { memory.withLock(\.explain) }

  /// Goes by other data from now on.
  func renew(_ data: ConversationData) {
    agent.renew(routing: data.routing, registry: data.registry)
    memory.withLock { ($0.intents, $0.explain) = (data.intents, data.explain) }
  }

  /// The last line that something was made of.
  var lastHeard: Heard? { memory.withLock(\.lastHeard) }

  /// What was last said by itself, to be explained; nil where it answered a question.
  public var lastUtterance: String? {
    memory.withLock { $0.lastHeard?.report?.stage == .form ? nil : $0.lastHeard?.text }
  }

  /// How it has gone so far.
  public var statistics: ConversationStatistics { memory.withLock(\.statistics) }

  /// The last run of a skill.
  var lastRun: Call? { memory.withLock(\.lastRun) }

  /// The last run that ended with an error.
  var lastFailed: Call? { memory.withLock(\.lastFailed) }

  /// What was said, oldest first, each with the time it began.
  var transcript: [(exchange: Exchange, time: Int64)] { memory.withLock(\.transcript) }

  /// The turn that can be undone; only once.
  func takeUndoable() -> UndoableTurn? {
    memory.withLock { memory in
      defer { memory.undoable = nil }
      return memory.undoable
    }
  }

  /// Takes a line.
  ///
  /// Cancelling the calling task cancels the turn.
  ///
  /// - Parameter line: what was typed, without its line end.
  /// - Returns: what came of it.
  public func take(_ line: String) async -> Exchange {
    switch SlashCommand.read(line) {
    case .utterance(let text): return isDryRun ? plan(text) : await say(text)
    case .command(.dry, let argument) where !argument.isEmpty: return plan(argument)
    case .command(let command, let argument): return await obey(command, argument, line: line)
    case .unknown(let name, let suggestion): return refuse(name, suggestion, line: line)
    }
  }

  /// Turns the dry run on or off, and tells which.
  func toggleDryRun() -> Bool {
    memory.withLock { memory in
      memory.isDryRun.toggle()
      return memory.isDryRun
    }
  }

  /// Forgets the last line as well as the agent's memory of the conversation.
  func forget() {
    agent.reset()
    memory.withLock { memory in
      (memory.lastHeard, memory.lastRun, memory.lastFailed) = (nil, nil, nil)
      (memory.undoable, memory.transcript) = (nil, [])
    }
  }

  private func say(_ text: String) async -> Exchange {
    let time = agent.now
    let before = agent.refreshedSnapshot()
    let report = await agent.respond(to: text)
    let exchange = Exchange(line: text, content: .turn(report), replies: report.replies)
    remember(report, text: text, since: before)
    memory.withLock { memory in
      memory.lastHeard = Heard(text: text, report: report, intent: report.intent)
      memory.transcript.append((exchange, time))
      if memory.transcript.count > Self.transcriptLimit { memory.transcript.removeFirst() }
    }
    return exchange
  }

  /// Remembers a turn, to be repeated, undone or counted.
  func remember(_ report: TurnReport, text: String, since before: StateSnapshot) {
    let after = agent.snapshot
    let calls = report.runs.map { run in
      (Call(skill: run.skill, intent: run.intent, slots: report.slots), run.error)
    }
    let hadEffects = report.runs.contains {
      agent.registry.skill(named: $0.skill)?.descriptor.hasOutsideEffects == true
    }
    memory.withLock { memory in
      memory.statistics.add(report)
      if let last = calls.last { memory.lastRun = last.0 }
      if let failed = calls.last(where: { $0.1 != nil }) { memory.lastFailed = failed.0 }
      guard !calls.isEmpty else { return }
      memory.undoable = UndoableTurn(
        text: text, before: before, after: after, hadOutsideEffects: hadEffects)
    }
  }

  private func plan(_ text: String) -> Exchange {
    let plan = agent.plan(text)
    let requests = plan.decision.parts.map { agent.plan($0.text) }
    memory.withLock { $0.lastHeard = Heard(text: text, intent: plan.intent) }
    let description = (requests.isEmpty ? [plan] : requests)
      .map { $0.description(in: agent.language) }.joined(separator: "\n")
    return Exchange(
      line: text, content: .plan(plan), replies: [Reply(description, kind: .notice)])
  }

  private func refuse(
    _ name: String, _ suggestion: SlashCommand?, line: String
  ) -> Exchange {
    let hint = suggestion ?? .help
    let text = agent.language.choose(
      "There is no command /\(name). Try /\(hint.rawValue), or type //\(name) to say it.",
      "没有 /\(name) 这个命令。试试 /\(hint.rawValue)；要说这句话，请输入 //\(name)。")
    return Exchange(line: line, content: .command, replies: [Reply(text, kind: .error)])
  }
}
