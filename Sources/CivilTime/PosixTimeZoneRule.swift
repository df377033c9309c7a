/// A rule for the offsets of every year, such as `CET-1CEST,M3.5.0,M10.5.0/3`.
///
/// Source: POSIX.1-2017, section 8.3, `TZ`; hours from -167 to 167 as in RFC 8536, section 3.3.1.
struct PosixTimeZoneRule: Sendable, Hashable {
  /// A day of the year with the local second of day at which the offset changes.
  struct Change: Sendable, Hashable {
    /// How the day is named.
    enum Day: Sendable, Hashable {
      /// The day of the year counted from 1, never counting the 29th of February.
      case julian(Int)
      /// The day of the year counted from 0.
      case ordinal(Int)
      /// The *n*th weekday of a month, 5 for the last.
      case weekday(Int, week: Int, month: Int)
    }

    var day: Day
    var second: Int

    /// The local second number of the change in a year.
    func secondNumber(in year: Int) -> Int {
      dayNumber(in: year) * 86_400 + second
    }

    private func dayNumber(in year: Int) -> Int {
      guard let first = CivilDate(year: year, month: 1, day: 1) else { return 0 }
      switch day {
      case .julian(let day):
        return first.dayNumber + day - 1 + (CivilDate.isLeap(year) && day >= 60 ? 1 : 0)
      case .ordinal(let day): return first.dayNumber + day
      case .weekday(let weekday, let week, let month):
        let ordinal = week == 5 ? -1 : week
        return CivilDate.nth(ordinal, weekday: weekday, ofMonth: month, year: year)?.dayNumber ?? 0
      }
    }
  }

  /// The offset of standard time, in seconds east of UTC.
  var standard: Int
  /// The offset of summer time, and when it starts and ends; nothing where there is none.
  var summer: Summer?

  /// Summer time.
  struct Summer: Sendable, Hashable {
    var offset: Int
    var start: Change
    var end: Change
  }

  /// Reads a rule.
  init?(_ bytes: ArraySlice<UInt8>) {
    var reader = PosixRuleReader(rest: bytes)
    guard reader.skipName(), let west = reader.readTime() else { return nil }
    standard = -west
    guard !reader.rest.isEmpty else { return }
    guard reader.skipName() else { return nil }
    var offset = standard + 3600
    if reader.rest.first != UInt8(ascii: ",") {
      guard let west = reader.readTime() else { return nil }
      offset = -west
    }
    guard let start = reader.readChange(), let end = reader.readChange(), reader.rest.isEmpty
    else { return nil }
    summer = Summer(offset: offset, start: start, end: end)
  }

  /// The offset in force at a second since 1970, in seconds east of UTC.
  func offset(at second: Int64) -> Int {
    guard let summer else { return standard }
    let year = CivilDateTime(secondNumber: Int(second) + standard).date.year
    let start = summer.start.secondNumber(in: year) - standard
    let end = summer.end.secondNumber(in: year) - summer.offset
    let isSummer =
      start < end
      ? (start..<end).contains(Int(second)) : !(end..<max(start, end)).contains(Int(second))
    return isSummer ? summer.offset : standard
  }
}
