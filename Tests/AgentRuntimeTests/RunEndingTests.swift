import AgentRuntime
import IntentSchema
import SkillKit
import SkillKitTesting
import Testing

/// Every way a run can end, and what it comes to.
enum RunEnding: String, CaseIterable, Sendable {
  case result, cannotHandle, invalidInput, failed, timedOut, cancelledError, unavailable
  case deadline, cancelledBefore, cancelledDuring, cancelledAfter, abandoned, refusedFollowUp
  case brokenParameters, cancelledAndAbandoned
}

struct RunEndingTests {
  @Test(arguments: RunEnding.allCases)
  func takesTheCounterBackOnce(_ ending: RunEnding) async throws {
    let gate = Gate()
    let fixture = Self.fixture(ending, gate)
    let agent = try fixture.agent()
    let turn = Task {
      if ending == .cancelledBefore { withUnsafeCurrentTask { $0?.cancel() } }
      return await agent.respond(to: "go")
    }
    switch ending {
    case .deadline:
      await fixture.clock.waitForSleepers(2)
      fixture.clock.advance(by: .seconds(5))
    case .cancelledDuring:
      await fixture.clock.waitForSleepers(2)
      turn.cancel()
    case .cancelledAndAbandoned:
      await gate.waitForArrival()
      await fixture.clock.waitForSleepers(1)
      turn.cancel()
      // The deadline still sleeps beside the time to end.
      await fixture.clock.waitForSleepers(2)
      fixture.clock.advance(by: SkillDispatcher.grace)
    case .abandoned:
      await gate.waitForArrival()
      await fixture.clock.waitForSleepers(1)
      fixture.clock.advance(by: .seconds(5))
      await fixture.clock.waitForSleepers(1)
      fixture.clock.advance(by: SkillDispatcher.grace)
    default: break
    }
    let report = await turn.value
    if ending == .cancelledAfter { turn.cancel() }
    #expect(!report.replies.isEmpty)
    #expect(agent.state.processingCount == 0)
    #expect(agent.state.runningSkills.isEmpty)
    let isAbandoned = [.abandoned, .cancelledAndAbandoned].contains(ending)
    #expect(agent.state.abandonedCount == (isAbandoned ? 1 : 0))
    // What was dropped goes on; the next of its group runs only when that is over.
    gate.open()
    #expect(await agent.respond(to: "next").said == ["next"])
    // Had a count been given back twice, it would be negative now.
    #expect(agent.state.processingCount == 0)
  }

  @Test func dropsWhatAnAbandonedSkillGivesBackLater() async throws {
    let gate = Gate()
    let fixture = Self.fixture(.abandoned, gate)
    let agent = try fixture.agent()
    async let report = agent.respond(to: "go")
    await gate.waitForArrival()
    await fixture.clock.waitForSleepers(1)
    fixture.clock.advance(by: .seconds(5))
    await fixture.clock.waitForSleepers(1)
    fixture.clock.advance(by: SkillDispatcher.grace)
    _ = await report
    let version = agent.snapshot.version
    gate.open()
    #expect(await agent.respond(to: "next").said == ["next"])
    #expect(agent.snapshot.version == version + 2)
    #expect(agent.snapshot.records(in: .notes).isEmpty)
    #expect(agent.state.abandonedCount == 1)
  }

  private static func fixture(_ ending: RunEnding, _ gate: Gate) -> AgentFixture {
    var fixture = AgentFixture.serving([])
    fixture.say("next", means: "next")
    fixture.intents.append(IntentDefinition(name: "next", location: AgentFixture.place))
    fixture.skills = [
      skill(ending, gate, fixture.clock),
      .canned(SkillResult("next"), as: .test("next", intents: ["next"], group: "g")),
    ]
    return fixture
  }

  private static func skill(_ ending: RunEnding, _ gate: Gate, _ clock: ManualClock) -> AnySkill {
    let note = Change.add(.notes, Record(title: "late", createdAt: 0))
    switch ending {
    case .result, .cancelledBefore, .cancelledAfter: return .canned(SkillResult("done"))
    case .cannotHandle: return .failing(.cannotHandle(reason: "no"))
    case .invalidInput: return .failing(.invalidInput(reason: "no"))
    case .failed: return .failing(.failed(reason: "no"))
    case .timedOut: return .failing(.timedOut)
    case .cancelledError: return .failing(.cancelled)
    case .unavailable: return .failing(.unavailable(reason: "no", remedy: "yes"))
    case .deadline, .cancelledDuring: return .slow(.seconds(60), on: clock)
    case .abandoned, .cancelledAndAbandoned:
      return .blocking(
        at: gate, result: SkillResult("late", changes: [note]), as: .test(group: "g"))
    case .refusedFollowUp:
      return .canned(SkillResult("again", followUp: FollowUp(intent: "test.intent")))
    case .brokenParameters:
      let number = ParameterDefinition("n", .entity(.number))
      return AnySkill(descriptor: .test(), slots: [number]) { _ in SkillResult("never") }
    }
  }
}
