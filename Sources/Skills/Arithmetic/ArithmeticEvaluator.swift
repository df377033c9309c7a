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
      return try answer(to: ArithmeticParser.parse(tokens))
    } catch .notUnderstood(let piece) where piece.isEmpty {
      throw .notUnderstood(text)
    }
  }

  /// Works out the longest part of a text that is arithmetic: `what do I get if I divide 9 by 3`.
  ///
  /// - Parameter text: any text.
  /// - Returns: the answer, or nothing where the text holds no operation.
  /// - Throws: `ArithmeticProblem` where the operation has no value.
  /// - Complexity: O(*n* log *n*) in the length of the text.
  static func find(in text: String) throws(ArithmeticProblem) -> Answer? {
    let runs = ArithmeticLexer.runs(in: text).map(trimmed)
    for run in runs.sorted(by: { $0.count > $1.count }) where run.count > 1 {
      guard let expression = try? ArithmeticParser.parse(run), expression.isOperation else {
        continue
      }
      return try answer(to: expression)
    }
    return nil
  }

  private static func answer(
    to expression: ArithmeticExpression
  ) throws(ArithmeticProblem) -> Answer {
    var isPercentage = false
    if case .share = expression { isPercentage = true }
    return Answer(
      expression: expression, value: try expression.value(), isPercentage: isPercentage)
  }

  /// Tokens without the words at their ends that only join numbers.
  private static func trimmed(_ tokens: [ArithmeticToken]) -> [ArithmeticToken] {
    let start = tokens.firstIndex { !isJoint($0) } ?? tokens.endIndex
    let end = tokens.lastIndex { !isJoint($0) } ?? start
    return start < tokens.endIndex ? Array(tokens[start...end]) : []
  }

  private static func isJoint(_ token: ArithmeticToken) -> Bool {
    switch token {
    case .link, .isVerb, .share, .possessive, .with, .of: true
    default: false
    }
  }
}
