import AgentRuntime

extension Conversation {
  /// The conversation so far as a `talk` block; nil if nothing was said.
  ///
  /// The clock is moved before a line as far as it had gone on.
  ///
  /// - Parameter name: the name of the talk.
  /// - Returns: the block, with a line end.
  /// - Complexity: O(*n*) in the length of the conversation.
  func talk(named name: String) -> String? {
    let said = transcript
    guard let first = said.first else { return nil }
    var lines = ["talk \(name)", "  now \(agent.timestamp(of: first.time))"]
    var time = first.time
    for (exchange, begun) in said {
      let seconds = (begun - time) / 1000
      if seconds > 0 {
        lines.append("  \(TalkText.input(.advance(seconds: Double(seconds))))")
        time += seconds * 1000
      }
      // A talk has one line for what was said, however many were typed.
      let typed = exchange.line.split(whereSeparator: \.isNewline).joined(separator: " ")
      lines.append("  \(TalkText.input(.utterance(typed)))")
      if let decision = ObservedDecision(exchange) { lines.append("  = \(decision.text())") }
      lines += exchange.lines.map { $0.isEmpty ? "  <" : "  < \(TalkText.reply($0))" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Writes the conversation to a file.
  func save(to path: String, line: String) -> Exchange {
    let reply: Reply
    if path.isEmpty {
      reply = Reply(
        language.choose("Say where: /save FILE", "请写明文件：/save 文件"), kind: .error)
    } else if let talk = talk(named: "a saved conversation") {
      if let problem = write(path, talk) {
        reply = Reply(problem, kind: .error)
      } else {
        reply = Reply(
          language.choose("Saved as a talk in \(path).", "已存为对话脚本：\(path)。"), kind: .notice)
      }
    } else {
      reply = Reply(language.choose("Nothing has been said yet.", "还没有说过话。"), kind: .notice)
    }
    return Exchange(line: line, content: .command, replies: [reply])
  }
}
