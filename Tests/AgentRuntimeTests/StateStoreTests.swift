import AgentRuntime
import IntentSchema
import SkillKit
import Testing

struct StateStoreTests {
  private let counter = ContextKey(rawValue: "count")

  @Test func losesNoUpdateWhenEightTasksContend() async {
    let store = StateStore()
    let each = 25_000
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { [counter] in
          for _ in 0..<each {
            while true {
              let base = store.counter(counter)
              let patch = Patch([.set(counter, .number(base.count + 1))])
              if (try? store.merge(patch, basedOn: base.version)) != nil { break }
            }
          }
        }
      }
    }
    #expect(store.counter(counter).count == Double(8 * each))
    #expect(store.snapshot.version == 8 * each)
  }

  @Test func countsATurnAndItsRunsOnceHoweverOftenTheyEnd() {
    let store = StateStore()
    let turn = store.beginTurn()
    let run = store.beginRun(1, of: "timer.start")
    #expect(store.current.processingCount == 2)
    #expect(store.current.runningSkills == [1: "timer.start"])
    run.end()
    run.end()
    #expect(store.current.processingCount == 1)
    #expect(store.current.runningSkills.isEmpty)
    turn.end()
    turn.end()
    #expect(store.current.processingCount == 0)
  }

  @Test func givesACountBackWhenItsHoldIsForgotten() {
    let store = StateStore()
    do { _ = store.beginTurn() }
    #expect(store.current.processingCount == 0)
  }
}

extension StateStore {
  fileprivate func counter(_ key: ContextKey) -> (count: Double, version: Int) {
    let snapshot = snapshot
    guard case .number(let count) = snapshot.context[key]?.value else {
      return (0, snapshot.version)
    }
    return (count, snapshot.version)
  }
}
