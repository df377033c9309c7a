/// What follows the name of a command: its own options and the rest.
package struct Arguments: Sendable, Hashable {
  /// An option as it was given.
  struct Given: Sendable, Hashable {
    let option: OptionDefinition
    let value: String
  }

  /// The words that are no options, in order.
  package var operands: [String] = []
  var given: [Given] = []

  /// Creates arguments without options.
  ///
  /// - Parameter operands: the words.
  package init(operands: [String] = []) { self.operands = operands }

  /// Whether an option was given.
  package func has(_ option: OptionDefinition) -> Bool {
    given.contains { $0.option == option }
  }

  /// The last value that was given to an option.
  package subscript(_ option: OptionDefinition) -> String? {
    given.last { $0.option == option }?.value
  }
}
