/// A value that was read from tokens, and where it ends.
struct Match<Value> {
  var value: Value
  /// The index after the last token.
  var end: Int
}

extension Match: Sendable where Value: Sendable {}
