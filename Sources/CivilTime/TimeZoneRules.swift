/// The offsets of a time zone from UTC over time.
public struct TimeZoneRules: Sendable, Hashable {
  /// The identifier, such as `Asia/Tokyo` or `+01:00`.
  public var identifier: String

  /// Creates a zone with one fixed offset.
  ///
  /// - Parameter seconds: the offset, in seconds east of UTC.
  public init(fixedOffset seconds: Int) { identifier = "\(seconds)" }
}
