import AgentRuntime
import CivilTime
import IntentRouting
import IntentSchema
import SkillKit
import SkillKitTesting

/// An agent on a manual clock, whose routing is a table.
struct AgentFixture {
  /// What lines are decided to mean.
  var decisions: [String: RoutingDecision] = [:]
  var intents: [IntentDefinition] = []
  var skills: [AnySkill] = []
  var clock = ManualClock(startingAt: 1_769_850_000_000)
  var log = EventLog()
  var journal: Journal?

  static let place = SourceLocation(path: "test.intent", line: 1, column: 1)

  /// Adds lines that mean an intent.
  mutating func say(
    _ line: String, means intent: String, _ slots: [FilledSlot] = [],
    stage: RoutingDecision.Stage = .keyword
  ) {
    let confidence = stage == .classifier ? 0.8 : 1
    let match = IntentMatch(intent: intent, confidence: confidence, slots: slots)
    decisions[line] = RoutingDecision(text: line, outcome: .matched(match), stage: stage)
  }

  /// Adds an intent with a skill that answers with its name and its slots.
  mutating func serve(_ intent: String, slots: [SlotDefinition] = []) {
    intents.append(IntentDefinition(name: intent, slots: slots, location: Self.place))
    skills.append(
      AnySkill(descriptor: .test(intent + ".skill", intents: [intent])) { request in
        let slots = request.parameters.slots.map { " \($0.name)=\($0.value.short)" }
        return SkillResult("\(intent):" + slots.joined())
      })
  }

  /// A fixture whose line "go" is served by the given skills.
  static func serving(
    _ skills: [AnySkill], mode: IntentDefinition.Mode = .first
  ) -> AgentFixture {
    var fixture = AgentFixture()
    fixture.intents = [IntentDefinition(name: "test.intent", mode: mode, location: place)]
    fixture.skills = skills
    fixture.say("go", means: "test.intent")
    return fixture
  }

  func agent(_ change: (inout AgentEnvironment) -> Void = { _ in }) throws -> Agent {
    let decisions = decisions
    let intents = intents
    let routing = Routing(
      route: { line, _ in
        decisions[line] ?? RoutingDecision(text: line, outcome: .unmatched, stage: .classifier)
      },
      fill: { slot, line, _ in Self.fill(slot, line) },
      intent: { name in intents.first { $0.name == name } })
    return try agent(routing: routing, change)
  }

  /// An agent whose routing isn't the table.
  func agent(
    routing: Routing, _ change: (inout AgentEnvironment) -> Void = { _ in }
  ) throws -> Agent {
    var environment = AgentEnvironment(
      timeZone: TimeZoneRules(fixedOffset: 3600), capabilities: .canned(), clock: clock
    ) { [clock] in clock.milliseconds }
    environment.journal = journal
    environment.observe = { [log] in log.add($0) }
    change(&environment)
    return Agent(
      routing: routing, registry: try SkillRegistry(skills), environment: environment)
  }

  /// A slot that takes whole numbers up to 100.
  static func number(_ name: String, isRequired: Bool = true) -> SlotDefinition {
    SlotDefinition(
      name: name, type: .entity(.number), isRequired: isRequired, bounds: 1...100,
      prompt: LocalizedText(english: "Which \(name)?", chinese: "哪个\(name)？"), location: place)
  }

  /// A slot that takes any text.
  static func text(_ name: String) -> SlotDefinition {
    SlotDefinition(
      name: name, type: .text, isRequired: true,
      prompt: LocalizedText(english: "What \(name)?", chinese: "什么\(name)？"), location: place)
  }

  private static func fill(_ slot: SlotDefinition, _ line: String) -> SlotAnswer {
    guard let number = line.split(separator: " ").compactMap({ Double($0) }).first else {
      return .none
    }
    guard slot.bounds?.contains(number) ?? true else {
      return .invalid(
        reason: LocalizedText(english: "It must be 100 or less.", chinese: "最多100。"))
    }
    let text = "\(Int(number))"
    return .filled(
      FilledSlot(
        name: slot.name, value: .number(number), text: text, source: 0..<text.utf8.count))
  }
}

extension SlotValue {
  fileprivate var short: String {
    switch self {
    case .number(let number): "\(number)"
    case .text(let text): text
    default: "?"
    }
  }
}

extension TurnReport {
  /// What is said, line by line.
  var said: [String] { replies.map(\.text) }
}
