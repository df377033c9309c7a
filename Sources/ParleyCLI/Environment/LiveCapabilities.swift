package import SkillKit

extension Capabilities {
  /// The length of the longest file that a skill gets, in bytes.
  private static let fileLimit = 16 << 20

  /// What skills may use of a computer.
  ///
  /// A path may begin with `~`; others are relative to the current folder.
  ///
  /// - Parameter world: the computer.
  package init(_ world: World) {
    let finder = TimeZoneFinder(world: world)
    self.init(
      readFile: { (path) throws(FileProblem) in
        try world.readFile(Self.expanded(path, in: world), Self.fileLimit)
      },
      systemFacts: world.systemFacts,
      timeZone: { finder.zone(named: $0) })
    languageModel = world.languageModel
  }

  private static func expanded(_ path: String, in world: World) -> String {
    guard path == "~" || path.hasPrefix("~/"), let home = world.variable("HOME") else {
      return path
    }
    return home + path.dropFirst()
  }
}
