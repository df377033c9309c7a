import Testing

@testable import ParleyCLI

struct HomeFolderTests {
  private func world(folders homes: String...) -> World {
    var world = World()
    world.currentFolder = { "/srv/deep/inside" }
    world.executable = { "/opt/parley/bin/parley" }
    let folders = homes.flatMap { [$0, "\($0)/Intents", "\($0)/Corpus"] }
    world.isFolder = { folders.contains($0) }
    return world
  }

  @Test(arguments: [
    "/srv/deep/inside", "/srv", "", "/opt/parley/bin", "/opt", "/opt/parley/share/parley",
  ])
  func theFolderIsFoundUpwardAndBesideTheProgram(place: String) throws {
    #expect(try HomeFolder.find(named: nil, in: world(folders: place)) == place)
  }

  @Test func theCurrentFolderComesBeforeTheProgram() throws {
    #expect(try HomeFolder.find(named: nil, in: world(folders: "/opt", "/srv")) == "/srv")
  }

  @Test func aNamedFolderIsTheOnlyOneLookedAt() throws {
    var world = world(folders: "/srv", "/named")
    #expect(try HomeFolder.find(named: "/named/", in: world) == "/named")
    world.variable = { $0 == "PARLEY_HOME" ? "/nowhere" : nil }
    #expect(
      throws: CommandFailure.badData([
        "parley: PARLEY_HOME names /nowhere, which is no folder."
      ])
    ) { try HomeFolder.find(named: nil, in: world) }
  }

  @Test func withoutAnyEveryPlaceIsNamed() {
    #expect(
      throws: CommandFailure.badData([
        "parley: there is no folder with Intents and Corpus. Looked for it",
        "  at --home DIR and PARLEY_HOME, which aren't set,",
        "  upward from the current folder, /srv/deep/inside,",
        "  upward from the program's folder, /opt/parley/bin,",
        "  and at /opt/parley/share/parley.",
        "Name the folder with --home DIR.",
      ])
    ) { try HomeFolder.find(named: nil, in: world()) }
  }
}
