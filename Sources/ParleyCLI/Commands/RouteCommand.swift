import IntentRouting

/// `parley route`: what utterances would do, and nothing done.
enum RouteCommand {
  static let why = OptionDefinition("why", "add the reason and what led to it")
  static let requireMatch = OptionDefinition(
    "require-match", "exit with 1 if any line isn't matched")

  static let command: Command = Command(
    "route", "tell what a text means and which skills would run", usage: "route [TEXT...]",
    details: [
      "Runs nothing and touches no state. Words are joined by one space; without any, every line of",
      "standard input is a text. With --json, an object a line:",
      "  text decision intent confidence stage slots missing candidates corrections skills parts",
      "where a slot has value, text, start and end (UTF-8 bytes), and where they apply unit, grain,",
      "from, to and days; with --why there is a trace as well.",
    ],
    options: [why, requireMatch],
    examples: [
      "route set a timer for ten minutes", "route --json < lines.txt", "route 提醒我五点开会",
    ]
  ) { (invocation) throws(CommandFailure) in
    try run(invocation)
  }

  private static func run(_ invocation: Invocation) throws(CommandFailure) -> ExitCode {
    let routing = try DryRun(invocation)
    let printer = RoutePrinter(routing, invocation, hasTrace: invocation.arguments.has(why))
    var areAllMatched = true
    try invocation.forEachText { (text) throws(CommandFailure) in
      let isMatched = try printer.print(text)
      areAllMatched = areAllMatched && isMatched
    }
    // The process ends next; to free tens of thousands of small parts first would take a millisecond.
    _ = Unmanaged.passRetained(Kept(routing))
    let isGood = areAllMatched || !invocation.arguments.has(requireMatch)
    return isGood ? .success : .expectationNotMet
  }
}

/// Holds a value that is never given back.
private final class Kept {
  let routing: DryRun

  init(_ routing: DryRun) { self.routing = routing }
}
