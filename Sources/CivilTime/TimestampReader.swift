/// Reads the parts of ISO 8601 times from the front of their bytes.
struct TimestampReader {
  /// What a time says.
  struct Parts {
    var date: CivilDate
    var time = TimeOfDay.midnight
    var millisecond = 0
    var offset: Int?
  }

  var rest: ArraySlice<UInt8>

  /// Reads a whole text.
  static func read(_ text: String) -> Parts? {
    var reader = TimestampReader(rest: Array(text.utf8)[...])
    guard let date = reader.readDate() else { return nil }
    var parts = Parts(date: date)
    guard let separator = reader.rest.popFirst() else { return parts }
    guard [UInt8(ascii: "T"), UInt8(ascii: "t"), UInt8(ascii: " ")].contains(separator),
      let time = reader.readTime(), let millisecond = reader.readFraction()
    else { return nil }
    parts.time = time
    parts.millisecond = millisecond
    if let first = reader.rest.first {
      if first == UInt8(ascii: "Z") || first == UInt8(ascii: "z") {
        parts.offset = 0
        reader.rest.removeFirst()
      } else {
        guard let offset = Timestamp.readOffset(&reader.rest) else { return nil }
        parts.offset = offset
      }
    }
    return reader.rest.isEmpty ? parts : nil
  }

  /// Reads `2026-01-31`, with a sign before years that don't have four digits.
  mutating func readDate() -> CivilDate? {
    let sign = rest.first
    let isSigned = sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+")
    if isSigned { rest.removeFirst() }
    guard let year = readNumber(digits: isSigned ? 4...6 : 4...4), skip("-"),
      let month = readNumber(digits: 2...2), skip("-"), let day = readNumber(digits: 2...2)
    else { return nil }
    return CivilDate(year: sign == UInt8(ascii: "-") ? -year : year, month: month, day: day)
  }

  /// Reads `17:00` or `17:00:30`.
  mutating func readTime() -> TimeOfDay? {
    guard let hour = readNumber(digits: 1...2), skip(":"), let minute = readNumber(digits: 2...2)
    else { return nil }
    guard skip(":") else { return TimeOfDay(hour: hour, minute: minute) }
    return readNumber(digits: 2...2).flatMap {
      TimeOfDay(hour: hour, minute: minute, second: $0)
    }
  }

  /// Reads a decimal fraction of a second, rounded down to milliseconds; none is 0.
  private mutating func readFraction() -> Int? {
    guard skip(".") || skip(",") else { return 0 }
    let digits = rest.prefix { (0x30...0x39).contains($0) }
    rest = rest.dropFirst(digits.count)
    guard !digits.isEmpty else { return nil }
    let padded = Array(digits.prefix(3)) + [UInt8](repeating: 0x30, count: 3 - min(3, digits.count))
    return padded.reduce(0) { $0 * 10 + Int($1) - 0x30 }
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func readNumber(digits: ClosedRange<Int>) -> Int? {
    let found = rest.prefix { (0x30...0x39).contains($0) }
    guard digits.contains(found.count) else { return nil }
    rest = rest.dropFirst(found.count)
    return found.reduce(0) { $0 * 10 + Int($1) - 0x30 }
  }
}
