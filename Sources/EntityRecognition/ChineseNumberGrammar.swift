import TextAnalysis

extension Grammar {
  /// A number in Chinese numerals, or the rest of one that began with Arabic digits: 两千零五, 3万5.
  ///
  /// - Parameters:
  ///   - start: the index of the first token.
  ///   - leading: the value of the digits before it; then only units of ten thousand and the like,
  ///     or of ten and more, are read.
  /// - Returns: the number, or nil where nothing was read.
  func chineseNumber(at start: Int, leading: Double?) -> Match<Double>? {
    var reading = ChineseNumberReading(leading: leading)
    var index = start
    var end = start
    while index - start < Self.longestNumber, let numeral = numeral(at: index, reading) {
      guard reading.take(numeral.value) else { break }
      index = numeral.end
      if !reading.isIncomplete { end = index }
    }
    guard end > start else { return nil }
    let number = Match(value: Self.tidy(reading.value), end: end)
    guard leading == nil || reading.hasUnits else { return nil }
    if let dozen = lattice.skip(.dozen, at: end), lattice.skip(.notNumber, at: end) == nil {
      return Match(value: number.value * 12, end: dozen)
    }
    return withHanDecimals(number, reading)
  }

  private func numeral(at index: Int, _ reading: ChineseNumberReading)
    -> Match<ChineseNumberReading.Numeral>?
  {
    if lattice.kind(index) == .number, reading.hasUnits,
      !lattice.isSpaced(index) || isUnit(at: index + 1), let digits = lattice.digits(at: index)
    {
      return Match(value: .digits(Double(digits.value)), end: index + 1)
    }
    guard lattice.kind(index) == .han else { return nil }
    if let about = lattice.skip(.approximately, at: index), isUnit(at: about) {
      return self.numeral(at: about, reading)
    }
    if !reading.isEmpty {
      if let zhao = lattice.skip(.zhao, at: index), lattice.has(.hanNumerals, at: zhao) {
        return Match(value: .scale(1e12), end: zhao)
      }
      if (unitOfMeasurement(at: index)?.end ?? 0) > index + 1 { return nil }
    }
    if let liang = lattice.skip(.liang, at: index), !reading.isEmpty, !isUnit(at: liang) {
      return nil
    }
    return lattice.first(of: .hanNumerals, at: index) {
      switch $0 {
      case .hanDigit(let value): .digit(Double(value))
      case .hanUnit(let value): .unit(value)
      case .hanScale(let value): .scale(value)
      default: nil
      }
    }
  }

  private func isUnit(at index: Int) -> Bool {
    lattice.first(of: .hanUnits, at: index) { meaning -> Bool? in
      switch meaning {
      case .hanUnit(let value): value > 10
      case .hanScale: true
      default: nil
      }
    }?.value ?? false
  }

  /// Adds 点五; 点 with 十 after its digits is a clock's, not a decimal point.
  private func withHanDecimals(_ number: Match<Double>, _ reading: ChineseNumberReading)
    -> Match<Double>
  {
    guard let point = lattice.skip(.dianDecimal, at: number.end) else { return number }
    var digits = 0.0
    var places = 1.0
    var end = point
    while end - point < 12, lattice.skip(.liang, at: end) == nil,
      let digit = lattice.first(
        .hanDigit, at: end,
        { meaning -> Double? in
          if case .hanDigit(let value) = meaning { Double(value) } else { nil }
        })
    {
      digits = digits * 10 + digit.value
      places *= 10
      end = digit.end
    }
    guard end > point else { return number }
    let value = (number.value * places + digits) / places
    let after = lattice.first(of: .hanUnits, at: end) { meaning -> Double? in
      switch meaning {
      case .hanUnit(let value), .hanScale(let value): value
      default: nil
      }
    }
    guard let after else { return Match(value: value, end: end) }
    return after.value < 100 ? number : Match(value: Self.tidy(value * after.value), end: after.end)
  }
}

/// A Chinese number, numeral by numeral.
struct ChineseNumberReading {
  enum Numeral {
    case digit(Double)
    case unit(Double)
    case scale(Double)
    case digits(Double)
  }

  private var total = 0.0
  private var section = 0.0
  private var pending: Double?
  /// Whether Arabic digits came first.
  private var isLeading: Bool
  /// Whether several digits stand side by side.
  private var isDigitString = false
  private var hasZero = false
  private var lastUnit = Double.infinity
  private var lastScale = Double.infinity
  /// The size of the unit just before, for 一万二.
  private var magnitude = 1.0
  private(set) var hasUnits = false
  private(set) var isEmpty: Bool

  init(leading: Double?) {
    pending = leading
    isEmpty = leading == nil
    isLeading = leading != nil
  }

  /// Whether the last numeral only counts if another follows.
  var isIncomplete: Bool { hasZero && pending == nil }

  var value: Double {
    guard let pending else { return total + section }
    let isShort = hasUnits && !hasZero && magnitude >= 100 && pending < 10 && !isDigitString
    return total + section + (isShort ? pending * magnitude / 10 : pending)
  }

  /// Adds a numeral, or refuses it.
  mutating func take(_ numeral: Numeral) -> Bool {
    defer { isEmpty = false }
    switch numeral {
    case .digit(let value): return take(digit: value)
    case .digits(let value):
      guard pending == nil else { return false }
      pending = value
      isDigitString = value >= 10
      return true
    case .unit(let value): return take(unit: value)
    case .scale(let value):
      guard section + (pending ?? 0) > 0 else {
        // 万亿 and 万万 multiply.
        guard total > 0, pending == nil, magnitude >= 1e4 else { return false }
        total *= value
        endUnit(value)
        return true
      }
      section += pending ?? 0
      total = value > lastScale ? (total + section) * value : total + section * value
      lastScale = value
      lastUnit = .infinity
      endUnit(value)
      section = 0
      return true
    }
  }

  private mutating func take(digit value: Double) -> Bool {
    if let last = pending {
      guard !hasUnits, !isLeading else { return false }
      pending = last * 10 + value
      isDigitString = true
    } else if value == 0, hasUnits {
      hasZero = true
    } else {
      pending = value
    }
    return true
  }

  private mutating func take(unit value: Double) -> Bool {
    guard value < lastUnit, !isDigitString else { return false }
    if pending == nil { guard value == 10 else { return false } }
    section += (pending ?? 1) * value
    lastUnit = value
    endUnit(value)
    return true
  }

  private mutating func endUnit(_ value: Double) {
    pending = nil
    isDigitString = false
    isLeading = false
    hasZero = false
    magnitude = value
    hasUnits = true
  }
}
