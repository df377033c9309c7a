import AgentRuntime

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The program: reads the command line, runs the command, and ends with its exit code.
public enum CommandLineTool {
  /// Runs the command line of this process and ends it.
  public static func main() async -> Never {
    let words = Array(CommandLine.arguments.dropFirst())
    let code = await run(words, world: .live, console: .live())
    exit(code.rawValue)
  }

  /// Runs a command line.
  ///
  /// - Parameters:
  ///   - words: the words after the name of the program.
  ///   - table: the commands.
  ///   - world: the computer.
  ///   - console: the standard streams.
  /// - Returns: how the process ends.
  package static func run(
    _ words: [String], table: CommandTable = .all, world: World, console: Console
  ) async -> ExitCode {
    var console = console
    do throws(CommandFailure) {
      let parsed = try ArgumentParser(table: table).parse(words)
      console.output = console.output.colored(
        isColored(parsed.globals.color, console.output, world))
      let code = try await run(parsed, table: table, world: world, console: console)
      try console.output.flush()
      return code
    } catch {
      if error != .closedPipe { try? console.output.flush() }
      if !error.lines.isEmpty { console.warn(error.lines.joined(separator: "\n")) }
      return error.exitCode
    }
  }

  private static func run(
    _ parsed: ArgumentParser.Result, table: CommandTable, world: World, console: Console
  ) async throws(CommandFailure) -> ExitCode {
    if parsed.globals.version {
      try console.output.print("parley \(Version.current)")
      return .success
    }
    if parsed.globals.help {
      try HelpCommand.show(parsed.command?.name, in: table, on: console)
      return .success
    }
    // Chat knows by itself whether it speaks with a terminal or a pipe.
    guard let command = parsed.command ?? table.command(named: "chat") else {
      try HelpCommand.show(nil, in: table, on: console)
      return .usage
    }
    let invocation = Invocation(
      globals: parsed.globals, arguments: parsed.arguments, world: world, console: console)
    return try await command.run(invocation)
  }

  private static func isColored(
    _ wish: GlobalOptions.Color, _ output: OutputStream, _ world: World
  ) -> Bool {
    switch wish {
    case .always: true
    case .never: false
    case .auto:
      output.isTerminal && world.variable("TERM") != "dumb"
        && (world.variable("NO_COLOR") ?? "").isEmpty
    }
  }
}
