import TextAnalysis

extension Grammar {
  /// How many tokens a number may have.
  static let longestNumber = 48

  /// Reads the unsigned number at a token, without looking at `numbers`.
  func readNumber(at start: Int) -> Match<Double>? {
    if lattice.skip(.notNumber, at: start) != nil { return nil }
    if lattice.kind(start) == .han { return chineseNumber(at: start, leading: nil) }
    if let sign = fractionSign(at: start) { return sign }
    if lattice.kind(start) == .number, isInCode(start) { return nil }
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
    guard lattice.kind(start) == .number, let whole = groupedDigits(at: start) else { return nil }
    var (value, end) = (whole.value, whole.end)
    if isTight(.dot, at: end), let fraction = fractionDigits(at: end + 1) {
      value = joined(value, fraction, digits: lattice.digits(at: end + 1)?.count)
      end += 2
    }
    return scaledByLetter(Match(value: value, end: end))
  }

  /// Digits with the signs between their groups: `1,200`, `12,34,567`, `1 234 567`, `1,5`.
  private func groupedDigits(at start: Int) -> Match<Double>? {
    guard var value = digitRun(at: start) else { return nil }
    guard value < 1000, let first = lattice.digits(at: start) else {
      return Match(value: value, end: start + 1)
    }
    if let spaced = spacedGroups(first, at: start) { return spaced }
    var end = start + 1
    var isIndian = false
    while isTight(.comma, at: end), let group = lattice.digits(at: end + 1),
      end - start < Self.longestNumber
    {
      let hasMore = isTight(.comma, at: end + 2) && lattice.digits(at: end + 3) != nil
      if group.count == 3, !(isIndian && hasMore) {
        value = value * 1000 + Double(group.value)
      } else if group.count == 2, hasMore, first.count <= 2, isIndian || end == start + 1,
        indianEnd(from: end)
      {
        value = value * 100 + Double(group.value)
        isIndian = true
      } else {
        break
      }
      end += 2
    }
    if end == start + 1, isTight(.comma, at: end), !isTight(.comma, at: start - 1),
      let fraction = lattice.digits(at: end + 1), fraction.count <= 2,
      !isTight(.comma, at: end + 2), lattice.kind(end + 2) != .word || lattice.isSpaced(end + 2),
      let decimals = fractionDigits(at: end + 1)
    {
      return Match(value: joined(value, decimals, digits: fraction.count), end: end + 2)
    }
    return Match(value: value, end: end)
  }

  /// Whether groups of two digits from a comma on end in one of three.
  private func indianEnd(from comma: Int) -> Bool {
    var index = comma
    while index - comma < Self.longestNumber, isTight(.comma, at: index),
      let group = lattice.digits(at: index + 1)
    {
      index += 2
      if group.count == 3 {
        return !(isTight(.comma, at: index) && lattice.kind(index + 1) == .number)
      }
      guard group.count == 2 else { return false }
    }
    return false
  }

  /// At least two groups of three digits after spaces.
  private func spacedGroups(_ first: (value: Int, count: Int), at start: Int) -> Match<Double>? {
    guard lattice.isSpaced(start + 1), !lattice.text.hasZero(start) else { return nil }
    var value = Double(first.value)
    var end = start + 1
    while end - start < Self.longestNumber, lattice.isSpaced(end),
      let group = lattice.digits(at: end), group.count == 3
    {
      value = value * 1000 + Double(group.value)
      end += 1
    }
    guard end - start >= 3, lattice.isSpaced(end) || lattice.kind(end) != .number else {
      return nil
    }
    return Match(value: value, end: end)
  }

  /// Multiplies by what a letter behind digits stands for: `100k`, `2.33 k`, `1e10`.
  private func scaledByLetter(_ digits: Match<Double>) -> Match<Double> {
    guard lattice.kind(digits.end) == .word else { return digits }
    let isTight = !lattice.isSpaced(digits.end)
    if lattice.text.isToken(digits.end, "k"), isTight || lattice.kind(digits.end + 1) != .word {
      return Match(value: digits.value * 1000, end: digits.end + 1)
    }
    return exponential(digits) ?? digits
  }

  /// `1e10`, `2.5e-3`.
  private func exponential(_ digits: Match<Double>) -> Match<Double>? {
    guard !lattice.isSpaced(digits.end), lattice.text.isToken(digits.end, "e") else { return nil }
    let isNegative = isTight(.hyphen, at: digits.end + 1)
    let index =
      isNegative || lattice.isSign("+", at: digits.end + 1) ? digits.end + 2 : digits.end + 1
    guard !lattice.isSpaced(index), let exponent = lattice.digits(at: index), exponent.value < 300
    else { return nil }
    var scale = 1.0
    for _ in 0..<exponent.value { scale *= 10 }
    return Match(
      value: isNegative ? digits.value / scale : digits.value * scale, end: index + 1)
  }

  /// Whether digits are part of a code rather than a number: `1.2.3`, `0x10`, `1e400`.
  private func isInCode(_ start: Int) -> Bool {
    let after = isJoined(.dot, start + 1)
    let before = isJoined(.dot, start - 1)
    if after && before { return true }
    if after, isJoined(.dot, start + 3) { return true }
    if before, isJoined(.dot, start - 3) { return true }
    if !lattice.isSpaced(start + 1), lattice.kind(start + 1) == .word,
      !lattice.isSpaced(start + 2), lattice.kind(start + 2) == .number
    {
      return isCode(start)
    }
    return !lattice.isSpaced(start) && lattice.kind(start - 1) == .word
      && !lattice.isSpaced(start - 1) && lattice.kind(start - 2) == .number && isCode(start - 2)
  }

  /// Whether a sign joins digits to digits without space.
  private func isJoined(_ keyword: Keyword, _ index: Int) -> Bool {
    isTight(keyword, at: index) && lattice.kind(index - 1) == .number
      && lattice.kind(index + 1) == .number
  }

  /// Whether digits, a letter and digits are a hexadecimal number or an exponent out of range.
  private func isCode(_ start: Int) -> Bool {
    if lattice.text.isToken(start + 1, "x") { return lattice.digits(at: start)?.value == 0 }
    guard lattice.text.isToken(start + 1, "e") else { return false }
    return (lattice.digits(at: start + 2)?.value ?? .max) >= 300
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

  /// Adds what may follow digits in English: `million`, `dozen`, `hundred and 21`, `and a half`.
  private func withEnglishTail(_ digits: Match<Double>) -> Match<Double> {
    var number = digits
    var unit: Double?
    while let scale = scale(at: number.end) {
      number = Match(value: Self.tidy(number.value * scale.value), end: scale.end)
      unit = scale.value
    }
    if let sign = fractionSign(at: number.end) {
      return Match(value: number.value + sign.value, end: sign.end)
    }
    if let unit, let rest = remainder(at: number.end, below: unit) {
      return Match(value: number.value + rest.value, end: rest.end)
    }
    return withFraction(number, scale: unit)
  }

  /// What follows a multiple of a scale: the 21 of "3 hundred and 21".
  private func remainder(at end: Int, below unit: Double) -> Match<Double>? {
    guard unit >= 100, let and = lattice.skip(.and, at: end),
      let digits = lattice.digits(at: and), Double(digits.value) < unit, digits.value > 0,
      !isTight(.dot, at: and + 1), scale(at: and + 1) == nil, unitOfTime(at: and + 1) == nil,
      lattice.skip(.percent, at: and + 1) == nil
    else { return nil }
    return Match(value: Double(digits.value), end: and + 1)
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
