package import CivilTime

/// The civil time of a run and the zone it is told in.
package struct CivilClock: Sendable {
  /// The time, in milliseconds since 1970-01-01T00:00:00Z.
  package let now: @Sendable () -> Int64
  /// The user's time zone.
  package let timeZone: TimeZoneRules
  /// Whether the time stands still.
  package let isFrozen: Bool

  /// Creates a clock that stands still.
  ///
  /// - Parameters:
  ///   - milliseconds: the time, in milliseconds since 1970.
  ///   - timeZone: the zone.
  package init(frozenAt milliseconds: Int64, timeZone: TimeZoneRules) {
    self.init(now: { milliseconds }, timeZone: timeZone, isFrozen: true)
  }

  /// Creates the clock that the options ask for.
  ///
  /// The zone is that of `--timezone`, else the offset of `--now`, else the user's.
  ///
  /// - Parameters:
  ///   - options: the options.
  ///   - world: the computer.
  /// - Throws: a usage error where a time or zone can't be read.
  package init(_ options: GlobalOptions, world: World) throws(CommandFailure) {
    let finder = TimeZoneFinder(world: world)
    var zone: TimeZoneRules?
    if let name = options.timeZone {
      guard let found = finder.zone(named: name) else {
        throw .usage("there is no time zone '\(name)'; write one like Asia/Tokyo or +01:00")
      }
      zone = found
    }
    guard let text = options.now else {
      self.init(now: world.now, timeZone: zone ?? finder.local, isFrozen: false)
      return
    }
    let assumed = zone ?? finder.local
    guard let time = Timestamp(text, in: assumed) else {
      throw .usage("--now takes a time like 2026-01-31T10:00:00+01:00, not '\(text)'")
    }
    let ownZone = Self.hasOffset(text) ? TimeZoneRules(fixedOffset: time.offset) : assumed
    self.init(frozenAt: time.milliseconds, timeZone: zone ?? ownZone)
  }

  private init(now: @escaping @Sendable () -> Int64, timeZone: TimeZoneRules, isFrozen: Bool) {
    self.now = now
    self.timeZone = timeZone
    self.isFrozen = isFrozen
  }

  /// Whether a time says its offset: then it is the same instant wherever it is read.
  private static func hasOffset(_ text: String) -> Bool {
    let elsewhere = TimeZoneRules(fixedOffset: 3600)
    return Timestamp(text, in: .utc)?.milliseconds == Timestamp(text, in: elsewhere)?.milliseconds
  }
}
