/// The commands, in the order of help.
package struct CommandTable: Sendable {
  /// The commands.
  package let commands: [Command]

  /// Creates a table.
  ///
  /// - Parameter commands: the commands, in the order of help.
  package init(_ commands: [Command]) { self.commands = commands }

  /// Every command of `parley`.
  package static let all: CommandTable = CommandTable([
    ChatCommand.command, RouteCommand.command, WhyCommand.command, EntitiesCommand.command,
    RunCommand.command, TestCommand.command, EvalCommand.command, CheckCommand.command,
    TrainCommand.command, FeedbackCommand.command, IntentsCommand.command, SkillsCommand.command,
    BenchCommand.command,
    CompletionsCommand.command, HelpCommand.command,
  ])

  /// The command of a name.
  package func command(named name: String) -> Command? { commands.first { $0.name == name } }
}
