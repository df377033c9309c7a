import AgentRuntime
import IntentRouting
import IntentSchema
import SkillKit

/// Routing with its circumstances, for commands that run nothing.
struct DryRun {
  /// The data.
  let data: LoadedData
  /// The circumstances.
  let context: RoutingContext
  /// The skills that would run.
  let plan: SkillPlan

  /// Loads what the options ask for.
  init(_ invocation: Invocation) throws(CommandFailure) {
    let clock = try CivilClock(invocation.globals, world: invocation.world)
    let loader = RouterLoader(
      world: invocation.world, console: invocation.console, seed: invocation.globals.seed)
    data = try loader.load(home: invocation.globals.home)
    context = RoutingContext(now: clock.now(), timeZone: clock.timeZone)
    plan = SkillPlan(
      try InstalledSkills.registry(for: data.catalogue), catalogue: data.catalogue,
      Capabilities(invocation.world))
  }

  /// Decides what a text means.
  func route(_ text: String) -> RoutingDecision { data.router.route(text, at: context) }

  /// Decides what a text means, and says why.
  func explain(_ text: String, corpus: Corpus) -> RoutingTrace {
    data.router.explain(text, at: context, corpus: corpus)
  }
}
