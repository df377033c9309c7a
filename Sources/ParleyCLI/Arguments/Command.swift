/// A command of `parley`: how it is called, how it is explained, and what it does.
package struct Command: Sendable {
  /// What a command does with its arguments.
  package typealias Run = @Sendable (Invocation) async throws(CommandFailure) -> ExitCode

  /// The name.
  package let name: String
  /// What it does, in one line.
  package let summary: String
  /// How it is called, after `parley`.
  package let usage: String
  /// What else is to be said about it, in lines.
  package let details: [String]
  /// Its own options.
  package let options: [OptionDefinition]
  /// Command lines to try, after `parley`.
  package let examples: [String]
  /// What it does.
  package let run: Run

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - summary: what it does, in one line.
  ///   - usage: how it is called, after `parley`.
  ///   - details: what else is to be said about it, in lines.
  ///   - options: its own options.
  ///   - examples: command lines to try, after `parley`.
  ///   - run: what it does.
  package init(
    _ name: String, _ summary: String, usage: String, details: [String] = [],
    options: [OptionDefinition] = [], examples: [String] = [], run: @escaping Run
  ) {
    self.name = name
    self.summary = summary
    self.usage = usage
    self.details = details
    self.options = options
    self.examples = examples
    self.run = run
  }
}
