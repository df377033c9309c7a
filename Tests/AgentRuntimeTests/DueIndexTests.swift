import CivilTime
import SkillKit
import Testing

@testable import AgentRuntime

struct DueIndexTests {
  /// Whatever is added, changed and deleted, the index knows what a look at all records knows.
  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func agreesWithALookAtAllRecords(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var state = AgentState()
    for step in 1...400 {
      let name = [CollectionName.timers, .alarms, .reminders, .notes][
        Int.random(in: 0..<4, using: &random)]
      let record = Record(
        id: Int.random(in: 1...30, using: &random), title: "\(step)", createdAt: 0,
        dueAt: Bool.random(using: &random) ? Int64.random(in: 0...50, using: &random) : nil,
        doneAt: Int.random(in: 0..<4, using: &random) == 0 ? 1 : nil)
      let change: Change =
        switch Int.random(in: 0..<4, using: &random) {
        case 0: .add(name, record)
        case 1: .delete(name, id: record.id)
        default: .put(name, record)
        }
      try state.merge(Patch([change]), basedOn: state.version)
      #expect(state.dueIndex.next(in: state.snapshot) == Self.waiting(state).first?.0)
      let now = Int64.random(in: 0...50, using: &random)
      let due = DueRecords.due(at: now, in: &state, zone: .utc)
      let expected = Self.waiting(state).filter { $0.0 <= now }
      #expect(due.map { $0.record } == expected.map(\.1), "step \(step)")
    }
  }

  private static func waiting(_ state: AgentState) -> [(Int64, Record)] {
    let all = [CollectionName.timers, .alarms, .reminders].enumerated().flatMap { rank, name in
      state.snapshot.records(in: name).compactMap { record in
        record.doneAt == nil ? record.dueAt.map { (due: $0, rank: rank, record: record) } : nil
      }
    }
    return all.sorted { ($0.due, $0.rank, $0.record.id) < ($1.due, $1.rank, $1.record.id) }
      .map { ($0.due, $0.record) }
  }
}
