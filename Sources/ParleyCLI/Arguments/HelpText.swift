/// The texts of `parley help`.
struct HelpText {
  let table: CommandTable

  /// The overview of all commands.
  var overview: String {
    var lines = [
      "Parley answers in English and Chinese, offline, and can say why.", "",
      "usage: parley [OPTIONS] [COMMAND] [ARGUMENTS]", "",
      "Without a command it chats, or reads a line a turn from a pipe.", "", "commands:",
    ]
    lines += Self.columns(table.commands.map { ($0.name, $0.summary) })
    lines += ["", "options, before or after the command:"]
    lines += Self.columns(GlobalOptions.definitions.map { ($0.usage, $0.summary) })
    lines += [
      "", "environment: PARLEY_HOME, PARLEY_STATE, NO_COLOR, TZ.",
      "exit status: 0 good, 1 expectation not met, 2 usage, 65 bad data, 74 no output, 130 interrupted.",
      "'parley help COMMAND' tells more about one.",
    ]
    return lines.joined(separator: "\n")
  }

  /// All about one command.
  func text(of command: Command) -> String {
    var lines = [command.summary, "", "usage: parley \(command.usage)"]
    if !command.details.isEmpty { lines += [""] + command.details }
    if !command.options.isEmpty {
      lines += ["", "options:"] + Self.columns(command.options.map { ($0.usage, $0.summary) })
    }
    if !command.examples.isEmpty {
      lines += ["", "examples:"] + command.examples.map { "  parley \($0)" }
    }
    return lines.joined(separator: "\n")
  }

  /// The commands as a table of Markdown.
  var markdown: String {
    let rows = table.commands.map { command in
      let usage = command.usage.replacing("|", with: "\\|")
      return "| `\(usage)` | \(command.summary) |"
    }
    return (["| command | does |", "|---|---|"] + rows).joined(separator: "\n")
  }

  private static func columns(_ rows: [(String, String)]) -> [String] {
    let width = rows.map { $0.0.count }.max() ?? 0
    return rows.map { left, right in
      "  \(left)\(String(repeating: " ", count: width - left.count))  \(right)"
    }
  }
}
