import AgentRuntime
import IntentSchema
import SkillKit
import SkillKitTesting
import Testing

struct FallbackChainTests {
  private static let template = AnySkill.canned(SkillResult("template"), as: .test("template"))

  private static func fixture(_ preferred: AnySkill) -> AgentFixture {
    var patient = SkillDescriptor.test("chain")
    patient.timeout = 60
    return .serving([AnySkill(descriptor: patient, FallbackChain([preferred, template]))])
  }

  @Test func takesThePreferredBranch() async throws {
    let agent = try Self.fixture(.canned(SkillResult("model"))).agent()
    #expect(await agent.respond(to: "go").said == ["model"])
  }

  @Test(arguments: [
    SkillError.unavailable(reason: "no model", remedy: "get one"), .failed(reason: "broken"),
    .cannotHandle(reason: "too long"), .timedOut,
  ])
  func takesTheNextBranchWhereTheFirstFails(_ error: SkillError) async throws {
    let agent = try Self.fixture(.failing(error)).agent()
    #expect(await agent.respond(to: "go").said == ["template"])
    #expect(agent.state.processingCount == 0)
  }

  @Test func takesTheNextBranchWhereTheFirstIsTooSlow() async throws {
    let clock = AgentFixture().clock
    var fixture = Self.fixture(.slow(.seconds(30), on: clock))
    fixture.clock = clock
    let agent = try fixture.agent()
    let turn = Task { await agent.respond(to: "go") }
    await clock.waitForSleepers(3)
    clock.advance(by: .seconds(5))
    #expect(await turn.value.said == ["template"])
    #expect(agent.state.abandonedCount == 0)
  }

  @Test func endsWhereABranchIsCancelled() async throws {
    let agent = try Self.fixture(.failing(.cancelled)).agent()
    #expect(await agent.respond(to: "go").isCancelled)
  }

  @Test func leavesWhatNoBranchCanDoToTheNextSkill() async throws {
    let agent = try AgentFixture.serving([
      AnySkill(
        descriptor: .test("chain", priority: 300),
        FallbackChain([.failing(.unavailable(reason: "a", remedy: "b"))])),
      Self.template,
    ]).agent()
    #expect(await agent.respond(to: "go").said == ["template"])
  }
}
