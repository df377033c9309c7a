import AgentRuntime
import CivilTime
import IntentRouting
import IntentSchema
import SkillKit
import SkillKitTesting
import Testing

struct AgentSettingsTests {
  @Test func skillsHearWhatTheUserChose() async throws {
    let told = AnySkill(descriptor: .test()) { request in
      let context = request.context
      return SkillResult(
        "\(context.language.rawValue) \(context.preference.rawValue) \(context.network.rawValue) "
          + "\(context.timeZone.offset(at: 0))")
    }
    let agent = try AgentFixture.serving([told]).agent()
    #expect(await agent.respond(to: "go").said == ["en fast unknown 3600"])
    agent.settings.language = .chinese
    agent.settings.timeZone = .utc
    agent.settings.preference = .reliable
    agent.settings.network = .none
    #expect(await agent.respond(to: "go").said == ["zh reliable none 0"])
    #expect(agent.language == .chinese)
  }

  @Test func whoIsFrugalIsNotServedByAModel() async throws {
    let model = AnySkill(descriptor: .test("model", priority: 250)) { request in
      SkillResult(request.context.capabilities.languageModel == nil ? "no model" : "model")
    }
    let agent = try AgentFixture.serving([model]).agent { environment in
      environment.capabilities.languageModel = { (_) throws(SkillError) in "" }
    }
    #expect(await agent.respond(to: "go").said == ["model"])
    agent.settings.preference = .frugal
    #expect(await agent.respond(to: "go").said == ["no model"])
  }

  @Test func aTurnThatGoesOnKeepsTheDataItBeganWith() async throws {
    let gate = Gate()
    var fixture = AgentFixture.serving([
      AnySkill(descriptor: .test("old")) { _ in
        gate.pass()
        return SkillResult("old", followUp: FollowUp(intent: "next"))
      },
      .canned(SkillResult("old next"), as: .test("old.next", intents: ["next"])),
    ])
    fixture.intents.append(IntentDefinition(name: "next", location: AgentFixture.place))
    let agent = try fixture.agent()
    let turn = Task { await agent.respond(to: "go") }
    await gate.waitForArrival()
    let renewed = Routing(
      route: { text, _ in
        RoutingDecision(
          text: text, outcome: .matched(IntentMatch(intent: "next", confidence: 1)), stage: .exact)
      }, fill: { _, _, _ in .none }, intent: { _ in nil })
    agent.renew(
      routing: renewed,
      registry: try SkillRegistry([
        .canned(SkillResult("new next"), as: .test("new.next", intents: ["next"]))
      ]))
    gate.open()
    #expect(await turn.value.said == ["old", "old next"])
    #expect(await agent.respond(to: "anything").said == ["new next"])
  }

  @Test func whatIsThoughtOfALineIsOnTheDiskBeforeItIsAcknowledged() async throws {
    let folder = try TemporaryFolder()
    var fixture = AgentFixture.serving([])
    fixture.journal = try Journal(folder: folder.path)
    let feedback = Feedback(isGood: false, intent: "a", expected: "b", skill: "c")
    let agent = try fixture.agent()
    #expect(agent.keep(feedback, on: "line\u{1B}[2J") == nil)
    let again = StateStore(journal: try Journal(folder: folder.path))
    let record = try #require(again.snapshot.records(in: .feedback).first)
    #expect(record.title == "line")
    #expect(record.feedback == feedback)
    #expect(agent.stateDescription.contains("feedback 1. line, bad a -> b"))
  }
}
