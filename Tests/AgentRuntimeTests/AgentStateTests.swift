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

  /// Writers take snapshots and merge in random order; a model that only knows the rule "a key
  /// that moved after the base version conflicts" must agree on every outcome.
  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func agreesWithASimpleModelOnRandomInterleavings(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var state = AgentState()
    var bases = [0, 0, 0, 0]
    var written: [Int: Int] = [:]
    var values: [Int: Double] = [:]
    var added = 0
    for step in 1...2000 {
      let writer = Int.random(in: 0..<4, using: &random)
      if Int.random(in: 0..<3, using: &random) == 0 { bases[writer] = state.version }
      let name = Int.random(in: 0..<6, using: &random)
      let key = ContextKey(rawValue: "k\(name)")
      let isAddition = Int.random(in: 0..<4, using: &random) == 0
      var changes: [Change] = [.set(key, .number(Double(step)))]
      if isAddition { changes.append(.add(.todos, note("\(step)"))) }
      let mayPass = written[name, default: 0] <= bases[writer]
      do {
        try state.merge(Patch(changes), basedOn: bases[writer])
        #expect(mayPass)
        written[name] = state.version
        values[name] = Double(step)
        added += isAddition ? 1 : 0
      } catch {
        #expect(!mayPass)
      }
    }
    for (name, value) in values {
      #expect(state.snapshot.context[ContextKey(rawValue: "k\(name)")]?.value == .number(value))
    }
    #expect(state.snapshot.records(in: .todos).map(\.id) == Array(1...added))
  }
}
