extension CivilDuration: LosslessStringConvertible {
  /// The duration as ISO 8601 text: `PT1H30M`, `P1Y2M`, `P14D`, `-PT5M`; nothing is `PT0S`.
  ///
  /// Weeks are written as days, so that equal durations have equal text.
  public var description: String {
    if isZero { return "PT0S" }
    guard years >= 0, months >= 0, days >= 0, seconds >= 0 else {
      let forward = negated
      let isBackwards =
        forward.years >= 0 && forward.months >= 0 && forward.days >= 0 && forward.seconds >= 0
      return isBackwards ? "-\(forward)" : fields
    }
    return fields
  }

  private var fields: String {
    var text = "P"
    for (amount, unit) in [(years, "Y"), (months, "M"), (days, "D")] where amount != 0 {
      text += "\(amount)\(unit)"
    }
    guard seconds != 0 else { return text }
    text += "T"
    let parts = [(seconds / 3600, "H"), (seconds / 60 % 60, "M"), (seconds % 60, "S")]
    for (amount, unit) in parts where amount != 0 {
      text += "\(amount)\(unit)"
    }
    return text
  }

  /// Reads ISO 8601 text: `PT90M`, `P1Y2M3DT4H`, `P2W`, `PT1.5H`, `-P1D`.
  ///
  /// A fraction is allowed in weeks, days and below, and is rounded to the second.
  ///
  /// - Parameter description: the text.
  /// - Complexity: O(*n*) in its length.
  public init?(_ description: String) {
    var rest = Array(description.utf8)[...]
    let isBackwards = rest.first == UInt8(ascii: "-")
    if isBackwards { rest.removeFirst() }
    guard rest.popFirst() == UInt8(ascii: "P") else { return nil }
    var result = CivilDuration()
    var isTime = false
    var count = 0
    while let byte = rest.first {
      if byte == UInt8(ascii: "T"), !isTime {
        isTime = true
        rest.removeFirst()
        guard !rest.isEmpty else { return nil }
        continue
      }
      guard let amount = Self.amount(&rest), let unit = rest.popFirst(),
        let part = Self.part(amount, unit: unit, isTime: isTime)
      else { return nil }
      result = result + part
      count += 1
    }
    guard count > 0 else { return nil }
    self = isBackwards ? result.negated : result
  }

  private static func amount(_ rest: inout ArraySlice<UInt8>) -> Double? {
    let digits = rest.prefix { (0x30...0x39).contains($0) || $0 == 0x2E || $0 == 0x2C }
    guard !digits.isEmpty, digits.count <= 15 else { return nil }
    rest.removeFirst(digits.count)
    return Double(String(decoding: digits.map { $0 == 0x2C ? 0x2E : $0 }, as: UTF8.self))
  }

  private static func part(_ amount: Double, unit: UInt8, isTime: Bool) -> CivilDuration? {
    let isWhole = Double(Int(amount)) == amount
    func seconds(_ length: Double) -> CivilDuration? {
      let exact = amount * length + 0.5
      return exact < 9e15 ? CivilDuration(seconds: Int(exact)) : nil
    }
    switch (unit, isTime) {
    case (UInt8(ascii: "Y"), false) where isWhole: return CivilDuration(years: Int(amount))
    case (UInt8(ascii: "M"), false) where isWhole: return CivilDuration(months: Int(amount))
    case (UInt8(ascii: "W"), false):
      return isWhole ? CivilDuration(days: Int(amount) * 7) : seconds(604_800)
    case (UInt8(ascii: "D"), false):
      return isWhole ? CivilDuration(days: Int(amount)) : seconds(86_400)
    case (UInt8(ascii: "H"), true): return seconds(3600)
    case (UInt8(ascii: "M"), true): return seconds(60)
    case (UInt8(ascii: "S"), true): return seconds(1)
    default: return nil
    }
  }
}
