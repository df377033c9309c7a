/// Reads a `train INTENT` or `test INTENT` block.
struct CorpusBlockParser {
  private let intents: [String: IntentDefinition]
  private let names: [String]

  /// Creates a parser.
  ///
  /// - Parameter catalogue: the intents and slots the lines can name.
  init(catalogue: Catalogue) {
    intents = Dictionary(
      catalogue.intents.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    names = catalogue.intents.map(\.name) + [CorpusParser.outOfScope]
  }

  /// The utterances of a block, without the lines that can't be read.
  ///
  /// - Parameters:
  ///   - head: the block.
  ///   - diagnostics: where the problems go.
  /// - Returns: the utterances, in order.
  func utterances(
    of head: BlockHead<CorpusKeyword>, reportingTo diagnostics: inout [Diagnostic]
  ) -> [LabelledUtterance] {
    let name = head.argument.raw
    let intent = intents[name]
    let isKnown = intent != nil || name == CorpusParser.outOfScope
    if !isKnown { reportUnknown(head, to: &diagnostics) }
    if head.block.body.isEmpty {
      diagnostics.warning(
        at: head.block.head.location, "the block has no lines",
        fix: "write utterances under it, indented with two spaces")
    }
    return head.block.body.compactMap { line in
      guard let marked = MarkedLine(line, reportingTo: &diagnostics), isKnown else { return nil }
      for mark in marked.marks {
        checkSlot(mark.name, of: intent, reportingTo: &diagnostics)
      }
      return LabelledUtterance(
        intent: intent?.name, text: marked.text,
        slots: marked.marks.map { .init(name: $0.name.raw, source: $0.source) },
        location: line.location)
    }
  }

  private func reportUnknown(
    _ head: BlockHead<CorpusKeyword>, to diagnostics: inout [Diagnostic]
  ) {
    let name = head.argument.raw
    if name.isEmpty {
      diagnostics.error(
        at: head.block.head.location, "the block names no intent",
        fix: "write `\(head.keyword.rawValue) INTENT`, or `\(CorpusParser.outOfScope)` for none")
      return
    }
    diagnostics.error(
      at: head.argument.location, "unknown intent `\(name)`",
      fix: NearestName.of(name, among: names).map { "write `\($0)`" }
        ?? "define it in an .intent file, or write `\(CorpusParser.outOfScope)`")
  }

  private func checkSlot(
    _ name: SourceFragment, of intent: IntentDefinition?,
    reportingTo diagnostics: inout [Diagnostic]
  ) {
    guard let intent else {
      diagnostics.error(
        at: name.location, "an out-of-scope line has no slots", fix: "remove the mark")
      return
    }
    let slots = intent.slots.map(\.name)
    if slots.contains(name.raw) { return }
    let near = NearestName.of(name.raw, among: slots).map { "write `\($0)`" }
    diagnostics.error(
      at: name.location, "intent `\(intent.name)` has no slot `\(name.raw)`",
      fix: near
        ?? (slots.isEmpty
          ? "remove the mark: the intent has no slots"
          : "its slots are \(slots.map { "`\($0)`" }.joined(separator: ", "))"))
  }
}
