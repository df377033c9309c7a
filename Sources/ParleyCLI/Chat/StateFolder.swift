import AgentRuntime

/// Finds the folder that keeps notes and conversations.
enum StateFolder {
  /// Finds the folder.
  ///
  /// - Parameters:
  ///   - wish: what the command line says.
  ///   - world: the computer.
  /// - Returns: the path; nil where nothing is kept.
  static func path(_ wish: GlobalOptions.State, in world: World) -> String? {
    switch wish {
    case .none: return nil
    case .folder(let path): return path
    case .standard: break
    }
    if let named = world.variable("PARLEY_STATE"), !named.isEmpty {
      return named == "none" ? nil : named
    }
    // The XDG base directory specification: a relative path doesn't count.
    if let base = world.variable("XDG_STATE_HOME"), base.hasPrefix("/") { return base + "/parley" }
    guard let home = world.variable("HOME"), !home.isEmpty else { return nil }
    return home + "/.local/state/parley"
  }

  /// Opens the journal of the folder; warns where it can't be kept, or had to be mended.
  ///
  /// - Parameters:
  ///   - wish: what the command line says.
  ///   - world: the computer.
  ///   - console: where warnings go.
  /// - Returns: the journal; nil where nothing is kept.
  static func journal(
    _ wish: GlobalOptions.State, in world: World, console: Console
  ) -> Journal? {
    guard let path = path(wish, in: world) else {
      if wish == .standard, world.variable("PARLEY_STATE") != "none" {
        console.warn("parley: warning: HOME isn't set, so nothing is kept after this chat")
      }
      return nil
    }
    do throws(JournalProblem) {
      let journal = try Journal(folder: path)
      for warning in journal.warnings { console.warn("parley: warning: \(warning)") }
      return journal
    } catch {
      console.warn("parley: warning: \(error); nothing is kept after this chat")
      return nil
    }
  }
}
