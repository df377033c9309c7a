import AgentRuntime
import IntentRouting
import IntentSchema
import SkillKit

extension Conversation {
  /// Does what a command says.
  ///
  /// - Parameters:
  ///   - command: the command.
  ///   - argument: what follows it.
  ///   - line: the whole line.
  /// - Returns: what came of it.
  func obey(_ command: SlashCommand, _ argument: String, line: String) async -> Exchange {
    switch command {
    case .retry: await retry(line)
    case .again: await again(argument, line: line)
    case .undo: undo(line)
    case .save: save(to: argument, line: line)
    case .good: judge(isGood: true, expected: "", line: line)
    case .bad: judge(isGood: false, expected: argument, line: line)
    case .reload: await renewData(line)
    case .set: set(argument, line: line)
    default: tell(command, argument, line: line)
    }
  }

  /// Does at once what a command says that is about the turn that goes on.
  ///
  /// - Parameter line: what was typed while it goes on.
  /// - Returns: what came of it; nil for a line that has to wait for its turn.
  public func interject(_ line: String) -> Exchange? {
    guard case .command(let command, _) = SlashCommand.read(line) else { return nil }
    switch command {
    case .pause, .resume: return tell(command, "", line: line)
    default: return nil
    }
  }

  private func tell(_ command: SlashCommand, _ argument: String, line: String) -> Exchange {
    let text =
      switch command {
      case .help: help(on: argument)
      case .pause: pause()
      case .resume: resume()
      case .why: reason
      case .state: agent.stateDescription
      case .skills: skills
      case .intents: table(intents.map { ($0.name, $0.about) })
      case .stats: statistics.lines(in: language).joined(separator: "\n")
      case .dry: toggled
      case .reset: reset()
      case .retry, .again, .undo, .save, .good, .bad, .reload, .set, .quit: ""
      }
    let replies = text.isEmpty ? [] : [Reply(text, kind: .notice)]
    return Exchange(
      line: line, content: .command, replies: replies, isLast: command == .quit)
  }

  var language: Language { agent.language }

  private func help(on name: String) -> String {
    table(SlashCommand.help(on: name, in: language))
  }

  private func pause() -> String {
    agent.pause(.all)
      ? language.choose(
        "It waits before its next item; /resume goes on.", "会在下一项之前暂停，/resume 继续。")
      : language.choose("Nothing is running.", "现在没有在运行的技能。")
  }

  private func resume() -> String {
    agent.resume(.all)
      ? language.choose("It goes on.", "继续运行。")
      : language.choose("Nothing is paused.", "没有暂停的技能。")
  }

  private var reason: String {
    guard let heard = lastHeard else {
      return language.choose("Nothing has been said yet.", "还没有说过话。")
    }
    let explanation = explain(heard.text)
    guard let report = heard.report, report.stage == .form, let intent = report.intent else {
      return explanation
    }
    let slots = report.slots.map { "\($0.name)=\($0.value.canonicalText)" }
    let answered = ([intent] + slots).joined(separator: " ")
    return language.choose(
      "It answered a question: \(answered)\nBy itself it would be:\n\(explanation)",
      "这句话回答了问题：\(answered)\n单独来看：\n\(explanation)")
  }

  private var skills: String {
    let unavailable = agent.unavailableSkills
    let names = Set(unavailable.map(\.identifier))
    let enabled = agent.registry.skills.map(\.descriptor).filter { !names.contains($0.identifier) }
      .map { ($0.identifier, $0.summary[language] ?? "") }
    let off = unavailable.map {
      (
        $0.identifier,
        language.choose("off: \($0.reason); \($0.remedy)", "不可用：\($0.reason)；\($0.remedy)")
      )
    }
    return table(enabled + off)
  }

  private var toggled: String {
    toggleDryRun()
      ? language.choose(
        "Dry run: I'll say what I would do, and do nothing. /dry ends it.",
        "演练：只说会做什么，什么都不做。再输入 /dry 结束。")
      : language.choose("The dry run is over.", "演练结束。")
  }

  private func reset() -> String {
    forget()
    return language.choose(
      "The conversation is forgotten; your records are kept.", "对话已经忘掉，记录都还在。")
  }

  /// Lines of two columns.
  private func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { left, right in
      right.isEmpty ? left : left + String(repeating: " ", count: width - left.count + 2) + right
    }.joined(separator: "\n")
  }
}
