/// An instant with the offset it is written in.
public struct Timestamp: Sendable, Hashable, CustomStringConvertible {
  /// The instant, in milliseconds since 1970-01-01T00:00:00Z.
  public var milliseconds: Int64
  /// The offset from UTC, in seconds east.
  public var offset: Int

  /// Creates a timestamp.
  ///
  /// - Parameters:
  ///   - milliseconds: the instant, in milliseconds since 1970.
  ///   - offset: the offset from UTC, in seconds east.
  public init(milliseconds: Int64, offset: Int) {
    self.milliseconds = milliseconds
    self.offset = offset
  }

  /// Creates the timestamp of an instant as it is written in a zone.
  ///
  /// - Parameters:
  ///   - milliseconds: the instant, in milliseconds since 1970.
  ///   - zone: the zone.
  public init(milliseconds: Int64, in zone: TimeZoneRules) {
    self.init(milliseconds: milliseconds, offset: zone.offset(at: milliseconds))
  }

  /// Reads ISO 8601 text: `2026-01-31T10:00:00+01:00`, `2026-01-31 10:00Z`, `2026-01-31`.
  ///
  /// The result is nil where the text is not such a time.
  ///
  /// - Parameters:
  ///   - text: the text; seconds and a fraction of them may be given.
  ///   - zone: the zone of a time without an offset, and of a date, which is its midnight.
  public init?(_ text: String, in zone: TimeZoneRules) {
    guard let parts = TimestampReader.read(text) else { return nil }
    let local = CivilDateTime(parts.date, parts.time)
    if let offset = parts.offset {
      let seconds = Int64(local.secondNumber) - Int64(offset)
      self.init(milliseconds: seconds * 1000 + Int64(parts.millisecond), offset: offset)
    } else {
      let instant = zone.milliseconds(of: local) + Int64(parts.millisecond)
      self.init(milliseconds: instant, in: zone)
    }
  }

  /// The date and time of day at the timestamp's own offset.
  public var civil: CivilDateTime {
    CivilDateTime(secondNumber: Int(TimeZoneRules.floorSeconds(milliseconds)) + offset)
  }

  /// The timestamp as ISO 8601 text to the second: `2026-01-31T10:00:00+01:00`.
  public var description: String {
    CivilTextWriter.text {
      $0.append(civil)
      $0.append(offset: offset)
    }
  }

  /// An offset as `+01:00`, with seconds where it has any.
  ///
  /// - Parameter offset: seconds east of UTC.
  /// - Returns: the text.
  static func text(ofOffset offset: Int) -> String {
    CivilTextWriter.text { $0.append(offset: offset) }
  }

  /// Reads `+01:00`, `-0330` or `+9` from the front of some bytes, in seconds east of UTC.
  static func readOffset(_ bytes: inout ArraySlice<UInt8>) -> Int? {
    guard let sign = bytes.popFirst(), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")
    else { return nil }
    let digits = bytes.prefix { (0x30...0x3A).contains($0) }
    bytes = bytes.dropFirst(digits.count)
    let values = digits.filter { $0 != UInt8(ascii: ":") }.map { Int($0) - 0x30 }
    let hours: Int
    let minutes: Int
    switch values.count {
    case 1, 2: (hours, minutes) = (values.reduce(0) { $0 * 10 + $1 }, 0)
    case 4: (hours, minutes) = (values[0] * 10 + values[1], values[2] * 10 + values[3])
    default: return nil
    }
    guard hours < 24, minutes < 60 else { return nil }
    return (hours * 3600 + minutes * 60) * (sign == UInt8(ascii: "-") ? -1 : 1)
  }
}
