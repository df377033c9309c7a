/// Why an expression has no value.
enum ArithmeticProblem: Error, Sendable, Hashable {
  /// The text holds no expression.
  case empty
  /// The text is longer, or nested deeper, than what is read.
  case tooLong
  /// A piece of the text isn't arithmetic.
  case notUnderstood(String)
  /// Something is missing at the end.
  case incomplete
  /// Something is divided by zero.
  case divisionByZero
  /// A result is too large for a number.
  case tooLarge
  /// The result isn't a real number, such as the square root of -1.
  case undefined
}
