import AgentRuntime
import IntentRouting
import IntentSchema
import SkillKit

/// `parley run`: one skill without routing.
enum RunCommand {
  static let yes = OptionDefinition("yes", "run skills with outside effects without asking")

  static let command: Command = Command(
    "run", "run one skill without routing", usage: "run SKILL [SLOT=VALUE...]",
    details: [
      "Values are read as the answer to a question for the slot would be. Links do the same:",
      "parley://SKILL?SLOT=VALUE&SLOT=VALUE, percent-encoded. Exits with 1 if the skill failed or did nothing.",
    ],
    options: [yes],
    examples: [
      "run math.evaluate expression='17% of 240'", "run 'parley://note.keep?body=buy%20milk'",
    ]
  ) { (invocation) async throws(CommandFailure) in
    let request = try SkillCall(invocation.arguments.operands)
    let clock = try CivilClock(invocation.globals, world: invocation.world)
    let loader = RouterLoader(
      world: invocation.world, console: invocation.console, seed: invocation.globals.seed)
    let data = try loader.load(home: invocation.globals.home)
    let registry = try InstalledSkills.registry(for: data.catalogue)
    let skill = try skill(request.skill, in: registry)
    try allow(skill, invocation)
    let slots = try request.slots(
      for: skill, by: data.router,
      at: RoutingContext(now: clock.now(), timeZone: clock.timeZone))
    let agent = Agent(
      routing: Routing(data.router), registry: registry,
      environment: invocation.environment(clock))
    return try report(await agent.run(skill.descriptor.identifier, slots: slots), invocation)
  }

  private static func skill(
    _ name: String, in registry: SkillRegistry
  ) throws(CommandFailure) -> AnySkill {
    if let skill = registry.skill(named: name) { return skill }
    if let disabled = registry.disabled.first(where: { $0.identifier == name }) {
      throw .usage("the skill '\(name)' is \(disabled.reason)")
    }
    let near = NearestName.of(name, among: registry.skills.map(\.descriptor.identifier))
    let hint = near.map { "did you mean '\($0)'?" } ?? "'parley skills' lists them"
    throw .usage("there is no skill '\(name)'; \(hint)")
  }

  private static func allow(_ skill: AnySkill, _ invocation: Invocation) throws(CommandFailure) {
    guard skill.descriptor.hasOutsideEffects, !invocation.arguments.has(yes) else { return }
    let name = skill.descriptor.identifier
    guard invocation.console.isInputTerminal else {
      throw .usage("the skill '\(name)' has effects outside of parley; --yes allows them")
    }
    invocation.console.warn("The skill '\(name)' has effects outside of parley. Run it? [y/N]")
    var lines = LineReader(invocation.console)
    let answer = try lines.next() ?? ""
    guard ["y", "yes", "是"].contains(answer.lowercased()) else {
      throw .expectationNotMet("'\(name)' wasn't run")
    }
  }

  private static func report(
    _ report: TurnReport, _ invocation: Invocation
  ) throws(CommandFailure) -> ExitCode {
    let hasFailed =
      report.isCancelled || report.replies.contains { $0.kind == .error }
      || report.runs.contains { $0.result?.isDone != true }
    for reply in report.replies {
      if invocation.globals.json {
        var json = JSONWriter()
        json.object {
          $0.field("type", "reply")
          $0.field("text", reply.text)
          $0.field("kind", reply.kind.rawValue)
          $0.field("skill", reply.skill)
        }
        json.endLine()
        try invocation.console.output.write(json.bytes)
      } else if reply.kind == .error {
        invocation.console.warn(reply.text)
      } else {
        try invocation.console.output.print(reply.text)
      }
    }
    return hasFailed ? .expectationNotMet : .success
  }
}
