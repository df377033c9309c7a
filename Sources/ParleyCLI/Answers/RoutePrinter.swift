import IntentRouting
import IntentSchema

/// Prints the answers of `route`, as JSON lines or for people.
struct RoutePrinter {
  private let output: OutputStream
  private let isJSON: Bool
  private let hasTrace: Bool

  init(_ invocation: Invocation, hasTrace: Bool) {
    output = invocation.console.output
    isJSON = invocation.globals.json
    self.hasTrace = hasTrace
  }

  /// Routes a text and prints the answer.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - routing: what routes.
  /// - Returns: whether it was matched.
  /// - Throws: `closedPipe` where nobody reads any more.
  func print(_ text: String, by routing: DryRun) throws(CommandFailure) -> Bool {
    guard hasTrace else {
      let decision = routing.route(text)
      let skills = routing.skills(for: decision)
      if isJSON {
        try write { $0.route(decision, skills: skills) }
      } else {
        try printLines(RouteText(decision: decision, skills: skills).lines)
      }
      return decision.match != nil
    }
    let trace = routing.explain(text, corpus: routing.data.corpus)
    let skills = routing.skills(for: trace.decision)
    if isJSON {
      try write { json in json.route(trace.decision, skills: skills) { $0.trace(trace) } }
    } else {
      try printLines(
        RouteText(decision: trace.decision, skills: skills).lines + TraceText(trace: trace).lines)
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
