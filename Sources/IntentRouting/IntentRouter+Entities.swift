public import IntentSchema

extension IntentRouter {
  /// Finds the values in a text, as routing would.
  ///
  /// - Parameters:
  ///   - text: any text.
  ///   - context: the circumstances.
  /// - Returns: the entities by where they begin, the longer ones first.
  /// - Complexity: O(*n*) in the length of the text.
  public func entities(in text: String, at context: RoutingContext) -> [Entity] {
    reader.read(text, at: context).entities
  }
}
