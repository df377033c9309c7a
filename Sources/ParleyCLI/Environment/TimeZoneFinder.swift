package import CivilTime
import SkillKit

/// Finds the rules of time zones in the system's files.
package struct TimeZoneFinder: Sendable {
  private static let folders = [
    "/usr/share/zoneinfo", "/usr/lib/zoneinfo", "/var/db/timezone/zoneinfo",
  ]
  private static let fileLimit = 1 << 20

  private let world: World

  /// Creates a finder.
  ///
  /// - Parameter world: the computer.
  package init(world: World) { self.world = world }

  /// Finds a zone.
  ///
  /// - Parameter name: an identifier such as `Asia/Tokyo`, or an offset such as `+01:00`.
  /// - Returns: the rules, or nil if there is no such zone.
  package func zone(named name: String) -> TimeZoneRules? {
    if let fixed = TimeZoneRules(offset: name) { return fixed }
    guard Self.isIdentifier(name) else { return nil }
    let own = world.variable("TZDIR").map { [$0] } ?? []
    for folder in own + Self.folders {
      if let zone = zone(at: "\(folder)/\(name)", named: name) { return zone }
    }
    return nil
  }

  /// The zone of the user: that of `TZ`, else the system's, else UTC.
  package var local: TimeZoneRules {
    if let variable = world.variable("TZ") {
      let name = variable.hasPrefix(":") ? String(variable.dropFirst()) : variable
      if name.hasPrefix("/") { return zone(at: name, named: Self.identifier(in: name)) ?? .utc }
      return zone(named: name) ?? .utc
    }
    let path = "/etc/localtime"
    let name = world.linkTarget(path).map(Self.identifier(in:)) ?? "local"
    return zone(at: path, named: name) ?? .utc
  }

  private func zone(at path: String, named name: String) -> TimeZoneRules? {
    guard let bytes = try? world.readFile(path, Self.fileLimit) else { return nil }
    return try? TimeZoneRules(identifier: name, tzif: bytes)
  }

  /// Whether a name stays inside the folder of zones.
  private static func isIdentifier(_ name: String) -> Bool {
    let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      guard let first = part.first, first != UInt8(ascii: ".") else { return false }
      return part.allSatisfy { byte in
        byte < 0x80
          && (Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber
            || "_+-".utf8.contains(byte))
      }
    }
  }

  private static func identifier(in path: String) -> String {
    let marker = "zoneinfo/"
    guard let range = path.firstRange(of: marker) else { return "local" }
    return String(path[range.upperBound...])
  }
}
