public import CivilTime
public import SkillKit

extension Capabilities {
  /// Capabilities that answer from memory.
  ///
  /// - Parameters:
  ///   - files: the content of each file that exists.
  ///   - facts: how the computer is doing.
  ///   - timeZones: the zones that are known, by their identifiers.
  /// - Returns: the capabilities.
  public static func canned(
    files: [String: [UInt8]] = [:], facts: SystemFacts = SystemFacts(),
    timeZones: [String: TimeZoneRules] = [:]
  ) -> Capabilities {
    Capabilities(
      readFile: { (path) throws(FileProblem) -> [UInt8] in
        guard let bytes = files[path] else { throw .notFound }
        return bytes
      },
      systemFacts: { facts },
      timeZone: { timeZones[$0] })
  }
}
