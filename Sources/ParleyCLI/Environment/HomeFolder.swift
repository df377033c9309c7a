/// Finds the folder that holds `Intents` and `Corpus`.
package enum HomeFolder {
  /// Finds the folder.
  ///
  /// - Parameters:
  ///   - named: the folder of `--home`, which is the only one looked at where it is given.
  ///   - world: the computer.
  /// - Returns: the path of the folder.
  /// - Throws: `badData` with every place that was looked at.
  /// - Complexity: O(*d*) in the depth of the current folder and of the program's.
  package static func find(named: String?, in world: World) throws(CommandFailure) -> String {
    if let named { return try check(named, from: "--home", in: world) }
    if let named = world.variable("PARLEY_HOME"), !named.isEmpty {
      return try check(named, from: "PARLEY_HOME", in: world)
    }
    let current = world.currentFolder()
    let program = world.executable().map(folder(of:))
    var places = upward(from: current) + (program.map(upward(from:)) ?? [])
    if let program { places.append("\(folder(of: program))/share/parley") }
    if let found = places.first(where: { isHome($0, in: world) }) { return found }
    throw .badData(
      [
        "parley: there is no folder with Intents and Corpus. Looked for it",
        "  at --home DIR and PARLEY_HOME, which aren't set,",
        "  upward from the current folder, \(current),",
      ]
        + (program.map {
          [
            "  upward from the program's folder, \($0),",
            "  and at \(folder(of: $0))/share/parley.",
          ]
        } ?? [])
        + ["Name the folder with --home DIR."])
  }

  private static func check(
    _ path: String, from source: String, in world: World
  ) throws(CommandFailure) -> String {
    let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    if isHome(trimmed, in: world) { return trimmed }
    let problem =
      world.isFolder(trimmed)
      ? "has no folders Intents and Corpus" : "is no folder"
    throw .badData(["parley: \(source) names \(path), which \(problem)."])
  }

  private static func isHome(_ path: String, in world: World) -> Bool {
    world.isFolder("\(path)/Intents") && world.isFolder("\(path)/Corpus")
  }

  /// The folder and those around it, innermost first.
  private static func upward(from start: String) -> [String] {
    var places = [start]
    var path = start
    while let slash = path.lastIndex(of: "/"), path != "/" {
      path = slash == path.startIndex ? "/" : String(path[..<slash])
      places.append(path == "/" ? "" : path)
    }
    return places
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }
}
