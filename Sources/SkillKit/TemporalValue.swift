public import CivilTime
public import IntentSchema

/// A date or a time as a slot gives it.
public struct TemporalValue: Sendable, Hashable {
  /// The date with its time of day, as the user's clock shows it; midnight for a date alone.
  public var civil: CivilDateTime
  /// The instant, in milliseconds since 1970-01-01T00:00:00Z; nil where no offset is given.
  public var instant: Int64?
  /// The size of the step it was given in.
  public var grain: Grain

  /// Creates a value.
  ///
  /// - Parameters:
  ///   - civil: the date with its time of day, as the user's clock shows it.
  ///   - instant: the instant, in milliseconds since 1970; nil for a date alone.
  ///   - grain: the size of the step it was given in.
  public init(civil: CivilDateTime, instant: Int64? = nil, grain: Grain) {
    self.civil = civil
    self.instant = instant
    self.grain = grain
  }

  /// Reads `2026-01-31` or `2026-01-31T17:00:00+01:00`; nil where the text is no such time.
  ///
  /// - Parameters:
  ///   - text: the ISO 8601 text; a time may lack its offset.
  ///   - grain: the size of the step it was given in.
  public init?(_ text: String, grain: Grain) {
    if let date = CivilDate(text) {
      self.init(civil: CivilDateTime(date), grain: grain)
      return
    }
    guard let stamp = Timestamp(text, in: .utc) else { return nil }
    let hasOffset = text.utf8.dropFirst(10).contains { "Zz+-".utf8.contains($0) }
    self.init(
      civil: stamp.civil, instant: hasOffset ? stamp.milliseconds : nil, grain: grain)
  }

  /// The instant in a zone.
  ///
  /// - Parameter zone: the zone of a value that has no offset of its own.
  /// - Returns: the instant, in milliseconds since 1970-01-01T00:00:00Z.
  public func instant(in zone: TimeZoneRules) -> Int64 {
    instant ?? zone.milliseconds(of: civil)
  }
}
