import AgentRuntime
import Evaluation
import IntentSchema

/// `parley check`: what is wrong with the data, all at once.
enum CheckCommand {
  static let command: Command = Command(
    "check", "find what is wrong with Intents and Corpus", usage: "check [--json]",
    details: [
      "A line each, path:line:column: error or warning: what, and what to write instead, sorted by",
      "file and line; the summary goes to standard error. Exits with 65 if there are errors.",
    ],
    examples: ["check", "check --home ~/assistant --json"]
  ) { (invocation) throws(CommandFailure) in
    try invocation.allowOperands(upTo: 0)
    let loader = RouterLoader(world: invocation.world, console: invocation.console)
    let folder = try loader.folder(home: invocation.globals.home)
    let findings = try DataFindings(
      folder, skills: InstalledSkills.all, in: invocation.world
    ) { () throws(CommandFailure) in try loader.load(folder).router }
    for diagnostic in findings.diagnostics { try print(diagnostic, invocation) }
    invocation.console.warn("parley: \(findings.summary)")
    return findings.errorCount > 0 ? .badData : .success
  }

  private static func print(
    _ diagnostic: Diagnostic, _ invocation: Invocation
  ) throws(CommandFailure) {
    let output = invocation.console.output
    guard invocation.globals.json else {
      let isError = diagnostic.severity == .error
      let place = StyledText("\(diagnostic.location): ", .dim)
      let severity = StyledText("\(diagnostic.severity.rawValue): ", isError ? .red : .yellow)
      let fix = diagnostic.fix.map { "; \($0)" } ?? ""
      return try output.print(place + severity + StyledText(diagnostic.message + fix))
    }
    var json = JSONWriter()
    json.object { json in
      json.field("path", diagnostic.location.path)
      json.field("line", diagnostic.location.line)
      json.field("column", diagnostic.location.column)
      json.field("severity", diagnostic.severity.rawValue)
      json.field("message", diagnostic.message)
      json.field("fix", diagnostic.fix)
    }
    json.endLine()
    try output.write(json.bytes)
  }
}
