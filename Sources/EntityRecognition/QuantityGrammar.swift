import IntentSchema
import TextAnalysis

extension Grammar {
  /// An amount with a unit of measurement: "6 ft 2 in", "half a mile", 三斤半, 零下五度.
  func quantity(at start: Int) -> Reading? {
    guard let first = simpleQuantity(at: start) ?? prefixedQuantity(at: start) else { return nil }
    var (value, unit) = first.value
    var end = first.end
    while let next = smallerPart(at: end, than: unit) {
      value = value * (unit.factor / next.value.unit.factor) + next.value.amount
      (unit, end) = (next.value.unit, next.end)
    }
    return Reading(
      unit.kind, start..<end, .quantity(Self.tidy(value), unit: unit.name),
      isTwin: unit.name == "meter")
  }

  /// Rounds what binary fractions add to a sum of decimal ones.
  private static func tidy(_ value: Double) -> Double {
    let scaled = value * 1e9
    guard abs(scaled) < 9e15 else { return value }
    let nearest = Double(Int(scaled + (scaled < 0 ? -0.5 : 0.5)))
    return nearest / 1e9
  }

  private typealias Amount = (amount: Double, unit: MeasurementUnit)

  private func simpleQuantity(at start: Int) -> Match<Amount>? {
    if let ban = lattice.skip(.ban, at: start), let unit = unit(at: ban), lattice.kind(ban) == .han
    {
      return Match(value: (0.5, unit.value), end: unit.end)
    }
    if let half = lattice.skip(.half, at: start), let article = lattice.skip(.a, at: half) {
      return unit(at: article).map { Match(value: (0.5, $0.value), end: $0.end) }
    }
    if let article = lattice.skip(.a, at: start), !isOneLetter(article),
      let unit = unit(at: article), [.length, .weight, .volume, .area].contains(unit.value.kind),
      lattice.kind(article) == .word
    {
      return Match(value: (1, unit.value), end: unit.end)
    }
    guard let number = signedNumber(at: start) else { return nil }
    return measured(number)
  }

  private func measured(_ number: Match<Double>) -> Match<Amount>? {
    let tight = isTight(.hyphen, at: number.end) ? number.end + 1 : number.end
    let index = lattice.kind(number.end) == .han ? lattice.skipping(.ge, at: tight) : tight
    guard let unit = unit(at: index), isBelievable(unit, at: index) else { return nil }
    if lattice.kind(unit.end - 1) == .han, let ban = lattice.skip(.ban, at: unit.end) {
      return Match(value: (number.value + 0.5, unit.value), end: ban)
    }
    return Match(value: (number.value, unit.value), end: unit.end)
  }

  /// A single letter is a unit after digits only; "in" only without a space, "second" never.
  private func isBelievable(_ unit: Match<MeasurementUnit>, at index: Int) -> Bool {
    guard lattice.kind(index) == .word, unit.end == index + 1 else {
      return lattice.kind(unit.end - 1) != .number || !lattice.isSpaced(unit.end - 1)
    }
    let token = lattice.text.tokens[index]
    if lattice.skip(.in, at: index) != nil { return !token.followsSpace }
    if token.normalized.count == 1 {
      return lattice.kind(index - 1) == .number
        && (!token.followsSpace || lattice.kind(index + 1) != .word)
    }
    return true
  }

  /// 华氏100度, 零下5度, 每小时60公里, 时速60公里.
  private func prefixedQuantity(at start: Int) -> Match<Amount>? {
    for (keyword, name) in [(Keyword.fahrenheitBefore, "fahrenheit"), (.celsiusBefore, "celsius")] {
      guard let after = lattice.skip(keyword, at: start) else { continue }
      let below = lattice.skip(.below, at: after)
      guard let number = signedNumber(at: below ?? after), let unit = MeasurementUnit.named(name)
      else { return nil }
      let end = self.unit(at: number.end).map {
        $0.value.kind == .temperature ? $0.end : number.end
      }
      return Match(
        value: (below == nil ? number.value : -number.value, unit), end: end ?? number.end)
    }
    if let after = lattice.skip(.below, at: start), let number = number(at: after),
      let unit = unit(at: number.end), unit.value.kind == .temperature
    {
      let isPlain = unit.value.name == "degree"
      let celsius = isPlain ? MeasurementUnit.named("celsius") ?? unit.value : unit.value
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
        let unit = unit(at: number.end), unit.value.name == length,
        let result = MeasurementUnit.named(speed)
      else { continue }
      return Match(value: (number.value, result), end: unit.end)
    }
    return nil
  }

  private func smallerPart(at end: Int, than unit: MeasurementUnit) -> Match<Amount>? {
    guard [.length, .weight, .volume].contains(unit.kind) else { return nil }
    let joined = lattice.skipping(.and, at: end)
    guard let number = number(at: joined) else { return nil }
    let index = number.end
    guard let next = self.unit(at: index), next.value.kind == unit.kind,
      next.value.factor < unit.factor, isBelievablePart(next, at: index)
    else { return nil }
    let isTimeAfterAll =
      lattice.skip(.in, at: index) != nil && lattice.skip(.the, at: index + 1) != nil
    return isTimeAfterAll ? nil : Match(value: (number.value, next.value), end: next.end)
  }

  private func isBelievablePart(_ unit: Match<MeasurementUnit>, at index: Int) -> Bool {
    lattice.skip(.in, at: index) != nil || isBelievable(unit, at: index)
  }

  private func unit(at index: Int) -> Match<MeasurementUnit>? {
    lattice.first(at: index) {
      if case .unit(let number) = $0 { MeasurementUnit.all[number] } else { nil }
    }
  }

  /// An age: "ten years old", 29岁.
  func age(at start: Int) -> Reading? {
    guard let number = number(at: start) else { return nil }
    if lattice.kind(number.end) == .han, let end = lattice.skip(.old, at: number.end) {
      return Reading(.age, start..<end, .quantity(number.value, unit: "year"))
    }
    guard let amount = timeAmount(at: start) else { return nil }
    let names: [TimeUnit: String] = [.day: "day", .week: "week", .month: "month", .year: "year"]
    let next = isTight(.hyphen, at: amount.end) ? amount.end + 1 : amount.end
    guard let name = names[amount.value.unit], let end = lattice.skip(.old, at: next) else {
      return nil
    }
    return Reading(.age, start..<end, .quantity(amount.value.amount, unit: name))
  }
}
