import SkillKit

extension Capabilities {
  /// What skills may use of the world in a talk: the files of the data's folder, and a computer that
  /// is always the same.
  ///
  /// - Parameters:
  ///   - world: the computer.
  ///   - home: the home folder, where relative paths begin.
  init(forTalksIn world: World, home: String) {
    self.init(world)
    let read = readFile
    readFile = { (path) throws(FileProblem) in
      try read(path.hasPrefix("/") || path.hasPrefix("~") ? path : "\(home)/\(path)")
    }
    systemFacts = {
      SystemFacts(
        diskTotal: 512_000_000_000, diskFree: 128_000_000_000, memoryTotal: 16 << 30,
        memoryAvailable: 4 << 30, uptime: 273_600, loadAverages: [0.5, 0.75, 1], processorCount: 8)
    }
  }
}
