import IntentSchema
import TextAnalysis

extension Grammar {
  /// A time with 点 or 时: 三点, 8点半, 三点一刻, 17时30分15秒, 差五分八点.
  func hanClock(at start: Int) -> Match<ClockReading>? {
    guard lattice.mentions(.hanClockWords) else { return nil }
    if let before = minutesBefore(at: start) { return before }
    guard let hour = clockNumber(at: start), hour.value <= 24,
      let dian = lattice.skip(.dian, at: hour.end), unitOfTime(at: hour.end) == nil
    else { return nil }
    var reading = ClockReading(
      hour: hour.value, grain: .hour, isAmbiguous: (1...12).contains(hour.value))
    if let end = lattice.skip(.zhong, at: dian) ?? lattice.skip(.zheng, at: dian) {
      return Match(value: reading, end: end)
    }
    guard let minutes = hanMinutes(at: dian) else {
      return isIdiom(start, end: dian) ? nil : Match(value: reading, end: dian)
    }
    (reading.minute, reading.grain) = (minutes.value, .minute)
    if let seconds = clockNumber(at: minutes.end), seconds.value < 60,
      let miao = lattice.skip(.miao, at: seconds.end)
    {
      (reading.second, reading.grain) = (seconds.value, .second)
      return Match(value: reading, end: miao)
    }
    return Match(value: reading, end: minutes.end)
  }

  /// 一点 is "a little" unless something makes it a time.
  private func isIdiom(_ start: Int, end: Int) -> Bool {
    guard isDigit(1, at: start) else { return false }
    let isAfterTime =
      lattice.has(.at, before: start) || part(at: start - 1)?.end == start
      || part(at: start - 2)?.end == start
    return !isAfterTime && !(start == 0 && end == lattice.count)
  }

  private func hanMinutes(at index: Int) -> Match<Int>? {
    if let ban = lattice.skip(.ban, at: index) { return Match(value: 30, end: ban) }
    guard let number = clockNumber(at: index), number.value < 60 else { return nil }
    if let ke = lattice.skip(.ke, at: number.end), number.value <= 3 {
      return Match(value: number.value * 15, end: ke)
    }
    if let fen = lattice.skip(.fen, at: number.end) { return Match(value: number.value, end: fen) }
    let isPadded = isDigit(0, at: index)
    guard number.value >= 10 || isPadded, unitOfTime(at: number.end) == nil,
      lattice.skip(.ge, at: number.end) == nil
    else { return nil }
    return number
  }

  private func minutesBefore(at start: Int) -> Match<ClockReading>? {
    guard let cha = lattice.skip(.cha, at: start), let minutes = hanMinutes(at: cha),
      let hour = clockNumber(at: minutes.end), (1...24).contains(hour.value),
      let dian = lattice.skip(.dian, at: hour.end)
    else { return nil }
    let before = hour.value == 1 ? 12 : hour.value - 1
    return Match(
      value: ClockReading(
        hour: before, minute: 60 - minutes.value, isAmbiguous: hour.value <= 12), end: dian)
  }

  /// A number below 100 in figures or Chinese numerals, without a decimal point.
  private func clockNumber(at start: Int) -> Match<Int>? {
    if let digits = lattice.digits(at: start), digits.count <= 2 {
      return Match(value: digits.value, end: start + 1)
    }
    var value = 0
    var index = start
    if let tens = hanDigit(at: index) { (value, index) = (tens.value, tens.end) }
    guard let ten = lattice.first(.hanUnit, at: index, { $0.is(10) ? true : nil }) else {
      guard index > start else { return nil }
      if value == 0, let digit = hanDigit(at: index) { return digit }
      return Match(value: value, end: index)
    }
    value = (index == start ? 1 : value) * 10
    if let ones = hanDigit(at: ten.end), ones.value > 0 {
      return Match(value: value + ones.value, end: ones.end)
    }
    return Match(value: value, end: ten.end)
  }

  private func isDigit(_ value: Int, at index: Int) -> Bool {
    lattice.first(.hanDigit, at: index) { meaning -> Bool? in
      if case .hanDigit(value) = meaning { true } else { nil }
    } != nil
  }

  private func hanDigit(at index: Int) -> Match<Int>? {
    guard lattice.kind(index) == .han else { return nil }
    return lattice.first(.hanDigit, at: index) {
      if case .hanDigit(let value) = $0 { value } else { nil }
    }
  }
}
