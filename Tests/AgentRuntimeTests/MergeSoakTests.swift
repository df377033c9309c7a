import IntentSchema
import SkillKit
import Testing

@testable import AgentRuntime

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Eight tasks contend for the same few keys and one record, and every count must be exact.
///
/// A million merges; `PARLEY_SOAK=10000000` makes it ten.
struct MergeSoakTests {
  private static let tasks = 8
  private static let keys = (0..<3).map { ContextKey(rawValue: "count\($0)") }

  private static var total: Int {
    getenv("PARLEY_SOAK").flatMap { Int(String(cString: $0)) } ?? 1_000_000
  }

  @Test func losesNoUpdateWhenEightTasksContend() async throws {
    let store = StateStore()
    try store.merge(Patch([.add(.todos, Record(title: "0", createdAt: 0))]), basedOn: 0)
    let each = Self.total / Self.tasks
    let clock = ContinuousClock()
    let start = clock.now
    let conflicts = await withTaskGroup(of: Int.self) { group in
      // Two threads of their own: they contend even where other tests fill the pool.
      let threads = [ThreadExecutor(), ThreadExecutor()]
      for task in 0..<Self.tasks {
        group.addTask(executorPreference: threads[task % 2]) {
          await Self.contend(store, each, task)
        }
      }
      return await group.reduce(0, +)
    }
    let elapsed = start.duration(to: clock.now)
    print("soak: \(each * Self.tasks) merges, \(conflicts) conflicts, \(elapsed)")
    let merged = each * Self.tasks
    let counted = Self.keys.reduce(0.0) { $0 + store.snapshot.number($1) }
    let record = try #require(store.snapshot.records(in: .todos).first)
    #expect(Int(counted) + (Int(record.title) ?? -1) == merged)
    #expect(store.snapshot.version == merged + 1)
    #expect(store.snapshot.records(in: .todos).count == 1)
  }

  /// Adds one to something again and again; gives how often somebody else was faster.
  private static func contend(_ store: StateStore, _ count: Int, _ task: Int) async -> Int {
    var conflicts = 0
    for turn in 0..<count {
      if turn.isMultiple(of: 64) { await Task.yield() }
      while true {
        let snapshot = store.snapshot
        let place = (turn + task) % (keys.count + 1)
        let change: Change
        if place < keys.count {
          change = .set(keys[place], .number(snapshot.number(keys[place]) + 1))
        } else {
          guard var record = snapshot.collections[.todos]?[1]?.value else { break }
          record.title = "\((Int(record.title) ?? 0) + 1)"
          change = .put(.todos, record)
        }
        if (try? store.merge(Patch([change]), basedOn: snapshot.version)) != nil { break }
        conflicts += 1
      }
    }
    return conflicts
  }
}

extension StateSnapshot {
  fileprivate func number(_ key: ContextKey) -> Double {
    if case .number(let number) = context[key]?.value { number } else { 0 }
  }
}
