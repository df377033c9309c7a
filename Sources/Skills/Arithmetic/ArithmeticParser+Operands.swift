extension ArithmeticParser {
  /// Parses an operand and what is said after it: squared, percent, 的平方根.
  mutating func suffixed() throws(ArithmeticProblem) -> ArithmeticExpression {
    var operand = try primary()
    while let token = next {
      switch token {
      case .percent: operand = .percent(operand)
      case .percentSign:
        if startsOperand(second) { return operand }
        operand = .percent(operand)
      case .factorial: operand = .factorial(operand)
      case .raised(let exponent): operand = .binary(.power, operand, .number(exponent))
      case .rooted(let degree): operand = .root(degree: degree, operand)
      case .absolute: operand = .absolute(operand)
      case .fold: break
      case .possessive, .discount, .with, .link(.comma):
        guard let larger = try afterHan(operand) else { return operand }
        operand = larger
        continue
      default: return operand
      }
      skip()
    }
    return operand
  }

  /// Parses 的 with a share or a power, 打…折 and 和 with the rest of the list.
  private mutating func afterHan(
    _ operand: ArithmeticExpression
  ) throws(ArithmeticProblem) -> ArithmeticExpression? {
    if next == .with || (next == .link(.comma) && hasHanList) { return try list(from: operand) }
    if next == .discount, case .number(let rate) = second, third == .tenths {
      skip(3)
      return .binary(.multiply, operand, .number(rate > 10 ? rate / 100 : rate / 10))
    }
    guard take(.possessive), let token = next else { return nil }
    if case .number(let value) = token {
      switch second {
      case .nthPower:
        skip(2)
        return .binary(.power, operand, .number(value))
      case .rootedNth:
        skip(2)
        return .root(degree: value, operand)
      case .fold:
        skip(2)
        return .binary(.multiply, operand, .number(value))
      default: break
      }
    }
    let share = try primary()
    if take(.percent) || take(.percentSign) { return .binary(.of, .percent(share), operand) }
    if case .fraction = share { return .binary(.of, share, operand) }
    return .binary(.multiply, operand, share)
  }

  private mutating func list(
    from first: ArithmeticExpression
  ) throws(ArithmeticProblem) -> ArithmeticExpression {
    var items = [first]
    while take(.with) || take(.link(.comma)) { items.append(try primary()) }
    guard case .aggregated(let aggregate) = next else { throw .incomplete }
    skip()
    return Self.combine(items, by: aggregate)
  }

  private mutating func primary() throws(ArithmeticProblem) -> ArithmeticExpression {
    guard let token = next else { throw .incomplete }
    skip()
    switch token {
    case .number(let value):
      if next == .nthPower || next == .rootedNth { throw .incomplete }
      return .number(value)
    case .fraction(let part, let whole): return .fraction(part, whole)
    case .constant(let name, let value): return .constant(name: name, value)
    case .open:
      let inner = try sum()
      guard take(.close) || next == nil else { throw .incomplete }
      return inner
    case .root(let degree): return .root(degree: degree, try signed())
    case .powerOf(let exponent): return .binary(.power, try signed(), .number(exponent))
    case .factorialOf: return .factorial(try signed())
    case .absoluteOf: return .absolute(try signed())
    case .multiple(let factor): return .binary(.multiply, .number(factor), try signed())
    case .ordinal(let degree):
      guard take(.nthRoot) else { throw .notUnderstood("") }
      return .root(degree: degree, try signed())
    case .aggregate(let aggregate): return try aggregated(by: aggregate)
    case .subtractVerb: return try subtraction()
    default: throw .notUnderstood("")
    }
  }

  /// Parses the numbers after `sum of`, `add` or `divide`.
  private mutating func aggregated(
    by aggregate: ArithmeticToken.Aggregate
  ) throws(ArithmeticProblem) -> ArithmeticExpression {
    var items = [try sum()]
    var isReversed = false
    while case .link(let link) = next {
      skip()
      if next == .link(.and) { skip() }
      isReversed = isReversed || (link == .into && aggregate == .quotient)
      items.append(try sum())
    }
    if items.count == 1, case .number = items[0] { throw .incomplete }
    return Self.combine(isReversed ? items.reversed() : items, by: aggregate)
  }

  private mutating func subtraction() throws(ArithmeticProblem) -> ArithmeticExpression {
    let part = try sum()
    guard take(.link(.from)) else { throw .incomplete }
    return .binary(.subtract, try sum(), part)
  }

  private static func combine(
    _ items: [ArithmeticExpression], by aggregate: ArithmeticToken.Aggregate
  ) -> ArithmeticExpression {
    let operation: ArithmeticExpression.Operation =
      switch aggregate {
      case .sum, .mean: .add
      case .difference: .subtract
      case .product: .multiply
      case .quotient: .divide
      }
    guard let first = items.first else { return .number(0) }
    let combined = items.dropFirst().reduce(first) { .binary(operation, $0, $1) }
    guard aggregate == .mean else { return combined }
    return .binary(.divide, combined, .number(Double(items.count)))
  }

  private func startsOperand(_ token: ArithmeticToken?) -> Bool {
    switch token {
    case .number, .fraction, .constant, .open, .root: true
    default: false
    }
  }
}
