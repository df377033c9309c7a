import AgentRuntime
import Testing

struct StateStoreTests {
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
