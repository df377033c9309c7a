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
  static let typos = OptionDefinition("typos", "measure what a typo in each line costs")
  static let floor = OptionDefinition(
    "floor", value: "FILE", "exit with 1 if a figure is under its minimum; lines 'accuracy 0.95'")
  static let entities = OptionDefinition(
    "entities", "score the recogniser on oracle files (JSON Lines), named after it")
  static let misses = OptionDefinition("misses", "with --entities: print what wasn't right")

  static let command: Command = Command(
    "eval", "measure how well texts are understood",
    usage: "eval [--train FILE --test FILE | --entities FILE...]",
    details: [
      "Without files, the test lines of the corpus are routed with a router trained from its training",
      "lines. With files, the classifier alone is trained and measured; the labels oos and",
      "out-of-scope mark lines of no intent, and calibration takes its folds from the training lines,",
      "so that validation lines are only checked for their form.",
      "With --typos, the test lines of the corpus are routed as they are and with one random typo each,",
      "which --seed decides: in English a slip on the keyboard, in Chinese a character of nearly the",
      "same sound.",
      "With --entities, a file holds objects with lang, kind, text, reference (local time) and expect,",
      "the entities of its kind with span, start, end, type and values; an entity is right if its span",
      "and one of the values are.",
    ],
    options: [
      train, validation, test, outOfScopeTrain, outOfScopeTest, typos, floor, entities, misses,
      JobsOption.definition,
    ],
    examples: [
      "eval", "eval --json --floor .ci/floor.txt", "eval --train train.tsv --test test.tsv",
      "eval --typos --seed 7", "eval --entities en-time.jsonl en-number.jsonl",
    ]
  ) { (invocation) throws(CommandFailure) in
    if invocation.arguments.has(entities) {
      try EvalEntities(invocation: invocation, showsMisses: invocation.arguments.has(misses)).run()
      return .success
    }
    try invocation.allowOperands(upTo: 0)
    let floors = try invocation.arguments[floor].map { (path) throws(CommandFailure) in
      try LabelFiles(world: invocation.world).floors(path)
    }
    let findings = try findings(invocation)
    if invocation.globals.json {
      try invocation.console.output.write(Array((findings.json + "\n").utf8))
    } else {
      try invocation.console.output.print(findings.text)
    }
    var failures: [String] = []
    for floor in floors ?? [] {
      if let failure = try floor.failure(in: findings.figures) { failures.append(failure) }
    }
    guard failures.isEmpty else {
      invocation.console.warn(failures.joined(separator: "\n"))
      return .expectationNotMet
    }
    return .success
  }

  /// What was found out, for people, for programs and for floors.
  private struct Findings {
    let text: String
    let json: String
    let figures: [EvaluationReport.Figure]
  }

  private static func findings(_ invocation: Invocation) throws(CommandFailure) -> Findings {
    if invocation.arguments.has(typos) {
      let report = try typoReport(invocation)
      return Findings(text: report.text, json: report.json, figures: report.figures)
    }
    let report = try report(invocation)
    let parts = [report.intentTable, report.confusion.text, report.summary]
    return Findings(
      text: parts.joined(separator: "\n"), json: report.json, figures: report.figures)
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
    let shipped = try Shipped(invocation)
    let run = CorpusRun(
      catalogue: shipped.catalogue, trainer: shipped.trainer, context: shipped.context)
    return run.report(on: shipped.corpus)
  }

  private static func typoReport(_ invocation: Invocation) throws(CommandFailure) -> TypoReport {
    for option in [train, validation, test, outOfScopeTrain, outOfScopeTest]
    where invocation.arguments.has(option) {
      throw .usage("--typos measures the corpus and takes no --\(option.name)")
    }
    let shipped = try Shipped(invocation)
    let run = TypoRun(
      learning: shipped.corpus, catalogue: shipped.catalogue, trainer: shipped.trainer,
      context: shipped.context)
    return run.report(on: shipped.corpus.test, seed: invocation.globals.seed ?? 1)
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
    let known = Set(training.compactMap(\.intent))
    let wanted = testing.compactMap(\.intent)
    guard wanted.isEmpty || wanted.contains(where: known.contains) else {
      throw .badData(["parley: no label of the test lines is among those of the training lines"])
    }
    var trainer = invocation.globals.seed.map { ClassifierTrainer(seed: $0) } ?? ClassifierTrainer()
    trainer.jobs = try JobsOption.jobs(invocation)
    return ClassifierRun(trainer: trainer).report(training: training, test: testing)
  }
}

/// The data of the home folder, and the circumstances of measuring on it.
private struct Shipped {
  let catalogue: Catalogue
  let corpus: Corpus
  let trainer: ClassifierTrainer
  let context: RoutingContext

  init(_ invocation: Invocation) throws(CommandFailure) {
    let loader = RouterLoader(
      world: invocation.world, console: invocation.console, seed: invocation.globals.seed)
    let folder = try loader.folder(home: invocation.globals.home)
    (catalogue, corpus) = try RouterLoader.parse(folder)
    guard !corpus.test.isEmpty else {
      throw .badData(["parley: there are no test lines in \(folder.home)/Corpus"])
    }
    var trainer = loader.trainer
    trainer.jobs = try JobsOption.jobs(invocation)
    self.trainer = trainer
    let clock = try CivilClock(invocation.globals, world: invocation.world)
    context = RoutingContext(now: clock.now(), timeZone: clock.timeZone)
  }
}
