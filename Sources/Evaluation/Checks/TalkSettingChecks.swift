public import CivilTime
public import IntentSchema

/// Checks that talks can begin: their times and time zones.
public enum TalkSettingChecks {
  /// Finds talks whose time or time zone can't be read.
  ///
  /// - Parameters:
  ///   - talks: the talks.
  ///   - zones: gives the rules of a time zone by its identifier.
  /// - Returns: what was found, talk by talk.
  /// - Complexity: O(*n*) in the number of talks.
  public static func run(
    on talks: [Talk], timeZone zones: (String) -> TimeZoneRules?
  ) -> [Diagnostic] {
    talks.compactMap { talk in
      do throws(TalkSetting.Problem) {
        _ = try TalkSetting(talk, timeZone: zones)
        return nil
      } catch {
        return Diagnostic(
          .error, at: talk.location, "the talk can't begin: \(error.reason)",
          fix: "correct its `now` or `timezone`")
      }
    }
  }
}
