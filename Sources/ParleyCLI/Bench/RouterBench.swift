import Dispatch
import Evaluation
import IntentClassification
import IntentRouting
import IntentSchema
import SkillKit

extension BenchSection {
  /// The stages of the router, on the shipped data or on labelled files.
  static let router = BenchSection(
    option: OptionDefinition("router", "the stages of routing, its throughput and its start")
  ) { (invocation) async throws(CommandFailure) in
    try RouterBench(invocation).figures()
  }
}

/// Measures the router of a folder, or of labelled files, on their lines.
private struct RouterBench {
  /// How many lines are routed for each figure, the same ones again where there are fewer.
  private static let lineCount = 20_000

  private let router: IntentRouter
  private let encoded: [UInt8]
  private let lines: [String]
  private let trainSeconds: Double
  private let context: RoutingContext

  init(_ invocation: Invocation) throws(CommandFailure) {
    let clock = try CivilClock(invocation.globals, world: invocation.world)
    context = RoutingContext(now: clock.now(), timeZone: clock.timeZone)
    let loader = RouterLoader(
      world: invocation.world, console: invocation.console, seed: invocation.globals.seed)
    let catalogue: Catalogue
    let corpus: Corpus
    if let train = invocation.arguments[BenchCommand.train] {
      guard let test = invocation.arguments[BenchCommand.test] else {
        throw .usage("--train needs --test")
      }
      let files = LabelFiles(world: invocation.world)
      (catalogue, corpus) = Self.data(
        try files.lines(train, areOutOfScope: false), try files.lines(test, areOutOfScope: false))
    } else {
      (catalogue, corpus) = try RouterLoader.parse(
        try loader.folder(home: invocation.globals.home))
    }
    let watch = ContinuousClock()
    let start = watch.now
    let model = RoutingModel(learning: corpus, catalogue: catalogue, trainer: loader.trainer)
    trainSeconds = start.duration(to: watch.now) / .seconds(1)
    router = IntentRouter(catalogue: catalogue, model: model)
    encoded = RouterCodec.encode(catalogue, model, fingerprint: 0)
    lines = corpus.test.map(\.text)
    guard !lines.isEmpty else { throw .badData(["parley: there are no test lines to measure on"]) }
  }

  func figures() -> [BenchFigure] {
    let times = stageTimes()
    return [
      BenchFigure("lines", Double(lines.count), ""),
      BenchFigure("training with calibration", trainSeconds, "s"),
      BenchFigure("model", Double(encoded.count) / 1_000_000, "MB"),
      BenchFigure("load", load(), "ms"),
    ]
      + stage("reading", times.map(\.reading)) + stage("keywords", times.map(\.keywords))
      + stage("classifier", times.map(\.classifier)) + stage("whole", times.map(\.whole))
      + [
        BenchFigure("one core", throughput(threads: 1), "/s"),
        BenchFigure("\(threadCount) cores", throughput(threads: threadCount), "/s"),
        BenchFigure("peak memory", LiveFacts.peakMemory() / 1_000_000, "MB"),
      ]
  }

  private var threadCount: Int { max(1, LiveFacts.read().processorCount ?? 1) }

  private func stage(_ name: String, _ times: [Duration]) -> [BenchFigure] {
    let quantiles = LatencyQuantiles(of: times)
    return [
      BenchFigure("\(name), median", quantiles.median, "µs"),
      BenchFigure("\(name), p99", quantiles.p99, "µs"),
    ]
  }

  /// The times of every line; a first round, which warms the caches, isn't counted.
  private func stageTimes() -> [StageTimes] {
    for line in lines.prefix(Self.lineCount) { _ = router.times(of: line, at: context) }
    return (0..<Self.lineCount).map { router.times(of: lines[$0 % lines.count], at: context) }
  }

  /// How many lines a second are routed.
  private func throughput(threads: Int) -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      for index in 0..<Self.lineCount {
        _ = router.route(lines[(index + thread) % lines.count], at: context)
      }
    }
    return Double(Self.lineCount * threads) / (start.duration(to: clock.now) / .seconds(1))
  }

  /// How long it takes to make a router of the bytes of the cache, the median of some.
  private func load() -> Double {
    let clock = ContinuousClock()
    let times = (0..<21).map { _ in
      clock.measure { _ = try? RouterCodec.decode(encoded, fingerprint: 0) }
    }
    return LatencyQuantiles(of: times).median / 1000
  }

  /// Labelled lines as data: an intent for each label, without phrases.
  private static func data(
    _ train: [LabelledText], _ test: [LabelledText]
  ) -> (catalogue: Catalogue, corpus: Corpus) {
    let place = SourceLocation(path: "bench", line: 1, column: 1)
    let utterance = { (line: LabelledText) in
      LabelledUtterance(intent: line.intent, text: line.text, location: place)
    }
    let names = Set(train.compactMap(\.intent)).sorted()
    let catalogue = Catalogue(
      intents: names.map { IntentDefinition(name: $0, location: place) })
    return (catalogue, Corpus(training: train.map(utterance), test: test.map(utterance)))
  }
}
