import IntentRouting

/// `parley why`: the whole trace of a decision.
enum WhyCommand {
  static let command: Command = Command(
    "why", "explain what a text means, and what else was considered", usage: "why [TEXT...]",
    details: [
      "Shows tokens, corrections, phrases with their place in the files, the classifier's scores",
      "with what made them, entities and the nearest training lines. Runs nothing.",
    ],
    examples: ["why cancel the tiemr", "why --json 五点叫我"]
  ) { (invocation) throws(CommandFailure) in
    let routing = try DryRun(invocation)
    let printer = RoutePrinter(routing, invocation, hasTrace: true)
    try invocation.forEachText { (text) throws(CommandFailure) in
      _ = try printer.print(text)
    }
    return .success
  }
}
