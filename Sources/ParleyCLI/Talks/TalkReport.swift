import Evaluation
import IntentSchema

/// Tells what came of talks: only of those that differ as text, of each one as JSON.
struct TalkReport {
  private let output: OutputStream
  private let isJSON: Bool

  /// Creates a report.
  ///
  /// - Parameter invocation: the command.
  init(_ invocation: Invocation) {
    output = invocation.console.output
    isJSON = invocation.globals.json
  }

  /// Shows one talk.
  func show(_ result: TalkResult) throws(CommandFailure) {
    guard isJSON else {
      if let difference = result.difference { try show(difference) }
      return
    }
    try write { json in
      json.field("type", "talk")
      json.field("name", result.talk.name)
      json.field("path", result.talk.location.path)
      json.field("line", result.difference?.location.line ?? result.talk.location.line)
      json.field("passed", result.difference == nil)
      json.field("difference", result.difference?.text)
    }
  }

  /// Shows how many talks passed.
  func summarize(_ results: [TalkResult]) throws(CommandFailure) {
    let failed = results.count { $0.difference != nil }
    guard !isJSON else {
      return try write { json in
        json.field("type", "summary")
        json.field("talks", results.count)
        json.field("passed", results.count - failed)
        json.field("failed", failed)
      }
    }
    let talks = results.count == 1 ? "1 talk" : "\(results.count) talks"
    try output.print(
      failed == 0
        ? StyledText("\(talks) passed", .green)
        : StyledText("\(failed) of \(talks) differ\(failed == 1 ? "s" : "")", .red))
  }

  private func show(_ difference: TalkDifference) throws(CommandFailure) {
    for (index, line) in difference.text.split(separator: "\n").enumerated() {
      let style: StyledText.Style =
        if index == 0 {
          .bold
        } else if line.hasPrefix("  -") || line.hasPrefix("  !") {
          .red
        } else {
          line.hasPrefix("  +") ? .green : .plain
        }
      try output.print(StyledText(String(line), style))
    }
    try output.print("")
  }

  private func write(_ body: (inout JSONWriter) -> Void) throws(CommandFailure) {
    var writer = JSONWriter()
    writer.object(body)
    writer.endLine()
    try output.write(writer.bytes)
  }
}
