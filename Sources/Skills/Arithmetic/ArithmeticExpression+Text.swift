import IntentSchema

extension ArithmeticExpression {
  /// How tightly an expression holds together, loosest first.
  private enum Binding: Int, Comparable {
    case share, sum, product, sign, power, atom

    static func < (left: Binding, right: Binding) -> Bool { left.rawValue < right.rawValue }
  }

  /// The expression in digits and signs, with brackets only where they matter.
  ///
  /// - Parameter language: the language, for `17% of 240` or `240的17%`.
  /// - Returns: the text.
  func text(in language: Language) -> String {
    switch self {
    case .number(let value): NumberText.typed(value)
    case .constant(let name, _): name
    case .fraction(let part, let whole): "\(NumberText.typed(part))/\(NumberText.typed(whole))"
    case .percent(let operand): operand.text(in: language, atLeast: .atom) + "%"
    case .negated(let operand): "-" + operand.text(in: language, atLeast: .power)
    case .binary(.of, let left, let right): text(ofShare: left, right, in: language)
    case .binary(let operation, let left, let right): text(of: operation, left, right, in: language)
    case .root(let degree, let operand):
      Self.sign(ofRoot: degree) + operand.text(in: language, atLeast: .atom)
    case .factorial(let operand): operand.text(in: language, atLeast: .atom) + "!"
    case .absolute(let operand): "|\(operand.text(in: language))|"
    case .share(let part, let whole):
      part.text(in: language, atLeast: .product) + " ÷ "
        + whole.text(in: language, atLeast: .sign)
    }
  }

  private var binding: Binding {
    switch self {
    case .number(let value): value < 0 || value.magnitude >= 1e15 ? .sign : .atom
    case .constant, .absolute: .atom
    case .percent, .factorial, .root: .power
    case .fraction: .sign
    case .negated: .sign
    case .binary(.add, _, _), .binary(.subtract, _, _): .sum
    case .binary(.power, _, _): .power
    case .binary: .product
    case .share: .share
    }
  }

  private func text(in language: Language, atLeast needed: Binding) -> String {
    binding < needed ? "(\(text(in: language)))" : text(in: language)
  }

  private func text(
    ofShare left: ArithmeticExpression, _ right: ArithmeticExpression, in language: Language
  ) -> String {
    let share = left.text(in: language, atLeast: .sign)
    let whole = right.text(in: language, atLeast: .sign)
    return language == .chinese ? "\(whole)的\(share)" : "\(share) of \(whole)"
  }

  private func text(
    of operation: Operation, _ left: ArithmeticExpression, _ right: ArithmeticExpression,
    in language: Language
  ) -> String {
    switch operation {
    case .add: join(left, .sum, " + ", right, .product, language)
    case .subtract: join(left, .sum, " - ", right, .product, language)
    case .multiply, .of: join(left, .product, " × ", right, .sign, language)
    case .divide: join(left, .product, " ÷ ", right, .sign, language)
    case .remainder: join(left, .product, " mod ", right, .sign, language)
    case .power: join(left, .atom, "^", right, .atom, language)
    }
  }

  private func join(
    _ left: ArithmeticExpression, _ leftBinding: Binding, _ sign: String,
    _ right: ArithmeticExpression, _ rightBinding: Binding, _ language: Language
  ) -> String {
    left.text(in: language, atLeast: leftBinding) + sign
      + right.text(in: language, atLeast: rightBinding)
  }

  private static func sign(ofRoot degree: Double) -> String {
    switch degree {
    case 2: "√"
    case 3: "∛"
    case 4: "∜"
    default: "\(NumberText.typed(degree))√"
    }
  }
}
