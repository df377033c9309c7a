import AgentRuntime
import IntentSchema
import SkillKit

extension Conversation {
  /// Shows what is set, or changes one of it.
  ///
  /// - Parameters:
  ///   - argument: nothing, a name, or a name and a value with white space or `=` between them.
  ///   - line: the command.
  /// - Returns: what came of it.
  func set(_ argument: String, line: String) -> Exchange {
    let words = argument.split(maxSplits: 1) { $0.isWhitespace || $0 == "=" }
      .map { String($0).trimmedOfWhitespace }
    guard let name = words.first else {
      return note(line, rows(of: AgentSetting.allCases))
    }
    guard let setting = AgentSetting(rawValue: name.lowercased()) else {
      let known = AgentSetting.allCases.map(\.rawValue)
      let nearest = NearestName.of(name, among: known)
      let hint = nearest.map { language.choose(" Did you mean \($0)?", "是不是 \($0)？") } ?? ""
      return note(
        line,
        language.choose(
          "There is no setting '\(name)'; there are \(known.joined(separator: ", ")).",
          "没有“\(name)”这项设置，可以设置的有：\(known.joined(separator: "、"))。") + hint,
        kind: .error)
    }
    guard words.count > 1 else { return note(line, rows(of: [setting])) }
    var settings = agent.settings
    guard setting.change(in: &settings, to: words[1], zones: agent.timeZone(named:)) else {
      let choices = setting.choices.joined(separator: ", ")
      return note(
        line,
        language.choose(
          "\(setting.rawValue) can't be '\(words[1])'; write \(choices)\(setting == .timezone ? " and the like" : "").",
          "\(setting.rawValue) 不能是“\(words[1])”，可以写：\(choices)\(setting == .timezone ? "等" : "")。"),
        kind: .error)
    }
    agent.settings = settings
    return note(line, rows(of: [setting]))
  }

  private func rows(of settings: [AgentSetting]) -> String {
    let present = agent.settings
    return settings.map { setting in
      let name = setting.rawValue.padding(to: 10)
      return "\(name)  \(setting.value(in: present).padding(to: 12))  "
        + "(\(setting.choices.joined(separator: " | "))\(setting == .timezone ? " ..." : ""))"
    }.joined(separator: "\n")
  }
}

extension String {
  /// The text with spaces after it, up to a number of characters.
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
