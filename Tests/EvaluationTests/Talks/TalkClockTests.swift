import Testing

@testable import Evaluation

struct TalkClockTests {
  @Test func movesOnAndStopsAtTheEndOfTime() {
    let clock = TalkClock(startingAt: 1000)
    clock.advance(bySeconds: 1.5)
    #expect(clock.now == 2500)
    clock.advance(bySeconds: -3)
    clock.advance(bySeconds: .nan)
    #expect(clock.now == 2500)
    clock.advance(bySeconds: 1e30)
    clock.advance(bySeconds: 60)
    #expect(clock.now == 253_402_300_799_000)
  }
}
