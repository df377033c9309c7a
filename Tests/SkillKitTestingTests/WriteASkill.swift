import AgentRuntime
import IntentSchema
import SkillKit
import SkillKitTesting
import Testing

struct BrewTea: Skill {
  static let descriptor = SkillDescriptor(
    identifier: "tea.guide", title: LocalizedText(english: "Tea", chinese: "泡茶"),
    summary: LocalizedText(english: "Says how long tea draws.", chinese: "告诉你茶要泡多久。"),
    category: .time, intents: ["tea.brew"])

  struct Parameters: SkillParameters {
    static let schema = [ParameterDefinition("tea", .list("tea"))]
    var tea: ListedValue
    init(from slots: SlotValues) throws(SkillError) { tea = try slots.listed("tea") }
  }

  func respond(
    to request: SkillRequest<Parameters>
  ) async throws(SkillError) -> SkillResult {
    let minutes = request.parameters.tea.value == "black" ? 4 : 3
    let body = FilledSlot(name: "body", value: .text("\(minutes) minutes"), text: "")
    return SkillResult(output: Output("It draws for \(minutes) minutes.", detail: [body]))
  }
}

struct KeepNote: Skill {
  static let descriptor = SkillDescriptor(
    identifier: "tea.note", title: LocalizedText(english: "Note"),
    summary: LocalizedText(english: "Keeps a note."), category: .memory, intents: ["tea.note"])

  struct Parameters: SkillParameters {
    static let schema = [ParameterDefinition("body", .text)]
    var body: String
    init(from slots: SlotValues) throws(SkillError) { body = try slots.text("body") }
  }

  func respond(
    to request: SkillRequest<Parameters>
  ) async throws(SkillError) -> SkillResult {
    let note = Record(title: request.parameters.body, createdAt: request.context.now)
    return SkillResult("Noted.", changes: [.add(.notes, note)])
  }
}

let noting = AnySkill(
  descriptor: SkillDescriptor(
    identifier: "tea.noted", title: LocalizedText(english: "Tea, noted"),
    summary: LocalizedText(english: "Says how long tea draws, and notes it."), category: .time,
    intents: ["tea.brew"], priority: 220),
  slots: BrewTea.Parameters.schema,
  Composite([.init(BrewTea()), .init(KeepNote(), if: .hasSlot("body"))]))

struct WashCups: Skill {
  static let descriptor = SkillDescriptor(
    identifier: "tea.wash", title: LocalizedText(english: "Wash up"),
    summary: LocalizedText(english: "Washes cups."), category: .system, intents: ["tea.wash"])

  func respond(
    to request: SkillRequest<NoParameters>
  ) async throws(SkillError) -> SkillResult {
    let cups = Batch(["blue", "cracked", "red"]) { "the \($0) cup" }
    let outcome = try await cups.run(in: request) { (cup) throws(SkillError) in
      if cup == "cracked" { throw .failed(reason: "broken") }
    }
    return SkillResult(outcome.summary(of: 3, in: request.context.language))
  }
}

@Test func brewsTea() async throws {
  var trial = SkillTrial()
  trial.slots = [
    FilledSlot(name: "tea", value: .listed(value: "black", label: "earl grey"), text: "earl grey")
  ]
  #expect(try await trial.run(BrewTea()).output.text == "It draws for 4 minutes.")

  let skills = [noting, AnySkill(BrewTea()), AnySkill(WashCups())]
  #expect(SkillSelfCheck.run(on: skills) == [])
  let agent = try TrialAgent(
    serving: skills,
    intents: """
      intent tea.brew
        about   Ask how long a tea draws.
        strong  brew [tea]
        slot    tea: tea  "Which tea?"
      list tea
        black = black tea | earl grey
        green = green tea
      intent tea.wash
        about   Wash up.
        strong  wash the cups
      """)
  #expect(await agent.say("brew green tea") == ["It draws for 3 minutes.\nNoted."])
  #expect(agent.agent.snapshot.records(in: .notes).map(\.title) == ["3 minutes"])
  #expect(
    await agent.say("wash the cups") == ["2 of 3 done, 1 failed: the cracked cup (broken)"])
}
