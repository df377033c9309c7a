import AgentRuntime
import Evaluation
import IntentClassification
import IntentRouting
import IntentSchema

/// `parley eval`: how well texts are understood.
enum EvalCommand {
  static let train = OptionDefinition("train", value: "FILE", "learn from label<TAB>text lines")
  static let validation = OptionDefinition(
    "validation", value: "FILE", "lines for tuning, never learnt from")
  static let test = OptionDefinition("test", value: "FILE", "measure on label<TAB>text lines")
  static let outOfScopeTrain = OptionDefinition(
    "out-of-scope-train", value: "FILE", "lines of no intent to learn from")
  static let outOfScopeTest = OptionDefinition(
    "out-of-scope-test", value: "FILE", "lines of no intent to measure on")
  static let floor = OptionDefinition(
    "floor", value: "FILE", "exit with 1 if a figure is under its minimum; lines 'accuracy 0.95'")

  static let command: Command = Command(
    "eval", "measure how well texts are understood", usage: "eval [--train FILE --test FILE]",
    details: [
      "Without files, the test lines of the corpus are routed with a router trained from its training",
      "lines. With files, the classifier alone is trained and measured; the labels oos and",
      "out-of-scope mark lines of no intent, and calibration takes its folds from the training lines,",
      "so that validation lines are only checked for their form.",
    ],
    options: [
      train, validation, test, outOfScopeTrain, outOfScopeTest, floor, JobsOption.definition,
    ],
    examples: [
      "eval", "eval --json --floor .ci/floor.txt", "eval --train train.tsv --test test.tsv",
    ]
  ) { (invocation) throws(CommandFailure) in
    try invocation.allowOperands(upTo: 0)
    let floors = try invocation.arguments[floor].map { (path) throws(CommandFailure) in
      try LabelFiles(world: invocation.world).floors(path)
    }
    let report = try report(invocation)
    if invocation.globals.json {
      try invocation.console.output.write(Array((report.json + "\n").utf8))
    } else {
      let parts = [report.intentTable, report.confusion.text, report.summary]
      try invocation.console.output.print(parts.joined(separator: "\n"))
    }
    var failures: [String] = []
    for floor in floors ?? [] {
      if let failure = try floor.failure(in: report) { failures.append(failure) }
    }
    guard failures.isEmpty else {
      invocation.console.warn(failures.joined(separator: "\n"))
      return .expectationNotMet
    }
    return .success
  }

  private static func report(
    _ invocation: Invocation
  ) throws(CommandFailure) -> EvaluationReport {
    let arguments = invocation.arguments
    let isOwn = arguments[train] == nil
    if isOwn, arguments[test] != nil || arguments[outOfScopeTest] != nil {
      throw .usage("--test needs --train")
    }
    guard isOwn else { return try labelled(invocation) }
    let loader = RouterLoader(
      world: invocation.world, console: invocation.console, seed: invocation.globals.seed)
    let folder = try loader.folder(home: invocation.globals.home)
    let (catalogue, corpus) = try RouterLoader.parse(folder)
    guard !corpus.test.isEmpty else {
      throw .badData(["parley: there are no test lines in \(folder.home)/Corpus"])
    }
    let clock = try CivilClock(invocation.globals, world: invocation.world)
    var trainer = loader.trainer
    trainer.jobs = try JobsOption.jobs(invocation)
    let run = CorpusRun(
      catalogue: catalogue, trainer: trainer,
      context: RoutingContext(now: clock.now(), timeZone: clock.timeZone))
    return run.report(on: corpus)
  }

  private static func labelled(
    _ invocation: Invocation
  ) throws(CommandFailure) -> EvaluationReport {
    let arguments = invocation.arguments
    guard arguments[test] != nil else { throw .usage("--train needs --test") }
    let files = LabelFiles(world: invocation.world)
    if let path = arguments[validation] { _ = try files.lines(path, areOutOfScope: false) }
    var training: [LabelledText] = []
    var testing: [LabelledText] = []
    if let path = arguments[train] { training += try files.lines(path, areOutOfScope: false) }
    if let path = arguments[outOfScopeTrain] {
      training += try files.lines(path, areOutOfScope: true)
    }
    if let path = arguments[test] { testing += try files.lines(path, areOutOfScope: false) }
    if let path = arguments[outOfScopeTest] {
      testing += try files.lines(path, areOutOfScope: true)
    }
    var trainer = invocation.globals.seed.map { ClassifierTrainer(seed: $0) } ?? ClassifierTrainer()
    trainer.jobs = try JobsOption.jobs(invocation)
    return ClassifierRun(trainer: trainer).report(training: training, test: testing)
  }
}
