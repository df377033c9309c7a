import IntentRouting
import IntentSchema

/// Prints the answers of `route`, as JSON lines or for people.
struct RoutePrinter {
  private let output: OutputStream
  private let isJSON: Bool
  private let routing: DryRun
  /// The training lines to name the nearest of; nil where no trace is wanted.
  private let corpus: Corpus?

  /// Creates a printer.
  ///
  /// - Parameters:
  ///   - routing: what routes.
  ///   - invocation: the command.
  ///   - hasTrace: whether to print what led to a decision.
  init(_ routing: DryRun, _ invocation: Invocation, hasTrace: Bool) {
    output = invocation.console.output
    isJSON = invocation.globals.json
    self.routing = routing
    corpus = hasTrace ? routing.data.corpus : nil
  }

  /// Routes a text and prints the answer.
  ///
  /// - Parameter text: the text.
  /// - Returns: whether it was matched.
  /// - Throws: `closedPipe` where nobody reads any more.
  func print(_ text: String) throws(CommandFailure) -> Bool {
    guard let corpus else {
      let decision = routing.route(text)
      if isJSON {
        try write { $0.route(decision, plan: routing.plan) }
      } else {
        try printLines(RouteText(decision, plan: routing.plan).lines)
      }
      return decision.match != nil
    }
    let trace = routing.explain(text, corpus: corpus)
    if isJSON {
      try write { json in json.route(trace.decision, plan: routing.plan) { $0.trace(trace) } }
    } else {
      try printLines(
        RouteText(trace.decision, plan: routing.plan).lines + TraceText(trace: trace).lines)
    }
    return trace.decision.match != nil
  }

  private func printLines(_ lines: [StyledText]) throws(CommandFailure) {
    for line in lines { try output.print(line) }
    try output.print("")
  }

  private func write(_ body: (inout JSONWriter) -> Void) throws(CommandFailure) {
    var json = JSONWriter()
    body(&json)
    json.endLine()
    try output.write(json.bytes)
  }
}
