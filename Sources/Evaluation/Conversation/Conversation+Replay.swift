import AgentRuntime
import IntentSchema
import SkillKit

extension Conversation {
  /// Runs the last failed run again, with the same slots.
  func retry(_ line: String) async -> Exchange {
    guard let failed = lastFailed else {
      return note(
        line, language.choose("Nothing has failed.", "没有失败过的操作。"))
    }
    return await run(failed, line: line)
  }

  /// Runs the last skill again, with the slots it had but for those that are given.
  ///
  /// - Parameters:
  ///   - changes: `slot=value`, separated by white space.
  ///   - line: the line that asks for it.
  /// - Returns: what came of it.
  func again(_ changes: String, line: String) async -> Exchange {
    guard var last = lastRun else {
      return note(line, language.choose("Nothing has run yet.", "还没有运行过技能。"))
    }
    for change in changes.split(whereSeparator: \.isWhitespace) {
      let parts = change.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let slot = read(parts[1], as: parts[0], of: last.intent) else {
        return note(
          line,
          language.choose(
            "\"\(change)\" is no slot=value that \(last.intent) takes.",
            "“\(change)”不是\(last.intent)的“槽位=值”。"), kind: .error)
      }
      last.slots.removeAll { $0.name == slot.name }
      last.slots.append(slot)
    }
    return await run(last, line: line)
  }

  /// Takes back what the last turn changed.
  func undo(_ line: String) -> Exchange {
    guard let turn = takeUndoable() else {
      return note(line, language.choose("There is nothing to undo.", "没有可以撤销的操作。"))
    }
    do throws(MergeProblem) {
      let count = try agent.takeBack(from: turn.before, to: turn.after)
      var text = language.choose("Undone: \(turn.text)", "已撤销：\(turn.text)")
      if count == 0 { text = language.choose("It changed nothing.", "那句话没有改变什么。") }
      if turn.hadOutsideEffects {
        text += language.choose(
          "\nWhat it did outside of Parley stays as it is.", "\n在 Parley 之外做的事不会撤销。")
      }
      return note(line, text)
    } catch {
      return note(
        line,
        language.choose(
          "It can't be undone: something of it has changed since.", "无法撤销：之后又有了改动。"),
        kind: .error)
    }
  }

  private func run(_ call: Call, line: String) async -> Exchange {
    let before = agent.refreshedSnapshot()
    let report = await agent.run(call.skill, slots: call.slots)
    remember(report, text: line, since: before)
    return Exchange(line: line, content: .turn(report), replies: report.replies)
  }

  private func read(_ text: String, as name: String, of intent: String) -> FilledSlot? {
    guard let slot = intents.first(where: { $0.name == intent })?.slot(named: name) else {
      return nil
    }
    return agent.read(text, as: slot)
  }

  /// What a command says.
  func note(_ line: String, _ text: String, kind: Reply.Kind = .notice) -> Exchange {
    Exchange(line: line, content: .command, replies: [Reply(text, kind: kind)])
  }
}
