public import AgentRuntime
import CivilTime
public import IntentRouting
public import IntentSchema
public import SkillKit
import Synchronization

/// Runs talks, each with an agent of its own that knows nothing yet.
///
/// The civil clock stands still but for `! advance`, and the seed is fixed, so that a talk always
/// goes the same way.
public struct TalkRunner: Sendable {
  /// When a talk starts that doesn't say when.
  public static let usualStart = "2026-01-31T10:00:00+01:00"

  private let routing: Routing
  private let registry: SkillRegistry
  private let capabilities: Capabilities
  private let intents: [IntentDefinition]
  private let explain: @Sendable (String, RoutingContext) -> String

  /// Creates a runner.
  ///
  /// - Parameters:
  ///   - routing: what decides what a line means.
  ///   - registry: the skills.
  ///   - capabilities: what skills may use of the world, and the time zones of the talks.
  ///   - intents: what can be asked.
  ///   - explain: tells in several lines why an utterance is routed as it is.
  public init(
    routing: Routing, registry: SkillRegistry, capabilities: Capabilities,
    intents: [IntentDefinition] = [],
    explain: @escaping @Sendable (String, RoutingContext) -> String = { _, _ in "" }
  ) {
    self.routing = routing
    self.registry = registry
    self.capabilities = capabilities
    self.intents = intents
    self.explain = explain
  }

  /// Runs a talk to its end, whether or not the agent says what is expected.
  ///
  /// - Parameter talk: the talk.
  /// - Returns: what came of each step, and the first difference.
  public func run(_ talk: Talk) async -> TalkResult {
    let setting: TalkSetting
    do throws(TalkSetting.Problem) {
      setting = try TalkSetting(talk, timeZone: capabilities.timeZone)
    } catch {
      let difference = TalkDifference(
        talk: talk.name, location: talk.location, input: nil, kind: .cannotRun(error.reason))
      return TalkResult(talk: talk, steps: [], difference: difference)
    }
    return await TalkRun(stage(setting, for: talk), talk: talk).result()
  }

  /// Puts up an agent for a talk.
  private func stage(_ setting: TalkSetting, for talk: Talk) -> TalkStage {
    let (clock, hold, model) = (TalkClock(startingAt: setting.start), TalkHold(), TalkModel())
    let zone = setting.timeZone
    var capabilities = capabilities
    capabilities.languageModel = nil
    if talk.hasModel {
      capabilities.languageModel = { (prompt) throws(SkillError) in try model.answer(to: prompt) }
    }
    var environment = AgentEnvironment(
      timeZone: zone, capabilities: capabilities, now: { clock.now })
    environment.seed = 1
    let expiry = TalkExpiry(hold)
    environment.observe = { expiry.observe($0) }
    let agent = Agent(
      routing: routing, registry: registry.mapping { $0.preceded(by: hold.pass) },
      environment: environment)
    expiry.agent = agent
    let explain = explain
    let conversations = [agent, Agent(sharingStateOf: agent)].map { agent in
      Conversation(agent: agent, intents: intents) { text in
        explain(text, RoutingContext(now: clock.now, timeZone: zone))
      }
    }
    return TalkStage(
      conversation: conversations[0], other: conversations[1], clock: clock, hold: hold,
      model: model)
  }
}

extension Talk {
  /// Whether the talk says what a language model says.
  fileprivate var hasModel: Bool {
    steps.contains { if case .model = $0.input { true } else { false } }
  }
}
