import EntityRecognition
import Evaluation
import IntentSchema
import SkillKit

/// `parley eval --entities FILE...`: how much of an oracle the recogniser finds.
struct EvalEntities {
  /// The score of a file, or of the files of a row in one language.
  private struct Row {
    var name: String
    var language: String
    var score = EntityScore()
  }

  let invocation: Invocation
  /// Whether to print every case that wasn't right.
  let showsMisses: Bool

  /// Scores the files and prints a row for each, and for each group and language.
  ///
  /// - Throws: what is wrong with a file.
  func run() throws(CommandFailure) {
    let paths = invocation.arguments.operands
    guard !paths.isEmpty else { throw .usage("--entities takes files; write them after it") }
    let clock = try CivilClock(invocation.globals, world: invocation.world)
    let evaluation = EntityEvaluation(recognizer: EntityRecognizer(), now: clock.now())
    let files = LabelFiles(world: invocation.world)
    var rows: [Row] = []
    var pooled: [Row] = []
    var misses: [EntityMiss] = []
    for path in paths {
      var file = Row(name: path, language: "")
      for line in try files.oracle(path) {
        let (score, missed) = evaluation.score(line)
        file.language = line.lang
        file.score.add(score)
        misses += missed
        add(score, to: line.kind.row, line.lang, in: &pooled)
      }
      rows.append(file)
    }
    pooled.sort { ($0.language, $0.name) < ($1.language, $1.name) }
    if showsMisses { try printMisses(misses) }
    try print(files: rows, pooled: pooled)
  }

  private func add(
    _ score: EntityScore, to row: EntityRow, _ language: String, in pooled: inout [Row]
  ) {
    let known = pooled.firstIndex { $0.name == row.rawValue && $0.language == language }
    let index = known ?? pooled.count
    if known == nil { pooled.append(Row(name: row.rawValue, language: language)) }
    pooled[index].score.add(score)
  }

  private func print(files: [Row], pooled: [Row]) throws(CommandFailure) {
    let output = invocation.console.output
    guard invocation.globals.json else {
      let width = (files + pooled).map(\.name.count).max() ?? 0
      try output.print("\(padded("", width))  lang  right  cases   share  clean lines")
      for row in files { try output.print(text(row, width)) }
      try output.print("")
      for row in pooled { try output.print(text(row, width)) }
      return
    }
    var json = JSONWriter()
    json.object { json in
      json.key("files")
      json.array(files) { write($1, as: "file", to: &$0) }
      json.key("rows")
      json.array(pooled) { write($1, as: "row", to: &$0) }
    }
    json.endLine()
    try output.write(json.bytes)
  }

  private func write(_ row: Row, as name: StaticString, to json: inout JSONWriter) {
    json.object { json in
      json.field(name, row.name)
      json.field("language", row.language)
      json.key("right")
      json.number(Double(row.score.right))
      json.key("cases")
      json.number(Double(row.score.cases))
      json.key("share")
      json.share(row.score.share)
      json.key("cleanLines")
      json.number(Double(row.score.cleanLines))
      json.key("lines")
      json.number(Double(row.score.lines))
    }
  }

  private func text(_ row: Row, _ width: Int) -> String {
    let share = (row.score.share * 100).text(decimals: 1) + " %"
    let clean = "\(row.score.cleanLines)/\(row.score.lines)"
    let figures = [
      ("\(row.score.right)", 5), ("\(row.score.cases)", 5), (share, 7), (clean, 11),
    ]
    let columns = figures.map { figure, width in
      String(repeating: " ", count: max(width - figure.count, 0)) + figure
    }
    return ([padded(row.name, width), padded(row.language, 4)] + columns).joined(separator: "  ")
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 0))
  }

  private func printMisses(_ misses: [EntityMiss]) throws(CommandFailure) {
    guard !invocation.globals.json else { return }
    for miss in misses {
      let wanted = miss.span.map { "\(miss.type) '\($0)'" } ?? "no \(miss.type)"
      let found = miss.found.isEmpty ? "nothing" : miss.found.joined(separator: "; ")
      try invocation.console.output.print("\(wanted), not \(found), in: \(miss.text)")
    }
    if !misses.isEmpty { try invocation.console.output.print("") }
  }
}
