import IntentSchema

/// `parley help`: the commands, or one of them.
enum HelpCommand {
  static let command: Command = Command(
    "help", "list the commands, or explain one", usage: "help [COMMAND]",
    examples: ["help", "help route"]
  ) { (invocation) throws(CommandFailure) in
    try invocation.allowOperands(upTo: 1)
    try show(invocation.arguments.operands.first, in: .all, on: invocation.console)
    return .success
  }

  /// Shows help.
  ///
  /// - Parameters:
  ///   - name: the command to explain; nil for all.
  ///   - table: the commands.
  ///   - console: where to show it.
  /// - Throws: a usage error where there is no such command.
  static func show(
    _ name: String?, in table: CommandTable, on console: Console
  ) throws(CommandFailure) {
    let help = HelpText(table: table)
    guard let name else { return try console.output.print(help.overview) }
    guard let command = table.command(named: name) else {
      let near = NearestName.of(name, among: table.commands.map(\.name))
      let hint = near.map { "did you mean '\($0)'?" } ?? "'parley help' lists them"
      throw .usage("there is no command '\(name)'; \(hint)")
    }
    try console.output.print(help.text(of: command))
  }
}
