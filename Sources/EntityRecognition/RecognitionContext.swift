public import CivilTime

/// What relative times are relative to.
public struct RecognitionContext: Sendable, Hashable {
  /// The time, in milliseconds since 1970-01-01T00:00:00Z.
  public var now: Int64
  /// The user's time zone.
  public var timeZone: TimeZoneRules

  /// Creates a context.
  ///
  /// - Parameters:
  ///   - now: the time, in milliseconds since 1970.
  ///   - timeZone: the user's time zone.
  public init(now: Int64, timeZone: TimeZoneRules) {
    self.now = now
    self.timeZone = timeZone
  }
}
