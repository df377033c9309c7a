import IntentSchema
import TextAnalysis

extension Grammar {
  /// An ordinal: "3rd", "twenty-fifth", "two hundredth", 第三.
  func ordinal(at start: Int) -> Match<Int>? {
    guard lattice.mentions(.ordinalWords) else { return nil }
    if let after = lattice.skip(.di, at: start) { return integer(at: after, in: 0...1_000_000) }
    if lattice.kind(start) == .number, let digits = lattice.digits(at: start),
      !lattice.isSpaced(start + 1), let end = lattice.skip(.ordinalSuffix, at: start + 1)
    {
      return Match(value: digits.value, end: end)
    }
    guard lattice.kind(start) == .word else { return nil }
    if let word = ordinalWord(at: start) { return word }
    guard let base = integer(at: start, in: 1...999_999_999) else { return nil }
    let next = isTight(.hyphen, at: base.end) ? base.end + 1 : lattice.skipping(.and, at: base.end)
    guard let last = ordinalWord(at: next) else { return nil }
    if last.value >= 100, base.value < last.value {
      return Match(value: base.value * last.value, end: last.end)
    }
    let fits =
      base.value % 100 == 0 ? last.value < 100 : base.value % 10 == 0 && last.value < 10
    return fits ? Match(value: base.value + last.value, end: last.end) : nil
  }

  private func ordinalWord(at index: Int) -> Match<Int>? {
    lattice.first(.ordinal, at: index) { if case .ordinal(let value) = $0 { value } else { nil } }
  }

  /// A percentage: "40 %", "forty percent", 百分之七十, 三成, 75折, 两个百分点.
  func percent(at start: Int) -> Match<Double>? {
    guard lattice.mentions(.percentWords) else { return nil }
    if let after = lattice.skip(.baiFenZhi, at: start) {
      if lattice.has(.hanNumerals, at: start - 1) { return nil }
      if let number = signedNumber(at: after) { return number }
      let isHundred = lattice.first(.hanUnit, at: after) { $0.is(100) ? true : nil }
      return isHundred.map { Match(value: 100, end: $0.end) }
    }
    if let part = perThousand(at: start) { return part }
    if let half = lattice.skip(.halfPrice, at: start) { return Match(value: 50, end: half) }
    guard let number = signedNumber(at: start) else { return nil }
    if let end = lattice.skip(.percent, at: number.end)
      ?? lattice.skip(.percentagePoint, at: number.end)
    {
      return Match(value: number.value, end: end)
    }
    if let end = lattice.skip(.cheng, at: number.end), number.value <= 10 {
      if let ban = lattice.skip(.ban, at: end) {
        return Match(value: number.value * 10 + 5, end: ban)
      }
      guard let more = integer(at: end, in: 1...9), lattice.kind(end) == .han else {
        return Match(value: number.value * 10, end: end)
      }
      return Match(value: number.value * 10 + Double(more.value), end: more.end)
    }
    if let end = lattice.skip(.zhe, at: number.end), number.value < 100 {
      return Match(value: number.value < 10 ? number.value * 10 : number.value, end: end)
    }
    return nil
  }

  /// A Chinese fraction: 三分之二, 一半.
  func chineseFraction(at start: Int) -> Match<Double>? {
    guard lattice.mentions(.fractionWords) else { return nil }
    if let end = lattice.skip(.yiBan, at: start) { return Match(value: 0.5, end: end) }
    guard let first = signedNumber(at: start) else { return nil }
    if let you = lattice.skip(.you, at: first.end), let part = quotient(at: you) {
      let value = first.value < 0 ? first.value - part.value : first.value + part.value
      return Match(value: value, end: part.end)
    }
    return quotient(at: start)
  }

  /// 三分之二.
  private func quotient(at start: Int) -> Match<Double>? {
    guard let bottom = signedNumber(at: start), bottom.value != 0,
      let after = lattice.skip(.fenZhi, at: bottom.end), let top = signedNumber(at: after)
    else { return nil }
    return Match(value: top.value / bottom.value, end: top.end)
  }

  /// 千分之三, 百万分之一, as a percentage.
  private func perThousand(at start: Int) -> Match<Double>? {
    guard !lattice.has(.hanNumerals, at: start - 1) else { return nil }
    var unit = 1.0
    var index = start
    while index - start < 4,
      let next = lattice.first(
        of: .hanUnits, at: index,
        { meaning -> Double? in
          switch meaning {
          case .hanUnit(let value), .hanScale(let value): value
          default: nil
          }
        })
    {
      (unit, index) = (unit * next.value, next.end)
    }
    guard unit >= 1000, let after = lattice.skip(.fenZhi, at: index),
      let top = number(at: after)
    else { return nil }
    return Match(value: top.value * 100 / unit, end: top.end)
  }
}
