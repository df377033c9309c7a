import Testing

@testable import ParleyCLI

struct StateFolderTests {
  @Test(arguments: [
    (GlobalOptions.State.folder("/a"), ["PARLEY_STATE": "/b"], "/a" as String?),
    (.none, ["PARLEY_STATE": "/b"], nil),
    (.standard, ["PARLEY_STATE": "/b", "XDG_STATE_HOME": "/c"], "/b"),
    (.standard, ["PARLEY_STATE": "none", "HOME": "/d"], nil),
    (.standard, ["XDG_STATE_HOME": "/c", "HOME": "/d"], "/c/parley"),
    (.standard, ["XDG_STATE_HOME": "relative", "HOME": "/d"], "/d/.local/state/parley"),
    (.standard, [:], nil),
  ])
  func optionThenVariableThenStandardPlaces(
    wish: GlobalOptions.State, variables: [String: String], expected: String?
  ) {
    var world = World()
    world.variable = { variables[$0] }
    #expect(StateFolder.path(wish, in: world) == expected)
  }
}
