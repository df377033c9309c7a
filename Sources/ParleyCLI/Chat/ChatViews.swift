import AgentRuntime
import Evaluation
import IntentRouting
import IntentSchema
import SkillKit

/// What commands of a chat show at a terminal, as tables and pictures.
struct ChatViews: Sendable {
  let conversation: Conversation
  let data: DataInForce
  let clock: CivilClock

  /// The view of a command.
  ///
  /// - Parameters:
  ///   - line: the command as it was typed.
  ///   - columns: how many columns the screen has.
  ///   - isColored: whether styles become colours.
  /// - Returns: nil for a command whose replies are text.
  func lines(for line: String, columns: Int, isColored: Bool) -> [StyledText]? {
    guard case .command(let command, let argument) = SlashCommand.read(line) else { return nil }
    switch command {
    case .why: return why(columns, isColored)
    case .state: return state(columns)
    case .skills: return table(skills, matching: argument, columns)
    case .intents: return table(intents, matching: argument, columns)
    case .help: return table(commands(on: argument), matching: "", columns)
    case .stats: return statistics(columns)
    default: return nil
    }
  }

  private var language: Language { conversation.agent.language }

  private func why(_ columns: Int, _ isColored: Bool) -> [StyledText]? {
    guard let text = conversation.lastUtterance else { return nil }
    let data = data.current
    let zone = conversation.agent.settings.timeZone
    let trace = data.router.explain(
      text, at: RoutingContext(now: clock.now(), timeZone: zone), corpus: data.corpus)
    return WhyPicture(trace: trace, columns: columns, isColored: isColored, language: language)
      .lines
  }

  private func table(
    _ rows: [[TextTable.Cell]], matching filter: String, _ columns: Int
  ) -> [StyledText] {
    let wanted = filter.lowercased()
    let kept = rows.filter { row in
      wanted.isEmpty || row.contains { $0.text.lowercased().contains(wanted) }
    }
    guard !kept.isEmpty else {
      return [StyledText(language.choose("Nothing is called like that.", "没有这样的名字。"), .yellow)]
    }
    return TextTable(kept, columns: columns).lines
  }

  private var skills: [[TextTable.Cell]] {
    let unavailable = conversation.agent.unavailableSkills
    let names = Set(unavailable.map(\.identifier))
    let all = conversation.agent.registry.skills.map(\.descriptor)
    let able = all.filter { !names.contains($0.identifier) }.map { skill in
      [
        TextTable.Cell(skill.identifier, .bold),
        .init("\(skill.priority)", .dim),
        .init(skill.summary[language] ?? skill.summary[.english] ?? ""),
      ]
    }
    let off = unavailable.map { skill in
      [
        TextTable.Cell(skill.identifier, .dim), .init("-", .dim),
        .init(
          language.choose(
            "off: \(skill.reason); \(skill.remedy)", "不可用：\(skill.reason)；\(skill.remedy)"),
          .yellow),
      ]
    }
    return able + off
  }

  private var intents: [[TextTable.Cell]] {
    data.current.catalogue.intents.map { intent in
      let slots = intent.slots.map { $0.isRequired ? $0.name : "[\($0.name)]" }
      return [
        TextTable.Cell(intent.name, .bold), .init(slots.joined(separator: " "), .cyan),
        .init(intent.about),
      ]
    }
  }

  private func commands(on name: String) -> [[TextTable.Cell]] {
    SlashCommand.help(on: name, in: language).map { [TextTable.Cell($0, .cyan), .init($1)] }
  }

  /// The state, a fact a row: its first word names it.
  private func state(_ columns: Int) -> [StyledText] {
    let rows = conversation.agent.stateDescription.split(separator: "\n").map { line in
      let parts = line.split(separator: " ", maxSplits: 1)
      return [
        TextTable.Cell(String(parts.first ?? ""), .dim),
        .init(String(parts.dropFirst().first ?? "")),
      ]
    }
    return TextTable(rows, columns: columns).lines
  }

  private func statistics(_ columns: Int) -> [StyledText] {
    let statistics = conversation.statistics
    let head = ["skill", "runs", "failed", "p50 ms", "p99 ms"].map { TextTable.Cell($0, .dim) }
    let rows = statistics.skills.map { skill in
      [
        TextTable.Cell(skill.name, .bold), .init("\(skill.runs)"),
        .init("\(skill.failures)", skill.failures > 0 ? .red : .plain),
        .init(skill.median.text(decimals: 1)), .init(skill.percentile99.text(decimals: 1)),
      ]
    }
    let summary = statistics.summary(in: language).map { StyledText($0) }
    return summary + (rows.isEmpty ? [] : TextTable([head] + rows, columns: columns).lines)
  }
}
