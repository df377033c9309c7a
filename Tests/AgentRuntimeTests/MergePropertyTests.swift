import AgentRuntime
import IntentSchema
import SkillKit
import Testing

/// Writers read, append and merge in random order; a model that knows only the rules "what moved
/// after the base version conflicts" and "all or nothing" must agree on every outcome and on all
/// of the state.
struct MergePropertyTests {
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func agreesWithTheModelOnRandomInterleavings(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var state = AgentState()
    var model = MergeModel()
    var bases = [Int](repeating: 0, count: 8)
    for step in 1...1500 {
      let writer = Int.random(in: bases.indices, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1: bases[writer] = state.version
      default:
        let patch = model.randomPatch(step, using: &random)
        let expected = model.conflicts(of: patch, basedOn: bases[writer])
        let before = state.snapshot
        do throws(MergeConflict) {
          try state.merge(patch, basedOn: bases[writer])
          #expect(expected.isEmpty, "step \(step)")
          model.apply(patch)
        } catch {
          #expect(error.items == expected, "step \(step)")
          #expect(state.snapshot == before, "step \(step)")
        }
      }
      #expect(state.version == model.version, "step \(step)")
    }
    #expect(state.snapshot.context.mapValues(\.value) == model.context)
    for (name, records) in model.records {
      #expect(state.snapshot.records(in: name) == records.values.sorted { $0.id < $1.id })
    }
  }

  /// Whoever merges what it read loses nothing that others wrote, in whatever order all go on.
  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func losesNoUpdate(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var state = AgentState()
    let keys = (0..<3).map { ContextKey(rawValue: "k\($0)") }
    var expected = [0.0, 0, 0]
    var reads: [(key: Int, value: Double, base: Int)?] = [nil, nil, nil, nil, nil, nil, nil, nil]
    for _ in 1...3000 {
      let writer = Int.random(in: reads.indices, using: &random)
      guard let read = reads[writer] else {
        let key = Int.random(in: keys.indices, using: &random)
        let value = state.snapshot.context[keys[key]].flatMap {
          if case .number(let number) = $0.value { number } else { nil }
        }
        reads[writer] = (key, value ?? 0, state.version)
        continue
      }
      let patch = Patch([.set(keys[read.key], .number(read.value + 1))])
      if (try? state.merge(patch, basedOn: read.base)) != nil { expected[read.key] += 1 }
      reads[writer] = nil
    }
    let final = keys.map { state.snapshot.context[$0]?.value }
    #expect(final == expected.map { SlotValue.number($0) })
  }
}

/// What a state must be, kept in the simplest way.
private struct MergeModel {
  var version = 0
  var context: [ContextKey: SlotValue] = [:]
  var records: [CollectionName: [Int: Record]] = [:]
  private var written: [StateItem: Int] = [:]
  private var nextID: [CollectionName: Int] = [:]

  private static let collections = [CollectionName.notes, .todos]

  mutating func randomPatch(_ step: Int, using random: inout SplitMix64) -> Patch {
    let count = Int.random(in: 1...3, using: &random)
    return Patch((0..<count).map { _ in randomChange(step, using: &random) })
  }

  private func randomChange(_ step: Int, using random: inout SplitMix64) -> Change {
    let key = ContextKey(rawValue: "k\(Int.random(in: 0..<5, using: &random))")
    let name = Self.collections[Int.random(in: 0..<2, using: &random)]
    let id = Int.random(in: 1...6, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return .set(key, .number(Double(step)))
    case 1: return .remove(key)
    case 2: return .add(name, Record(title: "\(step)", createdAt: 0))
    case 3: return .put(name, Record(id: id, title: "\(step)", createdAt: 0))
    default: return .delete(name, id: id)
    }
  }

  func conflicts(of patch: Patch, basedOn base: Int) -> [StateItem] {
    patch.changes.compactMap(Self.item).filter { written[$0, default: 0] > base }
  }

  mutating func apply(_ patch: Patch) {
    var changed: [Change] = []
    var touched: Set<StateItem> = []
    for change in patch.changes {
      // The first write of an item that is as wanted already changes nothing.
      if let item = Self.item(change), touched.insert(item).inserted, isAlready(change) { continue }
      changed.append(change)
    }
    guard !changed.isEmpty else { return }
    version += 1
    // Ids are given before anything is written, as if all additions came first.
    var numbered: [Change] = []
    var next = nextID
    for change in changed {
      guard case .add(let name, var record) = change else {
        numbered.append(change)
        continue
      }
      record.id = next[name] ?? 1
      next[name] = record.id + 1
      numbered.append(.put(name, record))
    }
    for change in numbered { write(change) }
  }

  private mutating func write(_ change: Change) {
    switch change {
    case .set(let key, let value): context[key] = value
    case .remove(let key): context[key] = nil
    case .add(let name, let record), .put(let name, let record):
      records[name, default: [:]][record.id] = record
      nextID[name] = max(nextID[name] ?? 1, record.id + 1)
    case .delete(let name, let id): records[name]?[id] = nil
    }
    if let item = Self.item(change) { written[item] = version }
  }

  private func isAlready(_ change: Change) -> Bool {
    switch change {
    case .set(let key, let value): context[key] == value
    case .remove(let key): context[key] == nil
    case .add: false
    case .put(let name, let record): records[name]?[record.id] == record
    case .delete(let name, let id): records[name]?[id] == nil
    }
  }

  private static func item(_ change: Change) -> StateItem? {
    switch change {
    case .set(let key, _), .remove(let key): .context(key)
    case .add: nil
    case .put(let name, let record): .record(name, id: record.id)
    case .delete(let name, let id): .record(name, id: id)
    }
  }
}
