import AgentRuntime
import Evaluation
import IntentRouting
import IntentSchema
import SkillKit

/// `parley test`: runs scripted conversations, and shows where the agent says something else.
enum TestCommand {
  static let acceptOption = OptionDefinition(
    "accept", "put what the agent says into the files, after showing the differences")

  static let command = Command(
    "test", "run the conversations of .talk files", usage: "test [FILE...] [--accept] [--json]",
    details: [
      "Without FILE, all Corpus/*.talk of the data. Each talk has an agent of its own that knows",
      "nothing yet, a clock that stands still, and never the user's notes.",
    ],
    options: [acceptOption],
    examples: ["test", "test Corpus/timer.talk", "test --accept"]
  ) { (invocation) async throws(CommandFailure) in
    let data = try RouterLoader(
      world: invocation.world, console: invocation.console, seed: invocation.globals.seed
    ).load(home: invocation.globals.home)
    let files = try TalkFiles(invocation, data: data.folder)
    let runner = try runner(data, world: invocation.world)
    let report = TalkReport(invocation)
    var results: [TalkResult] = []
    for talk in files.talks {
      let result = await runner.run(talk)
      try report.show(result)
      results.append(result)
    }
    try report.summarize(results)
    if invocation.arguments.has(acceptOption) {
      try files.accept(results, in: invocation)
      return .success
    }
    return results.allSatisfy { $0.difference == nil } ? .success : .expectationNotMet
  }

  /// Makes what runs talks with the data and all skills.
  ///
  /// - Parameters:
  ///   - data: the data.
  ///   - world: the computer, for its files and time zones.
  /// - Returns: the runner.
  /// - Throws: `badData` where two skills have one identifier.
  static func runner(
    _ data: LoadedData, world: World
  ) throws(CommandFailure) -> TalkRunner {
    let registry = try InstalledSkills.registry(for: data.catalogue)
    let explain = Explanation(data, registry, Capabilities(world))
    return TalkRunner(
      routing: Routing(data.router), registry: registry,
      capabilities: Capabilities(forTalksIn: world, home: data.folder.home),
      intents: data.catalogue.intents
    ) { explain($0, $1) }
  }
}
