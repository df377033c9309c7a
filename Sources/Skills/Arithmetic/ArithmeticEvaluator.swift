/// Works out arithmetic in digits or words: `17% of 240`, `(3 + 4) * 5`, `三十五加七`.
///
/// A percentage that is added or taken away counts from the other operand: 200 + 10% is 220.
enum ArithmeticEvaluator {
  /// What an expression comes to.
  struct Answer: Sendable, Hashable {
    /// The expression as it was understood.
    var expression: ArithmeticExpression
    /// Its value.
    var value: Double
    /// Whether the value is a number of percent.
    var isPercentage: Bool
  }

  /// Works out an expression.
  ///
  /// - Parameter text: the expression, at most 1000 pieces and 64 levels deep.
  /// - Returns: the value with the expression as it was understood.
  /// - Throws: `ArithmeticProblem` where the text isn't one expression or has no value.
  /// - Complexity: O(*n*) in the length of the text.
  static func evaluate(_ text: String) throws(ArithmeticProblem) -> Answer {
    let tokens = try ArithmeticLexer.tokens(of: text)
    do {
      let expression = try ArithmeticParser.parse(tokens)
      var isPercentage = false
      if case .share = expression { isPercentage = true }
      return Answer(
        expression: expression, value: try expression.value(), isPercentage: isPercentage)
    } catch .notUnderstood(let piece) where piece.isEmpty {
      throw .notUnderstood(text)
    }
  }
}
