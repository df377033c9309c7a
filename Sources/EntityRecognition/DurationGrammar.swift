import CivilTime
import TextAnalysis

/// An amount of a unit of time.
struct TimeAmount {
  var amount: Double
  var unit: TimeUnit
}

extension Grammar {
  /// A duration: "an hour and a half", "1h30", "2.5 minutes", 一个半小时, 三刻钟.
  func duration(at start: Int) -> Match<CivilDuration>? {
    guard let first = timeAmount(at: start) else { return nil }
    var total = CivilDuration(first.value)
    var unit = first.value.unit
    var end = first.end
    while unit.rawValue > 0 {
      if let half = trailingFraction(at: end, of: unit) {
        total = total + CivilDuration(TimeAmount(amount: half.value, unit: unit))
        end = half.end
        break
      }
      guard let next = nextAmount(at: end, after: unit) else { break }
      total = total + CivilDuration(next.value)
      unit = next.value.unit
      end = next.end
    }
    return Match(value: total, end: end)
  }

  private func nextAmount(at end: Int, after unit: TimeUnit) -> Match<TimeAmount>? {
    let joined = lattice.skipping(
      .you, at: lattice.skipping(.and, at: lattice.skipping(.comma, at: end)))
    if let next = timeAmount(at: joined), next.value.unit.rawValue < unit.rawValue { return next }
    guard unit == .hour else { return nil }
    if let minutes = integer(at: end, in: 1...59) {
      if let fen = lattice.skip(.fen, at: minutes.end) {
        return Match(value: TimeAmount(amount: Double(minutes.value), unit: .minute), end: fen)
      }
      if lattice.kind(end) == .number, !lattice.isSpaced(end), lattice.kind(end - 1) == .word {
        return Match(
          value: TimeAmount(amount: Double(minutes.value), unit: .minute), end: minutes.end)
      }
    }
    return nil
  }

  /// "and a half", 半 after a unit.
  private func trailingFraction(at end: Int, of unit: TimeUnit) -> Match<Double>? {
    if lattice.kind(end - 1) == .han, let ban = lattice.skip(.ban, at: end) {
      return Match(value: 0.5, end: ban)
    }
    guard let and = lattice.skip(.and, at: end) else { return nil }
    if let half = lattice.skip(.half, at: lattice.skipping(.a, at: and)),
      unitOfTime(at: lattice.skipping(.a, at: half)) == nil
    {
      return Match(value: 0.5, end: half)
    }
    if let quarter = lattice.skip(.quarter, at: and), lattice.skip(.of, at: quarter) == nil {
      return Match(value: 0.25, end: quarter)
    }
    return nil
  }

  /// One amount with its unit.
  func timeAmount(at start: Int) -> Match<TimeAmount>? {
    guard lattice.mentions(.durationWords) else { return nil }
    if lattice.kind(start) == .number, !lattice.isSpaced(start), isPartNumber(start) { return nil }
    if let half = lattice.skip(.half, at: start) {
      return amount(0.5, unitAt: lattice.skipping(.a, at: lattice.skipping(.of, at: half)))
    }
    if let quarter = lattice.skip(.quarter, at: start), let of = lattice.skip(.of, at: quarter) {
      return amount(0.25, unitAt: lattice.skipping(.a, at: of))
    }
    if let ban = lattice.skip(.ban, at: start) {
      return amount(0.5, unitAt: monthOrGe(at: ban))
    }
    if let number = mixedFraction(at: start) ?? number(at: start), number.value < 1e9 {
      return amount(number, startingAt: start)
    }
    if let few = lattice.skip(.few, at: start),
      let unit = unitOfTime(at: lattice.skipping(.ge, at: few)),
      !isOneLetter(few)
    {
      return Match(value: TimeAmount(amount: 3, unit: unit.value), end: unit.end)
    }
    if let whole = lattice.skip(.whole, at: start), isThorough || lattice.kind(start) == .han,
      let unit = unitOfTime(at: whole), unit.value.rawValue >= TimeUnit.day.rawValue,
      !isOneLetter(whole)
    {
      return Match(value: TimeAmount(amount: 1, unit: unit.value), end: unit.end)
    }
    if let article = lattice.skip(.a, at: start), let unit = unitOfTime(at: article),
      !isOneLetter(article), unit.value != .second || !isNoun(unit.end)
    {
      return Match(value: TimeAmount(amount: 1, unit: unit.value), end: unit.end)
    }
    return nil
  }

