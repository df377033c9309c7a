import AgentRuntime
import IntentRouting
import IntentSchema
import SkillKit

extension Conversation {
  /// Reads the data anew; what can't be used leaves the old data in force.
  func renewData(_ line: String) async -> Exchange {
    guard let reload else {
      return note(
        line, language.choose("There is no data to read here.", "这里没有可以重新读取的数据。"))
    }
    let outcome = await reload()
    guard !Task.isCancelled else {
      return note(line, language.choose("Cancelled; nothing has changed.", "已取消，没有变化。"))
    }
    switch outcome {
    case .unchanged:
      return note(
        line,
        language.choose("Nothing has changed in Intents and Corpus.", "Intents 和 Corpus 没有改动。"))
    case .failed(let problems):
      let end = language.choose("What was in force before stays so.", "继续使用原来的数据。")
      return note(line, (problems + [end]).joined(separator: "\n"), kind: .error)
    case .renewed(let data, let warnings):
      renew(data)
      let counts = (data.intents.count, data.registry.skills.count)
      let text = language.choose(
        "Read anew: \(counts.0) intents, \(counts.1) skills.",
        "已重新读取：\(counts.0)个意图，\(counts.1)个技能。")
      return note(line, (warnings + [text]).joined(separator: "\n"))
    }
  }

  /// Keeps what the user thinks of what was made of the last line.
  ///
  /// - Parameters:
  ///   - isGood: whether it was right.
  ///   - expected: the intent that the line should have been taken for; may be empty.
  ///   - line: the command.
  /// - Returns: what came of it.
  func judge(isGood: Bool, expected: String, line: String) -> Exchange {
    guard let heard = lastHeard else {
      return note(line, language.choose("Nothing has been said yet.", "还没有说过话。"))
    }
    guard (heard.report?.decision?.parts.count ?? 0) < 2 else {
      return note(
        line,
        language.choose(
          "That line held several requests. Say the one you mean on its own, then judge it.",
          "那一句里有好几件事。请把想评价的那件单独说一遍再评价。"), kind: .error)
    }
    var wanted: String?
    if !isGood, !expected.isEmpty {
      guard expected == Feedback.outOfScope || intents.contains(where: { $0.name == expected })
      else {
        return refuse(intent: expected, line: line)
      }
      wanted = expected
    }
    let feedback = Feedback(
      isGood: isGood, intent: heard.intent, expected: wanted,
      skill: heard.report?.runs.last?.skill)
    if let problem = agent.keep(feedback, on: heard.text) {
      return note(line, problem, kind: .error)
    }
    return note(line, thanks(feedback, on: heard.text))
  }

  private func thanks(_ feedback: Feedback, on text: String) -> String {
    let text = text.count > 80 ? text.prefix(79) + "…" : text
    let taken =
      feedback.intent.map { language.choose("\"\(text)\" as \($0)", "“\(text)”当作\($0)") }
      ?? language.choose("\"\(text)\" as nothing I know", "“\(text)”没听懂")
    var lines: [String]
    switch (feedback.isGood, feedback.expected) {
    case (true, _): lines = [language.choose("Noted as right: \(taken).", "记下了，这样对：\(taken)。")]
    case (false, let expected?):
      lines = [
        language.choose(
          "Noted as wrong: \(taken). It should be \(expected).", "记下了，这样不对：\(taken)，应该是\(expected)。"
        )
      ]
    case (false, nil):
      lines = [
        language.choose(
          "Noted as wrong: \(taken). /bad INTENT says what it should have been.",
          "记下了，这样不对：\(taken)。用“/bad 意图”可以写明应该是什么。")
      ]
    }
    if !agent.keepsRecords {
      lines.append(language.choose("It is forgotten with this chat.", "这次对话结束后不会保留。"))
    }
    return lines.joined(separator: "\n")
  }

  private func refuse(intent: String, line: String) -> Exchange {
    let nearest = NearestName.of(intent, among: intents.map(\.name) + [Feedback.outOfScope])
    let hint = nearest.map { language.choose(" Did you mean \($0)?", "是不是 \($0)？") } ?? ""
    return note(
      line,
      language.choose(
        "There is no intent '\(intent)'; /intents lists them.", "没有“\(intent)”这个意图，/intents 可以列出全部。"
      )
        + hint, kind: .error)
  }
}
