import IntentSchema
import Measures
import TextAnalysis

extension Grammar {
  /// An amount with a unit of measurement: "6 ft 2 in", "half a mile", 三斤半, 零下五度.
  func quantity(at start: Int) -> Reading? {
    if let height = feetAndInches(at: start) { return height }
    guard let first = simpleQuantity(at: start) ?? prefixedQuantity(at: start) else { return nil }
    var (value, unit) = first.value
    var end = first.end
    while let next = smallerPart(at: end, than: unit) {
      let factor = MeasurementUnit.all[unit].factor / MeasurementUnit.all[next.value.unit].factor
      value = value * factor + next.value.amount
      (unit, end) = (next.value.unit, next.end)
    }
    if end == first.end, let bare = bareRest(at: end, of: unit) {
      value = value * bare.value.factor + bare.value.rest
      (unit, end) = (bare.value.unit, bare.end)
    }
    return Reading(
      MeasurementUnit.all[unit].kind, start..<end,
      .quantity(Self.tidy(value), .measurement(unit)), isTwin: unit == MeasurementUnit.meter)
  }

  /// Rounds what binary fractions add to a sum or product of decimal ones.
  static func tidy(_ value: Double) -> Double {
    let scaled = value * 1e9
    guard abs(scaled) < 9e15 else { return value }
    let nearest = Double(Int(scaled + (scaled < 0 ? -0.5 : 0.5)))
    return nearest / 1e9
  }

  /// An amount and the index of its unit.
  private typealias Amount = (amount: Double, unit: Int)

  private func simpleQuantity(at start: Int) -> Match<Amount>? {
    if let ban = lattice.skip(.ban, at: start), let unit = unit(at: ban), lattice.kind(ban) == .han
    {
      return Match(value: (0.5, unit.value), end: unit.end)
    }
    if let half = lattice.skip(.half, at: start), let article = lattice.skip(.a, at: half) {
      return unit(at: article).map { Match(value: (0.5, $0.value), end: $0.end) }
    }
    if let article = lattice.skip(.a, at: start), !isOneLetter(article),
      let unit = unit(at: article), lattice.kind(article) == .word,
      MeasurementUnit.all[unit.value].hasParts || MeasurementUnit.all[unit.value].kind == .area
    {
      return Match(value: (1, unit.value), end: unit.end)
    }
    if !lattice.isSpaced(start), isPartNumber(start) { return nil }
    guard let number = mixedFraction(at: start) ?? signedNumber(at: start) else { return nil }
    return measured(number)
  }

  /// Whether digits are joined to a word that is no unit: "scp-173m", "scp173m".
  func isPartNumber(_ start: Int) -> Bool {
    guard lattice.kind(start) == .number else { return false }
    let word = isTight(.hyphen, at: start - 1) ? start - 2 : start - 1
    return lattice.kind(word) == .word && !lattice.has(.partMeasures, at: word)
  }

  private func measured(_ number: Match<Double>) -> Match<Amount>? {
    let tight = isTight(.hyphen, at: number.end) ? number.end + 1 : number.end
    var index = lattice.kind(number.end) == .han ? lattice.skipping(.ge, at: tight) : tight
    if let of = lattice.skip(.of, at: index), let article = lattice.skip(.a, at: of) {
      index = article
    }
    guard let unit = unit(at: index) else { return nil }
    if lattice.kind(unit.end - 1) == .han, let ban = lattice.skip(.ban, at: unit.end) {
      return Match(value: (number.value + 0.5, unit.value), end: ban)
    }
    return Match(value: (number.value, unit.value), end: unit.end)
  }

  /// A single letter is a unit after digits only; "in" and `"` only without a space or after feet.
  private func isBelievable(_ tokens: Range<Int>) -> Bool {
    let index = tokens.lowerBound
    let token = lattice.text.tokens[index]
    guard tokens.count == 1 else {
      let last = tokens.upperBound - 1
      return lattice.kind(last) != .number || !lattice.isSpaced(last)
    }
    if token.kind == .symbol { return !token.followsSpace || !lattice.text.isToken(index, "\"") }
    guard token.kind == .word else { return true }
    if lattice.skip(.in, at: index) != nil {
      return !token.followsSpace
        || unitOfMeasurement(at: index - 2)
          .map { MeasurementUnit.all[$0.value].kind == .length } ?? false
    }
    if isJoinedToDigits(index + 1) { return false }
    guard token.normalized.count == 1 else { return true }
    return lattice.kind(index - 1) == .number
      && (!token.followsSpace || lattice.kind(index + 1) != .word || isConverted(index + 1))
  }

