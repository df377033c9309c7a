import CivilTime

/// When and where a talk starts.
struct TalkSetting: Sendable {
  /// Why a talk can't be run.
  struct Problem: Error, Hashable {
    var reason: String
  }

  /// The time, in milliseconds since 1970.
  var start: Int64
  /// The user's time zone: the named one, or the offset of the time.
  var timeZone: TimeZoneRules

  /// Reads the settings of a talk.
  ///
  /// - Parameters:
  ///   - talk: the talk.
  ///   - zones: gives the rules of a time zone by its identifier.
  /// - Throws: a time or zone that can't be read.
  init(_ talk: Talk, timeZone zones: (String) -> TimeZoneRules?) throws(Problem) {
    var named: TimeZoneRules?
    if let name = talk.timezone {
      guard let rules = TimeZoneRules(offset: name) ?? zones(name) else {
        throw Problem(reason: "there is no time zone '\(name)'")
      }
      named = rules
    }
    let text = talk.now ?? TalkRunner.usualStart
    guard let time = Timestamp(text, in: named ?? .utc) else {
      throw Problem(reason: "'\(text)' is no time such as \(TalkRunner.usualStart)")
    }
    start = time.milliseconds
    timeZone = named ?? TimeZoneRules(fixedOffset: time.offset)
  }
}
