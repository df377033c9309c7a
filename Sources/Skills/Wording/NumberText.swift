/// The numbers of replies: digits, no thousands separators, no trailing zeros.
enum NumberText {
  /// A number that was worked out: about ten significant digits.
  ///
  /// Whole numbers below 10^15 are shown in full, since a rounded sum reads as a wrong one.
  static func exact(_ value: Double) -> String {
    let size = value.magnitude
    let decimal = DecimalText(value)
    if size >= 1e15 { return decimal.scientific(significantDigits: 10) }
    if size >= 1e8 { return decimal.rounded(fractionDigits: 2) }
    if size >= 1e-6 || size == 0 { return decimal.rounded(significantDigits: 10) }
    return decimal.scientific(significantDigits: 10)
  }

  /// A number as it was typed: all its digits.
  static func typed(_ value: Double) -> String {
    let size = value.magnitude
    let decimal = DecimalText(value)
    if size >= 1e15 || (size < 1e-9 && size > 0) {
      return decimal.scientific(significantDigits: 17)
    }
    return decimal.rounded(significantDigits: 17)
  }

  /// A measure: two digits after the point, or three significant ones where it is below 0.1.
  static func measure(_ value: Double) -> String {
    let size = value.magnitude
    let decimal = DecimalText(value)
    if size >= 1e15 { return decimal.scientific(significantDigits: 4) }
    if size >= 0.1 || size == 0 { return decimal.rounded(fractionDigits: 2) }
    if size >= 1e-6 { return decimal.rounded(significantDigits: 3) }
    return decimal.scientific(significantDigits: 3)
  }
}
