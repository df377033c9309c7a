import AgentRuntime
import CivilTime
import IntentRouting
import IntentSchema
import SkillKit

extension BenchSection {
  /// Merges into one state and turns of one agent.
  static let runtime = BenchSection(
    option: OptionDefinition("runtime", "merges and turns a second")
  ) { (invocation) async throws(CommandFailure) in
    var figures: [BenchFigure] = []
    for tasks in [1, 2, 4, 8] { figures.append(await RuntimeBench.merges(by: tasks)) }
    figures.append(try await RuntimeBench.turns(invocation))
    return figures
  }
}

/// Measures the runtime by itself: no routing, and a skill that does nothing.
private enum RuntimeBench {
  private static let mergeCount = 400_000
  private static let turnCount = 20_000
  private static let keys = (0..<4).map { ContextKey(rawValue: "bench\($0)") }

  /// How many merges tasks get done that contend for the same keys.
  static func merges(by tasks: Int) async -> BenchFigure {
    let store = StateStore()
    let clock = ContinuousClock()
    let each = mergeCount / tasks
    let start = clock.now
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<tasks { group.addTask { add(each, from: task, to: store) } }
    }
    let name = "merges, \(tasks) task\(tasks == 1 ? "" : "s")"
    return BenchFigure(name, Double(each * tasks) / start.duration(to: clock.now).seconds, "/s")
  }

  /// How many turns an agent takes one after the other.
  static func turns(_ invocation: Invocation) async throws(CommandFailure) -> BenchFigure {
    let agent = try agent(invocation)
    let clock = ContinuousClock()
    let start = clock.now
    for _ in 0..<turnCount { _ = await agent.respond(to: "go") }
    return BenchFigure("turns", Double(turnCount) / start.duration(to: clock.now).seconds, "/s")
  }

  /// Adds one to a key again and again, reading it anew where somebody else was faster.
  private static func add(_ count: Int, from task: Int, to store: StateStore) {
    for turn in 0..<count {
      let key = keys[(turn + task) % keys.count]
      while true {
        let snapshot = store.snapshot
        var value = 0.0
        if case .number(let number) = snapshot.context[key]?.value { value = number }
        let patch = Patch([.set(key, .number(value + 1))])
        if (try? store.merge(patch, basedOn: snapshot.version)) != nil { break }
      }
    }
  }

  private static func agent(_ invocation: Invocation) throws(CommandFailure) -> Agent {
    let intent = IntentDefinition(
      name: "bench.go", location: SourceLocation(path: "bench", line: 1, column: 1))
    let routing = Routing(
      route: { line, _ in
        RoutingDecision(
          text: line, outcome: .matched(IntentMatch(intent: intent.name, confidence: 1)),
          stage: .exact)
      },
      fill: { _, _, _ in .none }, intent: { $0 == intent.name ? intent : nil })
    let name = LocalizedText(english: "Do nothing")
    let skill = AnySkill(
      descriptor: SkillDescriptor(
        identifier: "bench.nothing", title: name, summary: name, category: .system,
        intents: [intent.name])
    ) { _ in SkillResult("done") }
    let environment = AgentEnvironment(
      timeZone: .utc, capabilities: Capabilities(invocation.world), now: { 0 })
    do throws(SkillRegistry.DuplicateSkill) {
      return Agent(
        routing: routing, registry: try SkillRegistry([skill]), environment: environment)
    } catch {
      throw .badData(["parley: \(error)"])
    }
  }
}

extension Duration {
  /// The duration in seconds.
  fileprivate var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
