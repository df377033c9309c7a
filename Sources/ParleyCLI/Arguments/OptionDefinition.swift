/// An option of the command line: what it is called and what it takes.
package struct OptionDefinition: Sendable, Hashable {
  /// The long name without its dashes.
  package let name: String
  /// The one-letter name, where there is one.
  package let letter: Character?
  /// What the value is called in help; nil for an option without a value.
  package let value: String?
  /// What it does, in one line.
  package let summary: String

  /// Creates an option.
  ///
  /// - Parameters:
  ///   - name: the long name without its dashes.
  ///   - letter: the one-letter name, where there is one.
  ///   - value: what the value is called in help; nil for an option without a value.
  ///   - summary: what it does, in one line.
  package init(_ name: String, letter: Character? = nil, value: String? = nil, _ summary: String) {
    self.name = name
    self.letter = letter
    self.value = value
    self.summary = summary
  }

  /// The option as help shows it: `-o, --output FILE`.
  package var usage: String {
    let short = letter.map { "-\($0), " } ?? ""
    return "\(short)--\(name)\(value.map { " \($0)" } ?? "")"
  }

  /// Whether an argument names the option.
  func isNamed(by argument: String) -> Bool {
    argument == "--\(name)" || letter.map { argument == "-\($0)" } ?? false
  }
}
