import SkillKitTesting
import Testing

struct ManualClockTests {
  @Test func wakesASleeperOnceItsTimeHasCome() async throws {
    let clock = ManualClock(startingAt: 5000)
    let sleeper = Task { try await clock.sleep(for: .seconds(10)) }
    await clock.waitForSleepers()
    clock.advance(by: .seconds(9))
    #expect(clock.milliseconds == 14_000)
    clock.advance(by: .milliseconds(1000))
    try await sleeper.value
    #expect(clock.milliseconds == 15_000)
  }

  @Test func endsASleepThatIsCancelled() async {
    let clock = ManualClock()
    let sleeper = Task { try await clock.sleep(for: .seconds(10)) }
    await clock.waitForSleepers()
    sleeper.cancel()
    await #expect(throws: CancellationError.self) { try await sleeper.value }
    let late = Task { try await clock.sleep(for: .seconds(10)) }
    late.cancel()
    await #expect(throws: CancellationError.self) { try await late.value }
  }
}
