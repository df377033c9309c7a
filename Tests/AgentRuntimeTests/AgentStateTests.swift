import AgentRuntime
import IntentSchema
import SkillKit
import Testing

struct AgentStateTests {
  private let key = ContextKey(rawValue: "timer.last")
  private func note(_ title: String, id: Int = 0) -> Record {
    Record(id: id, title: title, createdAt: 0)
  }

  @Test func givesAddedRecordsTheNextIDs() throws {
    var state = AgentState()
    let merged = try state.merge(
      Patch([.add(.notes, note("a")), .add(.notes, note("b")), .add(.todos, note("c"))]),
      basedOn: 0)
    #expect(
      merged.changes == [
        .add(.notes, note("a", id: 1)), .add(.notes, note("b", id: 2)),
        .add(.todos, note("c", id: 1)),
      ])
    #expect(state.version == 1)
    try state.merge(Patch([.delete(.notes, id: 2)]), basedOn: 1)
    try state.merge(Patch([.add(.notes, note("d"))]), basedOn: 2)
    #expect(state.snapshot.records(in: .notes).map(\.id) == [1, 3])
  }

  @Test func letsAdditionsCommute() throws {
    var state = AgentState()
    for title in ["a", "b", "c"] {
      try state.merge(Patch([.add(.notes, note(title))]), basedOn: 0)
    }
    #expect(state.snapshot.records(in: .notes).map(\.title) == ["a", "b", "c"])
    #expect(state.version == 3)
  }

  @Test(arguments: [
    Change.set(ContextKey(rawValue: "timer.last"), .number(2)),
    .remove(ContextKey(rawValue: "timer.last")),
  ])
  func refusesAWriteOfAKeyThatMoved(_ change: Change) throws {
    var state = AgentState()
    try state.merge(Patch([.set(key, .number(1))]), basedOn: 0)
    #expect(throws: MergeConflict(items: [.context(key)], base: 0, current: 1)) {
      try state.merge(Patch([change]), basedOn: 0)
    }
    try state.merge(Patch([change]), basedOn: 1)
  }

  @Test func letsWritesOfOtherKeysPass() throws {
    var state = AgentState()
    try state.merge(Patch([.set(key, .number(1))]), basedOn: 0)
    try state.merge(Patch([.set(ContextKey(rawValue: "other"), .number(2))]), basedOn: 0)
    #expect(state.version == 2)
  }

  @Test func refusesAWriteOfWhatWasRemovedOrDeletedMeanwhile() throws {
    var state = AgentState()
    try state.merge(Patch([.set(key, .number(1)), .add(.notes, note("a"))]), basedOn: 0)
    try state.merge(Patch([.remove(key), .delete(.notes, id: 1)]), basedOn: 1)
    #expect(
      throws: MergeConflict(
        items: [.context(key), .record(.notes, id: 1)], base: 1, current: 2)
    ) {
      try state.merge(
        Patch([.set(key, .number(3)), .put(.notes, note("b", id: 1))]), basedOn: 1)
    }
  }

  @Test func mergesNothingOfAPatchThatConflicts() throws {
    var state = AgentState()
    try state.merge(Patch([.set(key, .number(1))]), basedOn: 0)
    let before = state.snapshot
    #expect(throws: MergeConflict.self) {
      try state.merge(Patch([.add(.notes, note("a")), .set(key, .number(2))]), basedOn: 0)
    }
    #expect(state.snapshot == before)
  }

  @Test func makesNoVersionOfAPatchThatChangesNothing() throws {
    var state = AgentState()
    try state.merge(Patch([.set(key, .number(1))]), basedOn: 0)
    try state.merge(
      Patch([.set(key, .number(1)), .delete(.notes, id: 9)]), basedOn: 1)
    try state.merge(Patch(), basedOn: 0)
    #expect(state.version == 1)
  }

  @Test func appliesTheChangesOfOnePatchInOrder() throws {
    var state = AgentState()
    try state.merge(
      Patch([.set(key, .number(1)), .remove(key), .set(key, .number(3))]), basedOn: 0)
    #expect(state.snapshot.context[key]?.value == .number(3))
    try state.merge(Patch([.set(key, .number(4)), .set(key, .number(3))]), basedOn: 1)
    #expect(state.snapshot.context[key]?.value == .number(3))
  }
}
