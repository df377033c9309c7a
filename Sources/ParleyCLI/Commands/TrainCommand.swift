import AgentRuntime
import IntentClassification
import IntentRouting
import IntentSchema

/// `parley train`: the catalogue and what is learnt from the corpus, as one file.
enum TrainCommand {
  static let output = OptionDefinition(
    "output", letter: "o", value: "FILE", "write the router to a file instead of the cache")

  static let command: Command = Command(
    "train", "learn from the corpus", usage: "train [-o FILE] [--seed N] [-j N]",
    details: ["The same data, seed and program give the same bytes."],
    options: [output, JobsOption.definition],
    examples: ["train", "train -o parley.model --seed 7"]
  ) { (invocation) throws(CommandFailure) in
    try invocation.allowOperands(upTo: 0)
    return try run(invocation)
  }

  private static func run(_ invocation: Invocation) throws(CommandFailure) -> ExitCode {
    let world = invocation.world
    let loader = RouterLoader(
      world: world, console: invocation.console, seed: invocation.globals.seed)
    let folder = try loader.folder(home: invocation.globals.home)
    let (catalogue, corpus) = try RouterLoader.parse(folder)
    let start = world.monotonic()
    var trainer = loader.trainer
    trainer.jobs = try JobsOption.jobs(invocation)
    let model = RoutingModel(learning: corpus, catalogue: catalogue, trainer: trainer)
    let seconds = Double(world.monotonic() &- start) / 1e9
    let place: String
    do throws(WriteProblem) {
      if let path = invocation.arguments[output] {
        let bytes = RouterCodec.encode(catalogue, model, fingerprint: folder.fingerprint)
        try world.writeFile(path, bytes)
        place = path
      } else {
        let cache = ModelCache(world: world)
        let key = cache.key(of: folder, seed: invocation.globals.seed)
        place = try cache.store(catalogue, model, for: key)
      }
    } catch {
      throw .badData(["parley: \(error)"])
    }
    try report(
      Summary(
        lines: corpus.training.count, intents: model.classifier.intents.count, seconds: seconds,
        path: place), invocation)
    return .success
  }

  private struct Summary {
    let lines: Int
    let intents: Int
    let seconds: Double
    let path: String
  }

  private static func report(
    _ summary: Summary, _ invocation: Invocation
  ) throws(CommandFailure) {
    guard invocation.globals.json else {
      return try invocation.console.output.print(
        "Learnt \(summary.intents) intents from \(summary.lines) lines in "
          + "\(summary.seconds.text(decimals: 1)) s: \(summary.path)")
    }
    var json = JSONWriter()
    json.object {
      $0.field("path", summary.path)
      $0.field("intents", summary.intents)
      $0.field("lines", summary.lines)
      $0.field("trainSeconds", summary.seconds)
    }
    json.endLine()
    try invocation.console.output.write(json.bytes)
  }
}
