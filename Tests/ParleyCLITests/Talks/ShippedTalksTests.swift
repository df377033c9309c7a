import AgentRuntime
public import Evaluation
import SkillKit
public import Testing

@testable import ParleyCLI

/// The conversations of `Corpus`, with the data of the folder the tests are run from.
@Suite(.enabled(if: ShippedData.home != nil, "there is no Corpus here: run from the package"))
struct ShippedTalksTests {
  @Test(arguments: ShippedData.talks)
  func theAgentSaysWhatTheTalkSays(talk: Talk) async throws {
    let runner = try ShippedData.runner.get()
    let result = await runner.run(talk)
    #expect(result.difference == nil, "\(result.difference?.text ?? "")")
  }
}

extension Talk: CustomTestStringConvertible {
  public var testDescription: String { name }
}

/// The data of the package, read and trained once.
enum ShippedData {
  static let home = try? HomeFolder.find(named: nil, in: .live)

  static let talks: [Talk] = {
    guard let home, let folder = try? DataFolder(home: home) else { return [] }
    return TalkParser.parse(folder.talks).talks
  }()

  static let runner = Result { () throws(CommandFailure) in
    var world = World.live
    // Neither the user's cache nor their files belong to a test.
    world.variable = { $0 == "TZDIR" ? World.live.variable($0) : nil }
    let console = Console(
      input: { nil }, output: OutputStream(isTerminal: false) { _ in true },
      errors: OutputStream(isTerminal: false) { _ in true })
    let data = try RouterLoader(world: world, console: console).load(home: home)
    return try TestCommand.runner(data, world: world)
  }
}
