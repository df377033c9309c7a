import TextAnalysis

extension Grammar {
  /// A number in English words: "two hundred and ten", "half a million", "two thirds".
  func englishNumber(at start: Int) -> Match<Double>? {
    if let quarter = lattice.skip(.quarter, at: start), let scale = scale(at: quarter) {
      return Match(value: scale.value / 4, end: scale.end)
    }
    if let half = lattice.skip(.half, at: start) {
      guard let scale = scale(at: lattice.skipping(.a, at: half)) else {
        return Match(value: 0.5, end: half)
      }
      return Match(value: scale.value / 2, end: scale.end)
    }
    if let article = lattice.skip(.a, at: start) { return numberAfterArticle(at: article) }
    var reading = EnglishNumberReading()
    let end = words(from: start, into: &reading)
    guard !reading.isEmpty else { return nil }
    var number = withDecimals(Match(value: reading.value, end: end))
    while reading.isEnded == false, number.end > end, let scale = scale(at: number.end) {
      number = Match(value: number.value * scale.value, end: scale.end)
    }
    return withFraction(number, scale: reading.isScaled ? reading.scale : nil)
  }

  /// Reads number words, up to a fraction that "and" joins: "one hundred and three quarters".
  private func words(from start: Int, into reading: inout EnglishNumberReading) -> Int {
    var end = start
    while end - start < Self.longestNumber {
      let next = reading.isEmpty ? end : joint(at: end, reading)
      if next > end, lattice.skip(.and, at: end) != nil, properFraction(at: next) != nil { break }
      guard let word = word(at: next), reading.take(word.value, isJoined: next > end) else { break }
      end = word.end
    }
    return end
  }

  /// A small number of parts that is less than the whole: "three quarters", not "thirty fifths".
  private func properFraction(at index: Int) -> Match<Double>? {
    guard let top = numerator(at: index),
      let part = denominator(at: lattice.skipping(.hyphen, at: top.end), numerator: top.value),
      top.value < part.value, top.value < 20 || part.value >= 100
    else { return nil }
    return Match(value: top.value / part.value, end: part.end)
  }

  /// A number below a hundred: "three", "fifty-four".
  private func numerator(at index: Int) -> Match<Double>? {
    let small = { (index: Int) -> Match<Double>? in
      self.lattice.first(.small, at: index) { meaning -> Double? in
        if case .small(let value) = meaning { Double(value) } else { nil }
      }
    }
    guard
      let tens = lattice.first(
        .tens, at: index,
        { meaning -> Double? in
          if case .tens(let value) = meaning { Double(value) } else { nil }
        })
    else { return small(index) }
    let joint = isTight(.hyphen, at: tens.end) ? tens.end + 1 : tens.end
    guard let ones = small(joint), (1..<10).contains(ones.value) else { return tens }
    return Match(value: tens.value + ones.value, end: ones.end)
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
        case .ordinal(let value) where value >= 3: 1 / Double(value)
        default: nil
        }
      }), scale(at: part.end) == nil || lattice.skip(.quarter, at: index) == nil
    {
      let isFraction = lattice.skip(.of, at: part.end) != nil || lattice.kind(part.end) != .word
      return isFraction ? part : nil
    }
    if let quarter = lattice.skip(.quarter, at: index), let scale = scale(at: quarter) {
      return Match(value: scale.value / 4, end: scale.end)
    }
    guard let first = scale(at: index) else { return nil }
    var reading = EnglishNumberReading()
    _ = reading.take(.small(1), isJoined: false)
    _ = reading.take(.scale(first.value), isJoined: false)
    let end = words(from: first.end, into: &reading)
    return withFraction(
      Match(value: reading.value, end: end), scale: reading.isScaled ? reading.scale : nil)
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
    if end == point {
      var tail = EnglishNumberReading()
      let tailEnd = words(from: point, into: &tail)
      if (10...99).contains(tail.value) { (digits, places, end) = (tail.value, 100, tailEnd) }
    }
    return end > point
      ? Match(value: (number.value * places + digits) / places, end: end) : number
  }

  /// Adds "and a half", or divides by "thirds".
  ///
  /// - Parameters:
  ///   - number: the number.
  ///   - scale: the scale that its last word was, of which "and a half" is a half.
  /// - Returns: the number with its fraction.
  func withFraction(_ number: Match<Double>, scale: Double? = nil) -> Match<Double> {
    if let part = denominator(
      at: lattice.skipping(.hyphen, at: number.end), numerator: number.value)
    {
      return ofScale(Match(value: number.value / part.value, end: part.end))
    }
    guard let and = lattice.skip(.and, at: number.end) else { return number }
    let size = scale.map { $0 >= 1e6 ? $0 : 1 } ?? 1
    func added(_ part: Match<Double>) -> Match<Double> {
      guard let next = self.scale(at: part.end) else {
        return Match(value: number.value + part.value * size, end: part.end)
      }
      let value =
        number.value >= next.value
        ? number.value + part.value * next.value : (number.value + part.value) * next.value
      return Match(value: value, end: next.end)
    }
    if let half = lattice.skip(.half, at: lattice.skipping(.a, at: and)) {
      return added(Match(value: 0.5, end: half))
    }
    if let quarter = lattice.skip(.quarter, at: and) {
      return added(Match(value: 0.25, end: quarter))
    }
    if let article = lattice.skip(.a, at: and), let part = denominator(at: article, numerator: 1) {
      return added(Match(value: 1 / part.value, end: part.end))
    }
    if let part = properFraction(at: and) { return added(part) }
    if let next = smallMixed(at: and), next.value < 20,
      number.value.truncatingRemainder(
        dividingBy: 10) == 0, number.value < 1000
    {
      return Match(value: number.value + next.value, end: next.end)
    }
    return number
  }

  /// "three and three fifths" after "twenty and".
  private func smallMixed(at and: Int) -> Match<Double>? {
    guard
      let whole = lattice.first(
        .small, at: and,
        { meaning -> Double? in
          if case .small(let value) = meaning, value < 10 { Double(value) } else { nil }
        }), let second = lattice.skip(.and, at: whole.end), let part = properFraction(at: second)
    else { return nil }
    return Match(value: whole.value + part.value, end: part.end)
  }

  /// "two thirds of a million".
  private func ofScale(_ part: Match<Double>) -> Match<Double> {
    guard let of = lattice.skip(.of, at: part.end), let article = lattice.skip(.a, at: of),
      let scale = scale(at: article)
    else { return part }
    return Match(value: part.value * scale.value, end: scale.end)
  }

  private func denominator(at index: Int, numerator: Double) -> Match<Double>? {
    if let tens = lattice.first(
      .tens, at: index,
      { meaning -> Double? in
        if case .tens(let value) = meaning { Double(value) } else { nil }
      }), let ones = part(at: lattice.skipping(.hyphen, at: tens.end), numerator), ones.value < 10
    {
      return Match(value: tens.value + ones.value, end: ones.end)
    }
    guard let part = part(at: index, numerator), part.value > 1 else { return nil }
    return part
  }

  private func part(at index: Int, _ numerator: Double) -> Match<Double>? {
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
  /// Whether the last word was a scale.
  var isScaled: Bool { !isEmpty && group == 0 && lastScale.isFinite }
  /// The last scale.
  var scale: Double { lastScale }
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
    case .scale(let value) where isScaled && !isJoined && value > 1000:
      total *= value
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
