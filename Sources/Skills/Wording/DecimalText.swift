/// A finite number as decimal digits, for rounding the way people do on paper.
///
/// The digits are those of the shortest text that reads back as the same `Double`, so 1.005 rounds
/// to 1.01 although its binary value is a little below.
struct DecimalText: Sendable, Hashable {
  private var isNegative: Bool
  /// The digits without leading or trailing zeros; empty for zero.
  private var digits: [UInt8]
  /// The value is 0.d₁d₂d₃… × 10^exponent.
  private var exponent: Int

  /// Reads the digits of a number.
  ///
  /// - Parameter value: the number; one that isn't finite counts as zero.
  init(_ value: Double) {
    isNegative = value < 0
    digits = []
    exponent = 0
    guard value.isFinite else { return }
    var pointAt: Int?
    var power = 0
    var text = Array("\(value.magnitude)".utf8)
    if let mark = text.firstIndex(of: UInt8(ascii: "e")) {
      power = Int(String(decoding: text[(mark + 1)...], as: UTF8.self)) ?? 0
      text.removeSubrange(mark...)
    }
    for byte in text {
      if byte == UInt8(ascii: ".") { pointAt = digits.count } else { digits.append(byte - 48) }
    }
    exponent = (pointAt ?? digits.count) + power
    trim()
  }

  /// The number rounded to at most so many digits after the point, without trailing zeros.
  ///
  /// - Parameter count: the number of digits after the point, 0 or more.
  /// - Returns: the text.
  func rounded(fractionDigits count: Int) -> String { rounded(to: exponent + count).plain }

  /// The number rounded to at most so many significant digits, without trailing zeros.
  ///
  /// - Parameter count: the number of significant digits, 1 or more.
  /// - Returns: the text.
  func rounded(significantDigits count: Int) -> String { rounded(to: count).plain }

  /// The number as `1.5 × 10^20`, rounded to at most so many significant digits.
  ///
  /// - Parameter count: the number of significant digits, 1 or more.
  /// - Returns: the text.
  func scientific(significantDigits count: Int) -> String {
    var mantissa = rounded(to: count)
    let power = mantissa.exponent - 1
    mantissa.exponent = 1
    return "\(mantissa.plain) × 10^\(power)"
  }

  private func rounded(to count: Int) -> DecimalText {
    guard count < digits.count else { return self }
    var result = self
    guard count >= 0 else {
      result.digits = []
      result.trim()
      return result
    }
    result.digits = Array(digits[..<count])
    if digits[count] >= 5 { result.increment() }
    result.trim()
    return result
  }

  private mutating func increment() {
    var index = digits.count - 1
    while index >= 0, digits[index] == 9 {
      digits[index] = 0
      index -= 1
    }
    if index >= 0 {
      digits[index] += 1
    } else {
      digits.insert(1, at: 0)
      exponent += 1
    }
  }

  private mutating func trim() {
    while digits.last == 0 { digits.removeLast() }
    let zeros = digits.prefix { $0 == 0 }.count
    digits.removeFirst(zeros)
    exponent -= zeros
    if digits.isEmpty {
      exponent = 0
      isNegative = false
    }
  }

  private var plain: String {
    guard !digits.isEmpty else { return "0" }
    var bytes: [UInt8] = isNegative ? [UInt8(ascii: "-")] : []
    if exponent <= 0 {
      bytes += [48, UInt8(ascii: ".")] + [UInt8](repeating: 48, count: -exponent)
      bytes += digits.map { $0 + 48 }
    } else {
      for index in 0..<max(exponent, digits.count) {
        if index == exponent { bytes.append(UInt8(ascii: ".")) }
        bytes.append(index < digits.count ? digits[index] + 48 : 48)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
