extension Grammar {
  /// A number in English words: "two hundred and ten", "half a million", "two thirds".
  func englishNumber(at start: Int) -> Match<Double>? {
    if let half = lattice.skip(.half, at: start) {
      guard let scale = scale(at: lattice.skipping(.a, at: half)) else {
        return Match(value: 0.5, end: half)
      }
      return Match(value: scale.value / 2, end: scale.end)
    }
    if let article = lattice.skip(.a, at: start) { return numberAfterArticle(at: article) }
    var reading = EnglishNumberReading()
    var end = start
    while end - start < Self.longestNumber {
      let next = reading.isEmpty ? end : joint(at: end, reading)
      guard let word = word(at: next), reading.take(word.value, isJoined: next > end) else { break }
      end = word.end
    }
    guard !reading.isEmpty else { return nil }
    var number = withDecimals(Match(value: reading.value, end: end))
    while reading.isEnded == false, number.end > end, let scale = scale(at: number.end) {
      number = Match(value: number.value * scale.value, end: scale.end)
    }
    return withFraction(number)
  }

  private func word(at index: Int) -> Match<EnglishNumberReading.Word>? {
    lattice.first(of: .numberWords, at: index) {
      switch $0 {
      case .small(let value): .small(Double(value))
      case .tens(let value): .tens(Double(value))
      case .scale(let value): .scale(value)
      case .count(let value) where value > 2: .count(value)
      default: nil
      }
    }
  }

  private func joint(at index: Int, _ reading: EnglishNumberReading) -> Int {
    if reading.allowsHyphen, isTight(.hyphen, at: index) { return index + 1 }
    return reading.allowsAnd ? lattice.skipping(.and, at: index) : index
  }

  private func numberAfterArticle(at index: Int) -> Match<Double>? {
    if let half = lattice.skip(.half, at: index) { return Match(value: 0.5, end: half) }
    if let count = lattice.first(
      .count, at: index,
      { meaning -> Double? in
        if case .count(let value) = meaning { value } else { nil }
      })
    {
      return count
    }
    if let part = lattice.first(
      of: .parts, at: index,
      { meaning -> Double? in
        switch meaning {
        case .denominator(let value) where value == 4: 1 / Double(value)
        case .ordinal(let value) where value >= 3 && value <= 10: 1 / Double(value)
        default: nil
        }
      }), lattice.skip(.of, at: part.end) != nil
    {
      return part
    }
    guard let first = scale(at: index) else { return nil }
    var reading = EnglishNumberReading()
    _ = reading.take(.small(1), isJoined: false)
    _ = reading.take(.scale(first.value), isJoined: false)
    var end = first.end
    while end - index < Self.longestNumber {
      let next = joint(at: end, reading)
      guard let word = word(at: next), reading.take(word.value, isJoined: next > end) else { break }
      end = word.end
    }
    return withFraction(Match(value: reading.value, end: end))
  }

  /// Adds "point two five".
  private func withDecimals(_ number: Match<Double>) -> Match<Double> {
    guard let point = lattice.skip(.point, at: number.end) else { return number }
    var end = point
    var digits = 0.0
    var places = 1.0
    while end - point < 12, let digit = word(at: end), case .small(let digitValue) = digit.value,
      digitValue < 10
    {
      digits = digits * 10 + digitValue
      places *= 10
      end = digit.end
    }
    return end > point
      ? Match(value: (number.value * places + digits) / places, end: end) : number
  }

  /// Adds "and a half", or divides by "thirds".
  func withFraction(_ number: Match<Double>) -> Match<Double> {
    if let part = denominator(
      at: lattice.skipping(.hyphen, at: number.end), numerator: number.value)
    {
      return Match(value: number.value / part.value, end: part.end)
    }
    guard let and = lattice.skip(.and, at: number.end) else { return number }
    if let half = lattice.skip(.half, at: lattice.skipping(.a, at: and)) {
      return scaled(Match(value: number.value + 0.5, end: half))
    }
    if let quarter = lattice.skip(.quarter, at: and) {
      return scaled(Match(value: number.value + 0.25, end: quarter))
    }
    if let article = lattice.skip(.a, at: and), let part = denominator(at: article, numerator: 1) {
      return Match(value: number.value + 1 / part.value, end: part.end)
    }
    if let top = lattice.first(
      .small, at: and,
      { meaning -> Double? in
        if case .small(let value) = meaning { Double(value) } else { nil }
      }), let part = denominator(at: top.end, numerator: top.value)
    {
      return Match(value: number.value + top.value / part.value, end: part.end)
    }
    return number
  }

  private func scaled(_ number: Match<Double>) -> Match<Double> {
    guard let scale = scale(at: number.end) else { return number }
    return Match(value: number.value * scale.value, end: scale.end)
  }

  private func denominator(at index: Int, numerator: Double) -> Match<Double>? {
    lattice.first(of: .parts, at: index) {
      switch $0 {
      case .denominator(let value): Double(value)
      case .ordinal(let value) where numerator == 1 && value > 2: Double(value)
      default: nil
      }
    }
  }
}

/// An English number word by word.
struct EnglishNumberReading {
  enum Word {
    case small(Double)
    case tens(Double)
    case scale(Double)
    case count(Double)
  }

  private var total = 0.0
  private var group = 0.0
  private var lastScale = Double.infinity
  /// What may still be added to the group must be below this.
  private var room = 100.0
  private(set) var isEmpty = true
  private(set) var isEnded = false

  var value: Double { total + group }
  var allowsHyphen: Bool { room == 10 }
  var allowsAnd: Bool { room == 100 }

  /// Adds a word, or refuses it.
  mutating func take(_ word: Word, isJoined: Bool) -> Bool {
    guard !isEnded else { return false }
    switch word {
    case .small(let value):
      guard room == 100 || (room == 10 && value > 0 && value < 10) else { return false }
      group += value
      room = 0
    case .tens(let value):
      guard room == 100 else { return false }
      group += value
      room = 10
    case .scale(100):
      guard !isEmpty, !isJoined, group > 0, group < 100 else { return false }
      group *= 100
      room = 100
    case .scale(let value):
      guard !isEmpty, !isJoined, group > 0, value < lastScale else { return false }
      total += group * value
      group = 0
      lastScale = value
      room = 100
    case .count(let value):
      guard !isEmpty, !isJoined else { return false }
      total = self.value * value
      group = 0
      isEnded = true
    }
    isEmpty = false
    return true
  }
}
