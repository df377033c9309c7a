import AgentRuntime
import CivilTime
import IntentRouting
import IntentSchema
import SkillKit

@testable import Evaluation

/// An agent that knows a handful of lines by heart.
enum SampleAgent {
  static let timer = IntentDefinition(
    name: "timer.set", about: "Start a countdown.",
    slots: [
      SlotDefinition(
        name: "length", type: .entity(.duration), isRequired: true,
        prompt: LocalizedText(english: "For how long?"), location: nowhere)
    ],
    location: nowhere)

  static let nowhere = SourceLocation(path: "f", line: 1, column: 1)

  static let routing = Routing(
    route: { text, _ in decision(on: text) },
    fill: { slot, text, _ in
      text == "ten minutes"
        ? .filled(FilledSlot(name: slot.name, value: .duration("PT10M"), text: text)) : .none
    },
    intent: { $0 == timer.name ? timer : nil })

  static func registry() throws -> SkillRegistry {
    try SkillRegistry([
      skill("timer.start", "timer.set") { request in
        SkillResult(
          "Timer set.",
          changes: [
            .add(
              .timers,
              Record(
                title: "", createdAt: request.context.now, dueAt: request.context.now + 600_000,
                length: 600_000))
          ])
      },
      skill("chat.greet", "greet") { _ in SkillResult("Hello *you*.\n\n  How are you?\n") },
      skill("chat.sleep", "sleep") { (_) async throws(SkillError) -> SkillResult in
        do {
          try await Task.sleep(for: .seconds(60))
        } catch {
          throw .cancelled
        }
        return SkillResult("Slept well.")
      },
    ])
  }

  static func runner() throws -> TalkRunner {
    TalkRunner(
      routing: routing, registry: try registry(), capabilities: capabilities, intents: [timer])
  }

  static func conversation(isDryRun: Bool = false) throws -> Conversation {
    let environment = AgentEnvironment(
      timeZone: .utc, capabilities: capabilities, now: { 1_769_850_000_000 })
    let agent = Agent(routing: routing, registry: try registry(), environment: environment)
    return Conversation(agent: agent, intents: [timer], isDryRun: isDryRun) { "why: \($0)" }
  }

  private static let capabilities = Capabilities(
    readFile: { (_) throws(FileProblem) -> [UInt8] in throw .notFound },
    systemFacts: { SystemFacts() },
    timeZone: { $0 == "Test/Zone" ? TimeZoneRules(fixedOffset: 7200) : nil })

  private static func skill(
    _ name: String, _ intent: String, _ respond: @escaping AnySkill.Response
  ) -> AnySkill {
    AnySkill(
      descriptor: SkillDescriptor(
        identifier: name, title: LocalizedText(english: name),
        summary: LocalizedText(english: "Does \(intent)."), category: .conversation,
        intents: [intent], timeout: 60),
      respond: respond)
  }

  private static func decision(on text: String) -> RoutingDecision {
    let known = ["hello": "greet", "set a timer": "timer.set", "sleep": "sleep", "/home": "greet"]
    let outcome: RoutingDecision.Outcome =
      if let intent = known[text] {
        .matched(IntentMatch(intent: intent, confidence: 1))
      } else if text == "either" {
        .ambiguous(["greet", "sleep"].map { IntentMatch(intent: $0, confidence: 0.5) })
      } else {
        .unmatched
      }
    return RoutingDecision(text: text, outcome: outcome, stage: .exact)
  }
}
