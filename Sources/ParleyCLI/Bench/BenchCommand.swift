/// `parley bench`: how fast it is on this computer.
enum BenchCommand {
  static let train = OptionDefinition(
    "train", value: "FILE", "for the router: learn from label<TAB>text lines")
  static let test = OptionDefinition(
    "test", value: "FILE", "for the router: route these label<TAB>text lines")

  static let command: Command = Command(
    "bench", "measure how fast it is on this computer",
    usage: "bench [--router] [--growth] [--runtime] [--terminal] [--json]",
    details: [
      "Without options, the stages of the router on the shipped data: reading is tokens, typos and",
      "entities; whole is a route with its slots, which asks the classifier only where it must.",
      "Other work on the computer shows in the figures; compare runs that stand side by side.",
      "In the JSON each figure is an object: section, name, value and unit.",
    ],
    options: BenchSection.all.map(\.option) + [train, test],
    examples: ["bench", "bench --runtime --json"]
  ) { (invocation) async throws(CommandFailure) in
    try invocation.allowOperands(upTo: 0)
    let wanted = BenchSection.all.filter { invocation.arguments.has($0.option) }
    for section in wanted.isEmpty ? Array(BenchSection.all.prefix(1)) : wanted {
      try show(try await section.measure(invocation), of: section, invocation)
    }
    return .success
  }

  private static func show(
    _ figures: [BenchFigure], of section: BenchSection, _ invocation: Invocation
  ) throws(CommandFailure) {
    let output = invocation.console.output
    guard invocation.globals.json else {
      try output.print(StyledText(section.option.name, .bold))
      let width = figures.map(\.name.count).max() ?? 0
      for figure in figures {
        let gap = String(repeating: " ", count: width - figure.name.count)
        try output.print("  \(figure.name)\(gap)  \(text(of: figure.value)) \(figure.unit)")
      }
      return
    }
    for figure in figures {
      var json = JSONWriter()
      json.object { json in
        json.field("section", section.option.name)
        json.field("name", figure.name)
        json.field("value", figure.value)
        json.field("unit", figure.unit)
      }
      json.endLine()
      try output.write(json.bytes)
    }
  }

  /// A value with three digits that matter, or all before the point.
  private static func text(of value: Double) -> String {
    guard value < 100, value.isFinite else { return "\(Int(clamping: Int64(value.rounded())))" }
    let scale = value < 1 ? 1000.0 : value < 10 ? 100 : 10
    return "\((value * scale).rounded() / scale)"
  }
}