  /// Whether a word follows that "a second" counts: "a second round".
  private func isNoun(_ index: Int) -> Bool {
    lattice.kind(index) == .word && !lattice.has(.afterDuration, at: index)
  }

  private func amount(_ number: Match<Double>, startingAt start: Int) -> Match<TimeAmount>? {
    if let of = lattice.skip(.of, at: number.end), let article = lattice.skip(.a, at: of) {
      return amount(number.value, unitAt: article)
    }
    if let ke = lattice.skip(.ke, at: number.end), let zhong = lattice.skip(.zhong, at: ke) {
      return Match(value: TimeAmount(amount: number.value * 15, unit: .minute), end: zhong)
    }
    if let fen = lattice.skip(.fen, at: number.end), let ban = lattice.skip(.ban, at: fen) {
      return Match(
        value: TimeAmount(amount: number.value + 0.5, unit: .minute),
        end: lattice.skipping(.zhong, at: ban))
    }
    var index = isTight(.hyphen, at: number.end) ? number.end + 1 : number.end
    var value = number.value
    if let ge = lattice.skip(.ge, at: index), let ban = lattice.skip(.ban, at: ge) {
      value += 0.5
      if let yue = lattice.skip(.yue, at: ban) {
        return Match(value: TimeAmount(amount: value, unit: .month), end: yue)
      }
      return amount(value, unitAt: ban)
    }
    index = monthOrGe(at: index)
    guard let unit = unitOfTime(at: index) else { return nil }
    if isOneLetter(index), lattice.isSpaced(index) || lattice.kind(index - 1) != .number {
      return nil
    }
    if unit.value == .year, value >= 1000, lattice.kind(index) == .han { return nil }
    return Match(value: TimeAmount(amount: value, unit: unit.value), end: unit.end)
  }

  private func amount(_ value: Double, unitAt index: Int) -> Match<TimeAmount>? {
    unitOfTime(at: index).map {
      Match(value: TimeAmount(amount: value, unit: $0.value), end: $0.end)
    }
  }

  /// The index after an optional 个 that doesn't begin 个月.
  private func monthOrGe(at index: Int) -> Int {
    unitOfTime(at: index) == nil ? lattice.skipping(.ge, at: index) : index
  }

  /// A unit of time at a token.
  func unitOfTime(at index: Int) -> Match<TimeUnit>? {
    lattice.first(.timeUnit, at: index) { if case .timeUnit(let unit) = $0 { unit } else { nil } }
  }

  /// Whether a token is a single Latin letter.
  func isOneLetter(_ index: Int) -> Bool {
    lattice.kind(index) == .word && lattice.text.tokens[index].normalized.count == 1
  }
}

extension CivilDuration {
  /// Creates the duration of an amount; a part of a month is counted in thirtieths.
  init(_ time: TimeAmount) {
    let amount = min(time.amount, 1e9)
    let whole = Int(amount)
    let rest = amount - Double(whole)
    func rounded(_ value: Double) -> Int { Int(value + 0.5) }
    switch time.unit {
    case .second: self.init(seconds: rounded(amount))
    case .minute: self.init(seconds: rounded(amount * 60))
    case .hour: self.init(seconds: rounded(amount * 3600))
    case .day: self.init(days: whole, seconds: rounded(rest * 86_400))
    case .week: self.init(days: whole * 7, seconds: rounded(rest * 604_800))
    case .fortnight: self.init(days: rounded(amount * 14))
    case .month: self.init(months: whole, days: rounded(rest * 30))
    case .quarter: self.init(months: rounded(amount * 3))
    case .year: self.init(years: whole, months: rounded(rest * 12))
    case .decade: self.init(years: rounded(amount * 10))
    case .century: self.init(years: rounded(amount * 100))
    }
  }
}
