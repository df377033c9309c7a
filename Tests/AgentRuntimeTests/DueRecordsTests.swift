import AgentRuntime
import IntentSchema
import SkillKit
import SkillKitTesting
import Testing

struct DueRecordsTests {
  private static let start: Int64 = 1_769_850_000_000

  private func agent(
    _ records: [(CollectionName, Record)], journal: Journal? = nil
  ) async throws -> (Agent, ManualClock) {
    var fixture = AgentFixture()
    fixture.journal = journal
    fixture.say("go", means: "test.intent")
    fixture.say("走", means: "test.intent")
    fixture.skills = [
      .canned(SkillResult("ok", changes: records.map { .add($0.0, $0.1) }))
    ]
    let agent = try fixture.agent()
    _ = await agent.respond(to: "go")
    return (agent, fixture.clock)
  }

  private func record(_ title: String, in minutes: Int64, length: Int64? = nil) -> Record {
    Record(
      title: title, createdAt: Self.start, dueAt: Self.start + minutes * 60_000,
      length: length.map { $0 * 1000 })
  }

  @Test func firesEachRecordOnceInTheOrderOfTime() async throws {
    let (agent, clock) = try await agent([
      (.reminders, record("call mom", in: 3)), (.timers, record("pasta", in: 1, length: 60)),
      (.alarms, record("", in: 2)), (.timers, record("later", in: 60, length: 3600)),
    ])
    #expect(agent.nextDue() == Self.start + 60_000)
    #expect(await agent.fireDue() == [])
    clock.advance(by: .seconds(60))
    #expect(await agent.fireDue().map(\.text) == [#"Time is up: 1-minute timer "pasta"."#])
    clock.advance(by: .seconds(60))
    #expect(await agent.fireDue().map(\.text) == ["Alarm, 10:02."])
    clock.advance(by: .seconds(60))
    #expect(await agent.fireDue().map(\.text) == ["Reminder: call mom."])
    #expect(await agent.fireDue() == [])
    #expect(agent.nextDue() == Self.start + 3_600_000)
    #expect(agent.snapshot.records(in: .timers).map(\.title) == ["later"])
    #expect(agent.snapshot.records(in: .reminders).map(\.doneAt) == [Self.start + 180_000])
  }

  @Test func saysWhenAnOverdueRecordWasDue() async throws {
    let (agent, clock) = try await agent([
      (.reminders, record("call mom", in: 5)), (.timers, record("", in: 1, length: 5400)),
      (.alarms, record("standup", in: 2)),
    ])
    clock.advance(by: .seconds(3600))
    #expect(
      await agent.fireDue().map(\.text) == [
        "Time was up at 10:01: 1-hour 30-minute timer.", "Alarm (due at 10:02): standup.",
        "Reminder (due at 10:05): call mom.",
      ])
  }

  @Test func saysTheDateOfWhatWasDueOnAnotherDay() async throws {
    let (agent, clock) = try await agent([(.reminders, record("call mom", in: 5))])
    clock.advance(by: .seconds(86_400))
    #expect(
      await agent.fireDue().map(\.text) == ["Reminder (due on 2026-01-31 at 10:05): call mom."])
  }

  @Test func speaksTheLanguageThatWasLastHeard() async throws {
    let (agent, clock) = try await agent([
      (.reminders, record("给妈妈打电话", in: 1)), (.timers, record("面", in: 1, length: 600)),
    ])
    _ = await agent.respond(to: "走")
    clock.advance(by: .seconds(60))
    #expect(
      await agent.fireDue().map(\.text).prefix(2) == ["时间到：10分钟计时器“面”。", "时间到：10分钟计时器“面”。"])
  }

  @Test func firesInOneOfTwoAgentsThatShareAJournal() async throws {
    let folder = try TemporaryFolder()
    let (first, clock) = try await agent(
      [(.timers, record("pasta", in: 1, length: 60))], journal: Journal(folder: folder.path))
    var other = AgentFixture()
    other.clock = clock
    other.journal = try Journal(folder: folder.path)
    let second = try other.agent()
    #expect(second.nextDue() == Self.start + 60_000)
    clock.advance(by: .seconds(60))
    let notices = [await second.fireDue().count, await first.fireDue().count]
    #expect(notices == [1, 0])
    #expect(second.snapshot.records(in: .timers).isEmpty)
  }
}
