import IntentSchema

/// Reads the words of a command line.
struct ArgumentParser {
  /// What a command line says.
  struct Result {
    var globals = GlobalOptions()
    /// The command that is named, or nil where none is.
    var command: Command?
    var arguments = Arguments()
  }

  let table: CommandTable

  /// Reads a command line.
  ///
  /// - Parameter words: the words after the name of the program.
  /// - Returns: the global options, the command and what is for it.
  /// - Throws: a usage error for an unknown option or command, or a missing value.
  /// - Complexity: O(*n*) in the number of words.
  func parse(_ words: [String]) throws(CommandFailure) -> Result {
    var result = Result()
    var rest = words[...]
    var areOptions = true
    while let word = rest.popFirst() {
      if areOptions, word == "--" {
        areOptions = false
      } else if areOptions, word.utf8.count > 1, word.utf8.first == UInt8(ascii: "-"),
        !Self.isNumber(word)
      {
        try takeOption(word, &rest, &result)
      } else if result.command == nil {
        result.command = try command(word)
      } else {
        result.arguments.operands.append(word)
      }
    }
    return result
  }

  /// A negative number is a word of the text, not an option.
  private static func isNumber(_ word: String) -> Bool { Double(word) != nil }

  private func takeOption(
    _ word: String, _ rest: inout ArraySlice<String>, _ result: inout Result
  ) throws(CommandFailure) {
    let equals = word.hasPrefix("--") ? word.firstIndex(of: "=") : nil
    let name = equals.map { String(word[..<$0]) } ?? word
    // A command's own option comes first, so that it may give a global name a meaning of its own.
    let own = result.command?.options.first { $0.isNamed(by: name) }
    let global = GlobalOptions.definitions.first { $0.isNamed(by: name) }
    guard let option = own ?? global else { throw unknown(name, result.command) }
    let value = try value(
      of: option, after: equals.map { String(word[word.index(after: $0)...]) },
      &rest)
    if own != nil {
      result.arguments.given.append(Arguments.Given(option: option, value: value))
    } else {
      try result.globals.apply(option, value)
    }
  }

  private func value(
    of option: OptionDefinition, after equals: String?, _ rest: inout ArraySlice<String>
  ) throws(CommandFailure) -> String {
    guard let placeholder = option.value else {
      if equals != nil { throw .usage("--\(option.name) takes no value") }
      return ""
    }
    guard let value = equals ?? rest.popFirst() else {
      throw .usage("--\(option.name) needs a value: --\(option.name) \(placeholder)")
    }
    return value
  }

  private func command(_ word: String) throws(CommandFailure) -> Command {
    if let command = table.command(named: word) { return command }
    let near = NearestName.of(word, among: table.commands.map(\.name))
    let hint = near.map { "did you mean '\($0)'?" } ?? "'parley help' lists the commands"
    throw .usage("there is no command '\(word)'; \(hint)")
  }

  private func unknown(_ name: String, _ command: Command?) -> CommandFailure {
    let known = (command?.options ?? []) + GlobalOptions.definitions
    let near = NearestName.of(name, among: known.map { "--\($0.name)" })
    let help = "parley help\(command.map { " \($0.name)" } ?? "")"
    let hint = near.map { "did you mean '\($0)'?" } ?? "'\(help)' lists the options"
    let isElsewhere =
      command == nil
      && table.commands.contains { other in
        other.options.contains { $0.isNamed(by: name) }
      }
    let place = isElsewhere ? "an option of a command stands after it" : hint
    return .usage("there is no option '\(name)'; \(place)")
  }
}
