import AgentRuntime
import IntentSchema
import Testing

struct DataFolderTests {
  private func home() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    folder.makeFolder("Intents")
    folder.makeFolder("Corpus")
    try folder.write(Array("b".utf8), to: "Intents/b.intent")
    try folder.write([0xFF], to: "Intents/a.intent")
    try folder.write([], to: "Intents/.hidden.intent")
    try folder.write([], to: "Intents/readme.md")
    try folder.write(Array("c".utf8), to: "Corpus/c.corpus")
    try folder.write(Array("t".utf8), to: "Corpus/t.talk")
    return folder
  }

  @Test func readsTheFilesInTheOrderOfTheirNames() throws {
    let folder = try home()
    let data = try DataFolder(home: folder.path)
    #expect(data.intents.map(\.path) == ["Intents/a.intent", "Intents/b.intent"])
    #expect(data.intents.map(\.bytes) == [[0xFF], Array("b".utf8)])
    #expect(data.corpora.map(\.path) == ["Corpus/c.corpus"])
    #expect(data.talks.map(\.path) == ["Corpus/t.talk"])
  }

  @Test func tellsOneContentFromAnother() throws {
    let folder = try home()
    let before = try DataFolder(home: folder.path).fingerprint
    #expect(try DataFolder(home: folder.path).fingerprint == before)
    try folder.write(Array("d".utf8), to: "Corpus/c.corpus")
    #expect(try DataFolder(home: folder.path).fingerprint != before)
  }

  @Test func namesTheFolderThatIsMissing() throws {
    let folder = try TemporaryFolder()
    #expect(throws: DataFolder.Problem.missingFolder(path: folder.path + "/Intents")) {
      try DataFolder(home: folder.path)
    }
  }
}
