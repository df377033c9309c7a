public import AgentRuntime
public import IntentSchema
import Synchronization

/// A conversation with an agent, line by line: what is said to it, and commands.
///
/// The chat and the talks of the data go through it alike, so that a talk shows what a user sees.
public final class Conversation: Sendable {
  private struct Memory {
    var isDryRun: Bool
    var lastHeard: Heard?
  }

  /// A line that something was made of.
  struct Heard: Sendable {
    var text: String
    var report: TurnReport?
  }

  /// The agent.
  public let agent: Agent
  let intents: [IntentDefinition]
  let explain: @Sendable (String) -> String
  private let memory: Mutex<Memory>

  /// Creates a conversation.
  ///
  /// - Parameters:
  ///   - agent: the agent.
  ///   - intents: what can be asked, for the list of it.
  ///   - isDryRun: whether lines are only told what they would do.
  ///   - explain: tells in several lines why an utterance is routed as it is.
  public init(
    agent: Agent, intents: [IntentDefinition], isDryRun: Bool = false,
    explain: @escaping @Sendable (String) -> String
  ) {
    self.agent = agent
    self.intents = intents
    self.explain = explain
    memory = Mutex(Memory(isDryRun: isDryRun))
  }

  /// Whether lines are only told what they would do.
  public var isDryRun: Bool { memory.withLock(\.isDryRun) }

  /// The last line that something was made of.
  var lastHeard: Heard? { memory.withLock(\.lastHeard) }

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
    case .command(let command, _): return obey(command, line: line)
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
    memory.withLock { $0.lastHeard = nil }
  }

  private func say(_ text: String) async -> Exchange {
    let report = await agent.respond(to: text)
    memory.withLock { $0.lastHeard = Heard(text: text, report: report) }
    return Exchange(line: text, content: .turn(report), replies: report.replies)
  }

  private func plan(_ text: String) -> Exchange {
    let plan = agent.plan(text)
    memory.withLock { $0.lastHeard = Heard(text: text) }
    let description = plan.description(in: agent.language)
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
