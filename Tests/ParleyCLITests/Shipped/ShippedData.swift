import AgentRuntime
import CivilTime
import Evaluation
import IntentRouting

@testable import ParleyCLI

/// The data of the package, read and trained once.
enum ShippedData {
  static let home = try? HomeFolder.find(named: nil, in: .live)

  static let talks: [Talk] = {
    guard let home, let folder = try? DataFolder(home: home) else { return [] }
    return TalkParser.parse(folder.talks).talks
  }()

  static let runner = Result { () throws(CommandFailure) in
    try TestCommand.runner(try data.get(), world: world)
  }

  static let data = Result { () throws(CommandFailure) in
    let console = Console(
      input: { nil }, output: OutputStream(isTerminal: false) { _ in true },
      errors: OutputStream(isTerminal: false) { _ in true })
    return try RouterLoader(world: world, console: console).load(home: home)
  }

  /// Saturday, 31 January 2026, 10:00 at +01:00.
  static let context = RoutingContext(
    now: 1_769_850_000_000, timeZone: TimeZoneRules(fixedOffset: 3600))

  /// What the shipped router makes of a line.
  static func route(_ text: String) throws -> RoutingDecision {
    try data.get().router.route(text, at: context)
  }

  /// The intent of a line, or `unmatched` or `ambiguous`.
  static func intent(of text: String) throws -> String {
    switch try route(text).outcome {
    case .matched(let match): match.intent
    case .ambiguous: "ambiguous"
    case .unmatched: "unmatched"
    }
  }

  /// Neither the user's cache nor their files belong to a test.
  private static var world: World {
    var world = World.live
    world.variable = { $0 == "TZDIR" ? World.live.variable($0) : nil }
    return world
  }
}
