import AgentRuntime
import SkillKit
import Testing

struct JournalTests {
  private func note(_ title: String, id: Int = 0) -> Record {
    Record(id: id, title: title, createdAt: 5)
  }

  private func titles(_ store: StateStore) -> [String] {
    store.snapshot.records(in: .notes).map { "\($0.id) \($0.title)" }
  }

  private func add(_ title: String, to store: StateStore) throws {
    try store.merge(Patch([.add(.notes, note(title))]), basedOn: store.snapshot.version)
  }

  @Test func keepsRecordsAndConversation() throws {
    let folder = try TemporaryFolder()
    let store = StateStore(journal: try Journal(folder: folder.path + "/state"))
    try add("one\n\"二\"\u{0}", to: store)
    try add("two", to: store)
    try store.merge(
      Patch([.put(.notes, note("TWO", id: 2)), .delete(.notes, id: 1)]), basedOn: 2)
    store.note([Message(role: .user, text: "hi", time: 1)])

    let journal = try Journal(folder: folder.path + "/state")
    let again = StateStore(journal: journal)
    #expect(titles(again) == ["2 TWO"])
    #expect(again.snapshot.messages.map(\.text) == ["hi"])
    #expect(journal.warnings == [])
    try add("three", to: again)
    #expect(titles(again) == ["2 TWO", "3 three"])
    #expect(try folder.mode(of: "state") == 0o700)
    #expect(try folder.mode(of: "state/journal.jsonl") == 0o600)
    #expect(try folder.mode(of: "state/journal.lock") == 0o600)
  }

  @Test func losesNothingAcknowledgedWhereverTheLastLineWasTorn() throws {
    let folder = try TemporaryFolder()
    let store = StateStore(journal: try Journal(folder: folder.path))
    try add("first", to: store)
    let kept = try folder.read("journal.jsonl").count
    try add("last, 最后", to: store)
    let whole = try folder.read("journal.jsonl")
    for length in kept..<whole.count {
      try folder.write(Array(whole.prefix(length)), to: "journal.jsonl")
      let journal = try Journal(folder: folder.path)
      let torn = StateStore(journal: journal)
      #expect(titles(torn) == ["1 first"])
      #expect(journal.warnings.count == (length == kept ? 0 : 1))
      try add("next", to: torn)
      #expect(
        titles(StateStore(journal: try Journal(folder: folder.path))) == ["1 first", "2 next"])
    }
  }

  @Test func skipsADamagedLineBeforeSoundOnes() throws {
    let folder = try TemporaryFolder()
    let store = StateStore(journal: try Journal(folder: folder.path))
    for title in ["a", "b", "c"] { try add(title, to: store) }
    var bytes = try folder.read("journal.jsonl")
    let second = try #require(bytes.firstIndex(of: 0x0A)) + 40
    bytes[second] ^= 1
    try folder.write(bytes, to: "journal.jsonl")
    let journal = try Journal(folder: folder.path)
    #expect(titles(StateStore(journal: journal)) == ["1 a", "3 c"])
    #expect(
      journal.warnings == [
        "\(folder.path)/journal.jsonl: skipped 1 damaged or unknown lines"
      ])
  }

  @Test func acceptsAnyBytes() throws {
    let folder = try TemporaryFolder()
    var random = SplitMix64(seed: 9)
    for _ in 0..<50 {
      let count = Int.random(in: 0..<400, using: &random)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      try folder.write(bytes, to: "journal.jsonl")
      let store = StateStore(journal: try Journal(folder: folder.path))
      try add("fine", to: store)
      #expect(titles(StateStore(journal: try Journal(folder: folder.path))) == ["1 fine"])
    }
  }

  @Test func givesTwoAgentsOnOneFileDifferentIDs() throws {
    let folder = try TemporaryFolder()
    let first = StateStore(journal: try Journal(folder: folder.path))
    let second = StateStore(journal: try Journal(folder: folder.path))
    try add("a", to: first)
    try add("b", to: second)
    try add("c", to: first)
    #expect(titles(first) == ["1 a", "2 b", "3 c"])
    second.refresh()
    #expect(titles(second) == ["1 a", "2 b", "3 c"])
    #expect(titles(StateStore(journal: try Journal(folder: folder.path))) == titles(first))
  }

  @Test func reportsAConflictWithAnotherAgent() throws {
    let folder = try TemporaryFolder()
    let first = StateStore(journal: try Journal(folder: folder.path))
    try add("a", to: first)
    let second = StateStore(journal: try Journal(folder: folder.path))
    let base = second.snapshot.version
    try first.merge(Patch([.delete(.notes, id: 1)]), basedOn: first.snapshot.version)
    #expect(throws: MergeProblem.self) {
      try second.merge(Patch([.put(.notes, note("b", id: 1))]), basedOn: base)
    }
    #expect(titles(second) == [])
  }

  @Test func survivesThatManyAgentsWriteAtOnce() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        let store = StateStore(journal: try Journal(folder: path))
        group.addTask {
          for number in 0..<50 {
            try store.merge(
              Patch([.add(.notes, Record(title: "\(writer)-\(number)", createdAt: 0))]),
              basedOn: 0)
          }
        }
      }
      try await group.waitForAll()
    }
    let records = StateStore(journal: try Journal(folder: path)).snapshot.records(in: .notes)
    #expect(records.map(\.id) == Array(1...200))
    #expect(Set(records.map(\.title)).count == 200)
  }

  @Test func makesALongFileShorterWithoutLosingAnything() throws {
    let folder = try TemporaryFolder()
    let store = StateStore(journal: try Journal(folder: folder.path))
    let long = String(repeating: "x", count: 1000)
    try add("kept", to: store)
    for number in 2...100 {
      try store.merge(Patch([.add(.notes, note(long + "\(number)"))]), basedOn: 0)
      try store.merge(
        Patch([.delete(.notes, id: number)]), basedOn: store.snapshot.version)
    }
    for _ in 0..<40 {
      store.note([Message(role: .user, text: long, time: 0)])
    }
    let before = try folder.read("journal.jsonl").count
    let again = StateStore(journal: try Journal(folder: folder.path))
    #expect(try folder.read("journal.jsonl").count < before / 2)
    #expect(titles(again) == ["1 kept"])
    #expect(try folder.mode(of: "journal.jsonl") == 0o600)
    // The one that has the old file open goes on in the new one.
    try add("next", to: store)
    again.refresh()
    #expect(titles(again) == ["1 kept", "101 next"])
    #expect(titles(store) == ["1 kept", "101 next"])
  }

  @Test func closesAFolderOfItsOwnToOthersAndNoOther() throws {
    let folder = try TemporaryFolder()
    folder.makeFolder("state")
    #expect(try folder.mode(of: "state") == 0o755)
    _ = try Journal(folder: folder.path + "/state")
    #expect(try folder.mode(of: "state") == 0o700)
    folder.makeFolder("Intents")
    let before = try folder.mode(of: "Intents")
    try folder.write([], to: "Intents/mine.txt")
    _ = try Journal(folder: folder.path + "/Intents")
    #expect(try folder.mode(of: "Intents") == before)
    folder.removeLater("Intents/journal.jsonl", "Intents/journal.lock")
  }

  @Test func saysWhyAFolderCantBeUsed() {
    #expect(
      throws: JournalProblem.cannotOpen(
        path: "/dev/null/x/journal.jsonl", reason: "Not a directory")
    ) { try Journal(folder: "/dev/null/x") }
  }
}
