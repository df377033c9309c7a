/// An arithmetic expression as it was understood.
indirect enum ArithmeticExpression: Sendable, Hashable {
  /// An operation on two operands.
  enum Operation: Sendable, Hashable {
    case add, subtract, multiply, divide, remainder, power
    /// A share of something: `17% of 240`.
    case of
  }

  case number(Double)
  /// A named number, such as π.
  case constant(name: String, Double)
  /// A fraction said as such: two thirds.
  case fraction(Double, Double)
  case percent(ArithmeticExpression)
  case negated(ArithmeticExpression)
  case binary(Operation, ArithmeticExpression, ArithmeticExpression)
  case root(degree: Double, ArithmeticExpression)
  case factorial(ArithmeticExpression)
  case absolute(ArithmeticExpression)
  /// How many percent of the second the first is.
  case share(ArithmeticExpression, ArithmeticExpression)

  /// Whether there is something to work out.
  var isOperation: Bool {
    switch self {
    case .number, .constant: false
    case .percent(let operand), .negated(let operand): operand.isOperation
    default: true
    }
  }

  /// Works the expression out.
  ///
  /// - Returns: a finite number.
  /// - Throws: `ArithmeticProblem` where there is no such number.
  /// - Complexity: O(*n*) in the size of the expression.
  func value() throws(ArithmeticProblem) -> Double {
    let result = try rawValue()
    if result.isNaN { throw .undefined }
    if result.isInfinite { throw .tooLarge }
    return result
  }

  private func rawValue() throws(ArithmeticProblem) -> Double {
    switch self {
    case .number(let value), .constant(_, let value): value
    case .fraction(let part, let whole): try Arithmetic.quotient(part, whole)
    case .percent(let operand): try operand.value() / 100
    case .negated(let operand): -(try operand.value())
    case .binary(let operation, let left, let right):
      try Self.value(of: operation, left, right)
    case .root(let degree, let operand): try Arithmetic.root(degree, of: operand.value())
    case .factorial(let operand): try Arithmetic.factorial(operand.value())
    case .absolute(let operand): try operand.value().magnitude
    case .share(let part, let whole):
      try Arithmetic.quotient(part.value(), whole.value()) * 100
    }
  }

  private static func value(
    of operation: Operation, _ left: ArithmeticExpression, _ right: ArithmeticExpression
  ) throws(ArithmeticProblem) -> Double {
    let first = try left.value()
    let second = try right.value()
    switch operation {
    case .add: return first + (right.isPercentOf(left) ? first * second : second)
    case .subtract: return first - (right.isPercentOf(left) ? first * second : second)
    case .multiply, .of: return first * second
    case .divide: return try Arithmetic.quotient(first, second)
    case .remainder: return try Arithmetic.remainder(first, second)
    case .power: return try Arithmetic.power(first, second)
    }
  }

  /// Whether a percentage that is added counts from the other operand: 200 + 10% is 220.
  private func isPercentOf(_ other: ArithmeticExpression) -> Bool {
    guard case .percent = self else { return false }
    if case .percent = other { return false }
    return true
  }
}
