import TextAnalysis

extension Grammar {
  /// A number with a fraction in figures, or in words where "over" joins them: `2 1/4`, `-4/5`,
  /// "one over twenty", `1.1^23`, `6.23x10^-4`.
  func compoundNumber(at start: Int) -> Match<Double>? {
    guard lattice.mentions(.compoundSigns) else { return nil }
    if let minus = minusSign(at: start) {
      return compoundNumber(at: minus).map { Match(value: -$0.value, end: $0.end) }
    }
    if let mixed = mixedFraction(at: start) { return mixed }
    guard let number = number(at: start) else { return nil }
    if let over = lattice.skip(.over, at: number.end), lattice.kind(over - 1) == .word,
      let bottom = self.number(at: over), bottom.value != 0
    {
      return Match(value: number.value / bottom.value, end: bottom.end)
    }
    return power(of: number) ?? scientific(number)
  }

  /// The end of a minus sign in front of a number that stands free.
  private func minusSign(at start: Int) -> Int? {
    if let end = lattice.skip(.negative, at: start) { return end }
    guard let end = lattice.skip(.hyphen, at: start), !lattice.isSpaced(end),
      lattice.kind(start - 1) != .number, lattice.skip(.hyphen, at: end) == nil
    else { return nil }
    return end
  }

  /// `1/2`, `2 1/4`: a fraction of two whole figures that no date is, perhaps after a whole.
  func mixedFraction(at start: Int) -> Match<Double>? {
    if let fraction = plainFraction(at: start) { return fraction }
    guard let whole = lattice.digits(at: start), lattice.isSpaced(start + 1),
      let fraction = plainFraction(at: start + 1)
    else { return nil }
    return Match(value: Double(whole.value) + fraction.value, end: fraction.end)
  }

  private func plainFraction(at start: Int) -> Match<Double>? {
    guard let top = lattice.digits(at: start), isTight(.slash, at: start + 1),
      let bottom = lattice.digits(at: start + 2), bottom.value > 0, bottom.count <= 3,
      !isTight(.slash, at: start + 3), !isTight(.slash, at: start - 1),
      !isTight(.dot, at: start + 3) || lattice.kind(start + 4) != .number,
      !isTight(.dot, at: start - 1) || lattice.kind(start - 2) != .number
    else { return nil }
    return Match(value: Double(top.value) / Double(bottom.value), end: start + 3)
  }

  /// `2^-1`, `-1.1^--23`.
  private func power(of base: Match<Double>) -> Match<Double>? {
    guard lattice.isSign("^", at: base.end) else { return nil }
    var index = base.end + 1
    var isNegative = false
    while index - base.end < 4, lattice.skip(.hyphen, at: index) != nil {
      (isNegative, index) = (!isNegative, index + 1)
    }
    guard let exponent = integer(at: index, in: 0...300) else { return nil }
    var value = 1.0
    for _ in 0..<exponent.value { value *= base.value }
    let isInverse = isNegative && value != 0
    return Match(value: isInverse ? 1 / value : value, end: exponent.end)
  }

  /// `6.23x10^-4`.
  private func scientific(_ factor: Match<Double>) -> Match<Double>? {
    guard lattice.text.isTokenAt(factor.end, "x") || lattice.isSign("×", at: factor.end),
      let base = number(at: factor.end + 1), base.value == 10, let power = power(of: base)
    else { return nil }
    return Match(value: factor.value * power.value, end: power.end)
  }
}
