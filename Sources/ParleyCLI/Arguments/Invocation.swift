/// A command being run: what was typed, and the world it runs in.
package struct Invocation: Sendable {
  /// The options that every command understands.
  package let globals: GlobalOptions
  /// The command's own options, and the words.
  package let arguments: Arguments
  /// The computer around it.
  package let world: World
  /// The standard streams.
  package let console: Console

  /// Creates an invocation.
  ///
  /// - Parameters:
  ///   - globals: the options that every command understands.
  ///   - arguments: the command's own options, and the words.
  ///   - world: the computer around it.
  ///   - console: the standard streams.
  package init(
    globals: GlobalOptions, arguments: Arguments, world: World, console: Console
  ) {
    self.globals = globals
    self.arguments = arguments
    self.world = world
    self.console = console
  }

  /// The text that the words make, joined by one space; nil without words.
  package var text: String? {
    arguments.operands.isEmpty ? nil : arguments.operands.joined(separator: " ")
  }

  /// Rejects words after a command that takes none.
  ///
  /// - Parameter limit: how many words are allowed.
  /// - Throws: a usage error.
  package func allowOperands(upTo limit: Int) throws(CommandFailure) {
    guard arguments.operands.count > limit else { return }
    throw .usage("'\(arguments.operands[limit])' is one word too many")
  }
}
