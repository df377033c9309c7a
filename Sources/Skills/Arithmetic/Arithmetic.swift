#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The operations that have no value for some operands.
enum Arithmetic {
  static func quotient(_ left: Double, _ right: Double) throws(ArithmeticProblem) -> Double {
    if right == 0 { throw .divisionByZero }
    return left / right
  }

  /// The remainder with the sign of the divisor, as in modular arithmetic.
  static func remainder(_ left: Double, _ right: Double) throws(ArithmeticProblem) -> Double {
    if right == 0 { throw .divisionByZero }
    let rest = left.truncatingRemainder(dividingBy: right)
    return rest != 0 && (rest < 0) != (right < 0) ? rest + right : rest
  }

  static func power(_ base: Double, _ exponent: Double) throws(ArithmeticProblem) -> Double {
    if base == 0, exponent < 0 { throw .divisionByZero }
    return pow(base, exponent)
  }

  static func root(_ degree: Double, of value: Double) throws(ArithmeticProblem) -> Double {
    if degree == 0 { throw .divisionByZero }
    if degree == 2 { return value.squareRoot() }
    if degree == 3 { return cbrt(value) }
    let isOdd = degree.truncatingRemainder(dividingBy: 2).magnitude == 1
    if value < 0, isOdd { return -(try power(-value, 1 / degree)) }
    return try power(value, 1 / degree)
  }

  static func factorial(_ value: Double) throws(ArithmeticProblem) -> Double {
    guard value >= 0, value == value.rounded() else { throw .undefined }
    guard value <= 170 else { throw .tooLarge }
    return stride(from: 2, through: value, by: 1).reduce(1, *)
  }
}
