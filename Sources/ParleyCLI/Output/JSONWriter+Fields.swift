extension JSONWriter {
  /// Writes a field with a text; `null` for nil.
  package mutating func field(_ name: StaticString, _ text: String?) {
    key(name)
    if let text { string(text) } else { null() }
  }

  /// Writes a field with a number; `null` for nil.
  package mutating func field(_ name: StaticString, _ number: Double?) {
    key(name)
    if let number { self.number(number) } else { null() }
  }

  /// Writes a field with a whole number; `null` for nil.
  package mutating func field(_ name: StaticString, _ number: Int?) {
    field(name, number.map(Double.init))
  }

  /// Writes a field with a truth value.
  package mutating func field(_ name: StaticString, _ value: Bool) {
    key(name)
    boolean(value)
  }

  /// Writes a field with a list of texts.
  package mutating func field(_ name: StaticString, _ texts: [String]) {
    key(name)
    array(texts) { $0.string($1) }
  }

  /// Writes a field with a share from 0 to 1, four decimals; `null` for nil.
  package mutating func field(_ name: StaticString, share: Double?) {
    key(name)
    if let share { self.share(share) } else { null() }
  }
}