  /// Whether another unit is asked for, or another side follows: "72 F in celsius", "1 m x 2 m".
  private func isConverted(_ index: Int) -> Bool {
    if lattice.text.isTokenAt(index, "x") || lattice.text.isTokenAt(index, "by") {
      return number(at: index + 1) != nil
    }
    let joint = lattice.skip(.to, at: index) ?? lattice.skip(.in, at: index)
    return joint.map { lattice.has(.units, at: $0) } ?? false
  }

  /// Whether digits follow without space, or after a hyphen, as in the code "24703 L-202".
  private func isJoinedToDigits(_ index: Int) -> Bool {
    if isTight(.hyphen, at: index) { return lattice.kind(index + 1) == .number }
    guard !lattice.isSpaced(index), lattice.kind(index) == .number else { return false }
    // 6ft2 has its parts side by side.
    return lattice.text.tokens[index - 1].normalized.count == 1
      && unitOfTime(at: index + 1) == nil && self.unit(at: index + 1) == nil
  }

  /// 华氏100度, 零下5度, 每小时60公里, 时速60公里.
  private func prefixedQuantity(at start: Int) -> Match<Amount>? {
    guard lattice.has(.quantityPrefixes, at: start) else { return nil }
    for (keyword, name) in [(Keyword.fahrenheitBefore, "fahrenheit"), (.celsiusBefore, "celsius")] {
      guard let after = lattice.skip(keyword, at: start) else { continue }
      let below = lattice.skip(.below, at: after)
      guard let number = signedNumber(at: below ?? after),
        let unit = MeasurementUnit.index(of: name)
      else { return nil }
      let end = self.unit(at: number.end).map {
        MeasurementUnit.all[$0.value].kind == .temperature ? $0.end : number.end
      }
      return Match(
        value: (below == nil ? number.value : -number.value, unit), end: end ?? number.end)
    }
    if let after = lattice.skip(.below, at: start), let number = number(at: after),
      let unit = unit(at: number.end), MeasurementUnit.all[unit.value].kind == .temperature
    {
      let isPlain = MeasurementUnit.all[unit.value].name == "degree"
      let celsius = isPlain ? MeasurementUnit.index(of: "celsius") ?? unit.value : unit.value
      return Match(value: (-number.value, celsius), end: unit.end)
    }
    return prefixedSpeed(at: start)
  }

  private func prefixedSpeed(at start: Int) -> Match<Amount>? {
    let names = [
      (Keyword.perHourBefore, "kilometer", "kilometer per hour"),
      (.perHourBefore, "mile", "mile per hour"),
      (.perSecondBefore, "meter", "meter per second"),
      (.perSecondBefore, "foot", "foot per second"),
    ]
    for (keyword, length, speed) in names {
      guard let after = lattice.skip(keyword, at: start), let number = number(at: after),
        let unit = unit(at: number.end), MeasurementUnit.all[unit.value].name == length,
        let result = MeasurementUnit.index(of: speed)
      else { continue }
      return Match(value: (number.value, result), end: unit.end)
    }
    return nil
  }

  private func smallerPart(at end: Int, than unit: Int) -> Match<Amount>? {
    guard MeasurementUnit.all[unit].hasParts else { return nil }
    let joined = lattice.skipping(.and, at: end)
    guard let number = number(at: joined) else { return nil }
    let index = number.end
    guard let next = self.unit(at: index),
      MeasurementUnit.all[next.value].kind == MeasurementUnit.all[unit].kind,
      MeasurementUnit.all[next.value].factor < MeasurementUnit.all[unit].factor
    else { return nil }
    let isTimeAfterAll =
      lattice.skip(.in, at: index) != nil && lattice.skip(.the, at: index + 1) != nil
    return isTimeAfterAll ? nil : Match(value: (number.value, next.value), end: next.end)
  }

  /// The longest unit at a token that is believable there, by its index.
  private func unit(at index: Int) -> Match<Int>? {
    lattice.first(of: .units, at: index, endingWhere: { isBelievable(index..<$0) }) {
      if case .unit(let number) = $0 { number } else { nil }
    }.map { isMegagram(index) ? Match(value: MeasurementUnit.tonne, end: $0.end) : $0 }
  }

  /// Whether "Mg" was typed, a million times as much as a "mg"; elsewhere capitals mean nothing.
  private func isMegagram(_ index: Int) -> Bool {
    lattice.text.isTokenAt(index, "mg")
      && lattice.text.typed(lattice.text.tokens[index].source) == "Mg"
  }

  /// The longest unit at a token, by its index.
  func unitOfMeasurement(at index: Int) -> Match<Int>? {
    lattice.first(.unit, at: index) { if case .unit(let number) = $0 { number } else { nil } }
  }
}
