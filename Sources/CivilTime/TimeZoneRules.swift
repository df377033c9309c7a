/// The offsets of a time zone from UTC over time.
///
/// Instants are milliseconds since 1970-01-01T00:00:00Z, without leap seconds.
public struct TimeZoneRules: Sendable, Hashable {
  /// The identifier, such as `Asia/Tokyo` or `+01:00`.
  public let identifier: String
  /// The instants at which the offset changes, in seconds since 1970, ascending.
  let transitions: [Int64]
  /// The offset before the first transition, then after each, in seconds east of UTC.
  let offsets: [Int]
  /// The rule for the time after the last transition.
  let rule: PosixTimeZoneRule?

  /// Coordinated universal time.
  public static let utc = TimeZoneRules(fixedOffset: 0)

  /// Creates a zone with one fixed offset; its identifier has the form `+01:00`.
  ///
  /// - Parameter seconds: the offset, in seconds east of UTC; at most a day either way is kept.
  public init(fixedOffset seconds: Int) {
    let offset = min(max(seconds, -86_399), 86_399)
    identifier = Timestamp.text(ofOffset: offset)
    transitions = []
    offsets = [offset]
    rule = nil
  }

  /// Creates a zone from an offset such as `+01:00`, `-0330`, `+9` or `Z`.
  ///
  /// - Parameter text: the offset from UTC.
  public init?(offset text: String) {
    if ["Z", "z", "UTC", "utc"].contains(text) {
      self = .utc
      return
    }
    var bytes = Array(text.utf8)[...]
    guard let offset = Timestamp.readOffset(&bytes), bytes.isEmpty else { return nil }
    self.init(fixedOffset: offset)
  }

  /// Reads a zone from the bytes of a TZif file.
  ///
  /// - Parameters:
  ///   - identifier: the identifier of the zone, such as `Europe/Berlin`.
  ///   - bytes: the file, of version 1, 2, 3 or 4 (RFC 8536, RFC 9636).
  /// - Throws: what is wrong with the bytes.
  /// - Complexity: O(*n*) in the number of bytes.
  public init(identifier: String, tzif bytes: [UInt8]) throws(TimeZoneProblem) {
    var reader = TimeZoneFileReader(bytes: bytes)
    let contents = try reader.read()
    self.identifier = identifier
    transitions = contents.transitions
    offsets = contents.offsets
    rule = contents.rule
  }

  /// The offset in force at an instant, in seconds east of UTC.
  ///
  /// - Parameter milliseconds: the instant.
  /// - Returns: the offset.
  /// - Complexity: O(log *n*) in the number of transitions.
  public func offset(at milliseconds: Int64) -> Int {
    offset(atSecond: Self.floorSeconds(milliseconds))
  }

  /// The date and time of day at an instant, rounded down to the second.
  ///
  /// - Parameter milliseconds: the instant.
  /// - Returns: the date and time of day.
  /// - Complexity: O(log *n*) in the number of transitions.
  public func civil(at milliseconds: Int64) -> CivilDateTime {
    let second = Self.floorSeconds(milliseconds)
    return CivilDateTime(secondNumber: Int(second) + offset(atSecond: second))
  }

  /// The instant of a date and time of day.
  ///
  /// A time that the clocks skip moves forward by the length of the gap; one that they show twice
  /// is the first of the two. Changes less than a day apart are not told apart.
  ///
  /// - Parameter local: the date and time.
  /// - Returns: the instant, in milliseconds since 1970.
  /// - Complexity: O(log *n*) in the number of transitions.
  public func milliseconds(of local: CivilDateTime) -> Int64 {
    let seconds = Int64(local.secondNumber)
    let before = offset(atSecond: seconds - 86_400)
    let after = offset(atSecond: seconds + 86_400)
    let (larger, smaller) = (max(before, after), min(before, after))
    if offset(atSecond: seconds - Int64(larger)) == larger {
      return (seconds - Int64(larger)) * 1000
    }
    if offset(atSecond: seconds - Int64(smaller)) == smaller {
      return (seconds - Int64(smaller)) * 1000
    }
    return (seconds - Int64(before)) * 1000
  }

  /// Whole seconds, rounded down.
  static func floorSeconds(_ milliseconds: Int64) -> Int64 {
    let seconds = milliseconds / 1000
    return milliseconds % 1000 < 0 ? seconds - 1 : seconds
  }

  private func offset(atSecond second: Int64) -> Int {
    guard let last = transitions.last else { return rule?.offset(at: second) ?? offsets[0] }
    if second >= last, let rule { return rule.offset(at: second) }
    var low = 0
    var high = transitions.count
    while low < high {
      let middle = (low + high) / 2
      if transitions[middle] <= second { low = middle + 1 } else { high = middle }
    }
    return offsets[low]
  }
}

/// Why the bytes of a time zone file can't be used.
public enum TimeZoneProblem: Error, Sendable, Hashable {
  /// The bytes don't begin like a TZif file.
  case notTimeZoneFile
  /// The bytes end before the data they announce.
  case truncated
  /// A number in the file contradicts another one, or is out of range.
  case inconsistent
  /// The rule for the future in the footer can't be read.
  case invalidRule(String)
}
