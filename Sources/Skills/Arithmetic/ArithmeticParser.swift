/// Builds an expression from tokens, by precedence: sums, products, signs, powers, what follows
/// a number.
struct ArithmeticParser {
  /// How deep brackets, signs and roots may nest.
  static let deepest = 64

  private let tokens: [ArithmeticToken]
  /// Whether the text says 的和 or the like, so that a comma is part of the list before it.
  let hasHanList: Bool
  private var position = 0
  private var depth = 0

  /// Parses a whole expression.
  ///
  /// - Parameter tokens: the tokens.
  /// - Returns: the expression.
  /// - Throws: `ArithmeticProblem` where the tokens aren't one whole expression.
  /// - Complexity: O(*n*) in the number of tokens.
  static func parse(_ tokens: [ArithmeticToken]) throws(ArithmeticProblem) -> ArithmeticExpression {
    guard !tokens.isEmpty else { throw .empty }
    var parser = ArithmeticParser(tokens: tokens)
    let expression = try parser.shares()
    guard parser.position == tokens.count else { throw .notUnderstood("") }
    return expression
  }

  private init(tokens: [ArithmeticToken]) {
    self.tokens = tokens
    hasHanList = tokens.contains {
      if case .aggregated = $0 { true } else { false }
    }
  }

  private mutating func shares() throws(ArithmeticProblem) -> ArithmeticExpression {
    if take(.whatShare) {
      let whole = try sum()
      guard take(.isVerb) else { throw .incomplete }
      return .share(try sum(), whole)
    }
    let left = try sum()
    guard take(.share) else { return left }
    guard position < tokens.count else { return left }
    return .share(left, try sum())
  }

  /// Parses a sum, or what a list holds at a place.
  mutating func sum() throws(ArithmeticProblem) -> ArithmeticExpression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw .tooLong }
    var left = try product()
    while let token = next {
      switch token {
      case .plus:
        position += 1
        left = .binary(.add, left, try product())
      case .minus:
        position += 1
        left = .binary(.subtract, left, try product())
      case .aggregated:
        position += 1
        left = try product(after: left)
      default:
        return left
      }
    }
    return left
  }

  private mutating func product() throws(ArithmeticProblem) -> ArithmeticExpression {
    let left = try signed()
    return try product(after: left)
  }

  private mutating func product(
    after first: ArithmeticExpression
  ) throws(ArithmeticProblem) -> ArithmeticExpression {
    var left = first
    while let token = next {
      switch token {
      case .times: left = .binary(.multiply, left, try operand())
      case .divide: left = .binary(.divide, left, try operand())
      case .remainder: left = .binary(.remainder, left, try operand())
      case .percentSign: left = .binary(.remainder, left, try operand())
      case .of: left = Self.share(left, try operand())
      case .off: left = Self.discount(left, try operand())
      case .open, .root, .constant: left = .binary(.multiply, left, try signed())
      default: return left
      }
    }
    return left
  }

  private mutating func operand() throws(ArithmeticProblem) -> ArithmeticExpression {
    position += 1
    return try signed()
  }

  /// Parses an operand with the signs before it.
  mutating func signed() throws(ArithmeticProblem) -> ArithmeticExpression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw .tooLong }
    if take(.minus) {
      let operand = try signed()
      if case .number(let value) = operand, value > 0 { return .number(-value) }
      return .negated(operand)
    }
    if take(.plus) { return try signed() }
    let base = try suffixed()
    guard take(.power) else { return base }
    return .binary(.power, base, try exponent())
  }

  private mutating func exponent() throws(ArithmeticProblem) -> ArithmeticExpression {
    if case .ordinal(let value) = next {
      position += 1
      return .number(value)
    }
    return try signed()
  }

  private static func share(
    _ left: ArithmeticExpression, _ right: ArithmeticExpression
  ) -> ArithmeticExpression {
    switch left {
    case .percent, .fraction: .binary(.of, left, right)
    default: .binary(.multiply, left, right)
    }
  }

  private static func discount(
    _ left: ArithmeticExpression, _ right: ArithmeticExpression
  ) -> ArithmeticExpression {
    .binary(.subtract, right, left)
  }

  /// The token that is read next.
  var next: ArithmeticToken? { position < tokens.count ? tokens[position] : nil }

  /// The token after the next one.
  var second: ArithmeticToken? { position + 1 < tokens.count ? tokens[position + 1] : nil }

  /// The token after that.
  var third: ArithmeticToken? { position + 2 < tokens.count ? tokens[position + 2] : nil }

  /// Goes on to the next token.
  mutating func skip(_ count: Int = 1) { position += count }

  /// Goes on if the next token is the given one.
  mutating func take(_ token: ArithmeticToken) -> Bool {
    guard next == token else { return false }
    position += 1
    return true
  }
}
