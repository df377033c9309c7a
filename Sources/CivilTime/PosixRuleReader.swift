/// Reads the parts of a POSIX time zone rule from the front of its bytes.
struct PosixRuleReader {
  var rest: ArraySlice<UInt8>

  /// Skips a zone name: letters, or anything in angle brackets.
  mutating func skipName() -> Bool {
    if rest.first == UInt8(ascii: "<") {
      guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return false }
      rest = rest[(end + 1)...]
      return true
    }
    let letters = rest.prefix { (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) }
    rest = rest.dropFirst(letters.count)
    return letters.count >= 3
  }

  /// Reads `[+-]hh[:mm[:ss]]`, in seconds.
  mutating func readTime() -> Int? {
    let sign = rest.first == UInt8(ascii: "-") ? -1 : 1
    if sign < 0 || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
    guard let hours = readNumber(upTo: 167) else { return nil }
    var seconds = hours * 3600
    for unit in [60, 1] where rest.first == UInt8(ascii: ":") {
      rest = rest.dropFirst()
      guard let amount = readNumber(upTo: 59) else { return nil }
      seconds += amount * unit
    }
    return sign * seconds
  }

  /// Reads `,Mm.w.d/time`, `,Jn/time` or `,n/time`; the time is 02:00 where it isn't given.
  mutating func readChange() -> PosixTimeZoneRule.Change? {
    guard rest.popFirst() == UInt8(ascii: ","), let day = readDay() else { return nil }
    guard rest.first == UInt8(ascii: "/") else { return .init(day: day, second: 7200) }
    rest = rest.dropFirst()
    return readTime().map { .init(day: day, second: $0) }
  }

  private mutating func readDay() -> PosixTimeZoneRule.Change.Day? {
    if rest.first == UInt8(ascii: "J") {
      rest = rest.dropFirst()
      guard let day = readNumber(upTo: 365), day >= 1 else { return nil }
      return .julian(day)
    }
    guard rest.first == UInt8(ascii: "M") else { return readNumber(upTo: 365).map { .ordinal($0) } }
    rest = rest.dropFirst()
    guard let month = readNumber(upTo: 12), month >= 1, rest.popFirst() == UInt8(ascii: "."),
      let week = readNumber(upTo: 5), week >= 1, rest.popFirst() == UInt8(ascii: "."),
      let weekday = readNumber(upTo: 6)
    else { return nil }
    return .weekday(weekday == 0 ? 7 : weekday, week: week, month: month)
  }

  private mutating func readNumber(upTo limit: Int) -> Int? {
    let digits = rest.prefix { (0x30...0x39).contains($0) }
    guard !digits.isEmpty, digits.count <= 3 else { return nil }
    rest = rest.dropFirst(digits.count)
    let value = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    return value <= limit ? value : nil
  }
}
