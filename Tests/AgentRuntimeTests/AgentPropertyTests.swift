import AgentRuntime
import CivilTime
import IntentRouting
import IntentSchema
import SkillKit
import SkillKitTesting
import Testing

struct AgentPropertyTests {
  private static let lines = [
    "set a timer", "set a timer for 3 days", "timer for 5 minutes", "what timers are running",
    "remind me to call mom", "提醒我交电费", "note that the milk is out", "take a note", "记一下买菜",
    "set an alarm", "定个计时器", "有哪些计时器", "help", "帮助", "summarise", "hm",
    "10 minutes", "three days", "25 hours", "2天", "at 6", "6", "tomorrow", "明天下午", "no, Tuesday",
    "make it 6", "改成六点", "yes please!", "好的，谢谢", "no thanks", "1", "the second one",
    "never mind", "算了", "stop", "asdfghjkl", "🙂", "?!", "   ", "",
    String(repeating: "very long ", count: 2000), "\u{0}\u{202E}\u{FFFD}", "silent", "broken",
  ]

  /// Whatever is said in whatever order, the agent answers, and is idle afterwards.
  @Test func answersEveryLineInAnyOrder() async throws {
    let agent = try agent()
    var random = SplitMix64(seed: 20_260_131)
    for turn in 1...300 {
      let line = Self.lines[Int(random.next() % UInt64(Self.lines.count))]
      let report = await agent.respond(to: line)
      let isBlank = line.allSatisfy(\.isWhitespace)
      #expect(isBlank || !report.replies.isEmpty, "turn \(turn): \(line.prefix(40))")
      #expect(report.replies.allSatisfy { !$0.text.isEmpty }, "turn \(turn): \(line.prefix(40))")
      #expect(agent.state.processingCount == 0)
      #expect(agent.state.runningSkills.isEmpty)
    }
  }

  private func agent() throws -> Agent {
    let small = SmallRouting.make()
    var fixture = AgentFixture()
    fixture.intents = small.intents
    for intent in small.intents where intent.name != "agent.cancel" {
      fixture.skills.append(
        .canned(SkillResult(intent.name), as: .test(intent.name, intents: [intent.name])))
    }
    let offer = FollowUp(intent: "note.add", slots: [], offer: "Save it?")
    fixture.skills += [
      .canned(
        SkillResult("Short.", followUp: offer), as: .test("text", intents: ["text.summarize"])),
      .canned(SkillResult(""), as: .test("silent", intents: ["silent"])),
      .failing(.failed(reason: ""), as: .test("broken", intents: ["broken"])),
    ]
    var routing = small.routing
    let route = routing.route
    routing.route = { line, context in
      switch line {
      case "summarise": .certain("text.summarize", line)
      case "silent", "broken": .certain(line, line)
      case "hm":
        RoutingDecision(
          text: line,
          outcome: .ambiguous(
            ["timer.set", "note.add"].map { IntentMatch(intent: $0, confidence: 0.4) }),
          stage: .classifier)
      default: route(line, context)
      }
    }
    return try fixture.agent(routing: routing)
  }
}

extension RoutingDecision {
  fileprivate static func certain(_ intent: String, _ text: String) -> RoutingDecision {
    RoutingDecision(
      text: text, outcome: .matched(IntentMatch(intent: intent, confidence: 1)), stage: .exact)
  }
}
