import TextAnalysis

extension Grammar {
  /// How many tokens a number may have.
  static let longestNumber = 48

  /// Reads the unsigned number at a token, without looking at `numbers`.
  func readNumber(at start: Int) -> Match<Double>? {
    if lattice.skip(.notNumber, at: start) != nil { return nil }
    if lattice.kind(start) == .han { return chineseNumber(at: start, leading: nil) }
    if let sign = fractionSign(at: start) { return sign }
    if let digits = digitNumber(at: start) {
      if let chinese = chineseNumber(at: digits.end, leading: digits.value) { return chinese }
      return withEnglishTail(digits)
    }
    return englishNumber(at: start)
  }

  private func fractionSign(at index: Int) -> Match<Double>? {
    lattice.first(.fraction, at: index) { if case .fraction(let value) = $0 { value } else { nil } }
  }

  /// Digits with thousands commas, a decimal point and a `k`: `12`, `1,200.50`, `.5`, `100k`.
  private func digitNumber(at start: Int) -> Match<Double>? {
    if lattice.skip(.dot, at: start) != nil, !lattice.isSpaced(start + 1),
      lattice.kind(start - 1) != .number || lattice.isSpaced(start),
      let fraction = fractionDigits(at: start + 1)
    {
      return Match(value: fraction, end: start + 2)
    }
    guard lattice.kind(start) == .number, var value = digitRun(at: start) else { return nil }
    var end = start + 1
    if value < 1000 {
      while isTight(.comma, at: end), let group = lattice.digits(at: end + 1), group.count == 3,
        end - start < Self.longestNumber
      {
        value = value * 1000 + Double(group.value)
        end += 2
      }
    }
    if isTight(.dot, at: end), let fraction = fractionDigits(at: end + 1),
      !(isTight(.dot, at: end + 2) && lattice.kind(end + 3) == .number)
    {
      value = joined(value, fraction, digits: lattice.digits(at: end + 1)?.count)
      end += 2
    }
    if lattice.kind(end) == .word, !lattice.isSpaced(end), lattice.text.isToken(end, "k") {
      return Match(value: value * 1000, end: end + 1)
    }
    return Match(value: value, end: end)
  }

  /// A whole and a fraction as the nearest number, rounded once where both are short.
  private func joined(_ whole: Double, _ fraction: Double, digits: Int?) -> Double {
    guard let digits, digits <= 9, whole < 1e6 else { return whole + fraction }
    var places = 1.0
    for _ in 0..<digits { places *= 10 }
    return (whole * places + Double(Int(fraction * places + 0.5))) / places
  }

  /// Whether a sign stands at a token without space before or after it.
  func isTight(_ keyword: Keyword, at index: Int) -> Bool {
    lattice.skip(keyword, at: index) != nil && !lattice.isSpaced(index)
      && !lattice.isSpaced(index + 1)
  }

  private func digitRun(at index: Int) -> Double? {
    if let digits = lattice.digits(at: index) { return Double(digits.value) }
    return Double(lattice.text.text(of: lattice.text.tokens[index]))
  }

  private func fractionDigits(at index: Int) -> Double? {
    guard lattice.kind(index) == .number else { return nil }
    return Double("0." + lattice.text.text(of: lattice.text.tokens[index]))
  }

  /// Adds what may follow digits in English: `million`, `dozen`, `and a half`.
  private func withEnglishTail(_ digits: Match<Double>) -> Match<Double> {
    var number = digits
    while let scale = scale(at: number.end) {
      number = Match(value: Self.tidy(number.value * scale.value), end: scale.end)
    }
    if let sign = fractionSign(at: number.end) {
      return Match(value: number.value + sign.value, end: sign.end)
    }
    return withFraction(number)
  }

  /// A word that multiplies the number before it.
  func scale(at index: Int) -> Match<Double>? {
    lattice.first(of: .scaleWords, at: index) {
      switch $0 {
      case .scale(let value): value
      case .count(let value) where value > 2: value
      default: nil
      }
    }
  }
}
