import IntentSchema
import Testing

@testable import ParleyCLI

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

struct RouterLoaderTests {
  private let home: SampleHome

  init() throws { home = try SampleHome() }

  private func load(_ world: World? = nil) throws -> (data: LoadedData, warnings: String) {
    let sink = Sink()
    let console = Console(input: { nil }, output: sink.stream, errors: sink.stream)
    let loader = RouterLoader(world: world ?? home.world(now: 0), console: console)
    return (try loader.load(home: home.path), sink.text)
  }

  @Test func theSecondStartTakesTheModelFromTheCache() throws {
    let first = try load()
    let second = try load()
    #expect((first.data.isCached, second.data.isCached) == (false, true))
    #expect((first.warnings, second.warnings) == ("", ""))
    #expect(second.data.catalogue == first.data.catalogue)
  }

  @Test func aModelThatOthersMayReadIsClosedToThem() throws {
    _ = try load()
    let name = try #require(home.world(now: 0).files("\(home.path)/cache/parley").first?.name)
    let path = "\(home.path)/cache/parley/\(name)"
    chmod(path, 0o644)
    #expect(try load().data.isCached)
    var status = stat()
    #expect(stat(path, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
  }

  @Test func changedDataIsLearntAnew() throws {
    _ = try load()
    try home.write("train note.find\n  what did I write\n", to: "Corpus/b.corpus")
    #expect(try !load().data.isCached)
    #expect(try load().data.isCached)
  }

  @Test(arguments: ["", "# intent timer.set\n", "filler please\n"])
  func dataWithoutAnIntentIsAnError(intents: String) async throws {
    try home.write(intents, to: "Intents/a.intent")
    try home.write("", to: "Corpus/a.corpus")
    for command in [["route", "hello"], ["check"], ["train"]] {
      let outcome = await home.run(command)
      #expect(outcome.code == .badData)
      #expect((outcome.output + outcome.errors).contains("a.intent:1:1: error: there is no intent"))
    }
  }

  @Test func aDamagedModelIsReplaced() throws {
    _ = try load()
    let name = try #require(home.world(now: 0).files("\(home.path)/cache/parley").first?.name)
    try home.write("PARLEYRT", to: "cache/parley/\(name)")
    let mended = try load()
    #expect(mended.warnings.hasPrefix("parley: note: the cached model is damaged ("))
    #expect(!mended.data.isCached)
    #expect(try load().data.isCached)
  }

  @Test func withoutACacheTheModelIsOnlyKeptInMemory() throws {
    var world = home.world(now: 0)
    world.writeFile = { (path, _) throws(WriteProblem) in
      throw WriteProblem(path: "the cache", reason: "Read-only file system")
    }
    let loaded = try load(world)
    #expect(
      loaded.warnings
        == "parley: warning: can't write the cache: Read-only file system; the model is trained "
        + "again at every start\n")
    #expect(loaded.data.catalogue.intents.count == 3)
  }

  @Test func theOldestModelsAreForgotten() throws {
    for number in 1...10 {
      try home.write("train note.find\n  my note number \(number)\n", to: "Corpus/b.corpus")
      _ = try load()
    }
    #expect(home.world(now: 0).files("\(home.path)/cache/parley").count == 8)
    #expect(try load().data.isCached)
  }

  @Test func everyErrorOfIntentsAndCorpusIsReported() throws {
    try home.write("intent x\n  stong a\n", to: "Intents/b.intent")
    try home.write("train nobody\n  hello\n", to: "Corpus/b.corpus")
    let failure = try #require(throws: CommandFailure.self) { try load() }
    #expect(failure.exitCode == .badData)
    #expect(failure.lines.contains { $0.hasPrefix("Intents/b.intent:2:3: error: ") })
    #expect(failure.lines.contains { $0.hasPrefix("Corpus/b.corpus:1:7: error: ") })
  }
}
