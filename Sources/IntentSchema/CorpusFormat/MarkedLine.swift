/// An utterance with `[text](slot)` marks, taken apart.
struct MarkedLine {
  /// The utterance without marks.
  private(set) var text = ""
  /// The names of the marked slots, with their spans in UTF-8 bytes of the text.
  private(set) var marks: [(name: SourceFragment, source: Range<Int>)] = []

  /// Takes a line apart; nil if the brackets make no sense.
  ///
  /// - Parameters:
  ///   - line: the line.
  ///   - diagnostics: where the problem of a line that can't be read is reported.
  /// - Complexity: O(*n*) in the length of the line.
  init?(_ line: SourceFragment, reportingTo diagnostics: inout [Diagnostic]) {
    var rest = line
    while let open = rest.firstIndex(where: Self.isBracket) {
      text += rest.part(rest.scalars.startIndex..<open).text
      let tail = rest.part(open..<rest.scalars.endIndex)
      guard let after = addMark(tail, reportingTo: &diagnostics) else { return nil }
      rest = rest.part(after..<rest.scalars.endIndex)
    }
    text += rest.text
  }

  /// Adds the mark that starts a fragment, and returns the index after it.
  private mutating func addMark(
    _ tail: SourceFragment, reportingTo diagnostics: inout [Diagnostic]
  ) -> Int? {
    let open = tail.scalars.startIndex
    let end = tail.scalars.endIndex
    let inside = tail.part(open + 1..<end)
    guard tail.scalars[open] == "[", let close = inside.firstIndex(where: Self.isBracket),
      inside.scalars[close] == "]"
    else {
      diagnostics.error(
        at: tail.location, "a square bracket has no partner",
        fix:
          "write `[text](slot)`, or `\\\(tail.part(open..<open + 1).raw)` for the character itself")
      return nil
    }
    let marked = tail.part(open + 1..<close)
    let after = tail.part(close + 1..<end)
    guard after.scalars.first == "(", let right = after.firstIndex(where: { $0 == ")" }) else {
      diagnostics.error(
        at: tail.location, "the brackets don't name a slot",
        fix: "write `[\(marked.raw)](slot)`, or `\\[\(marked.raw)\\]` for the brackets themselves")
      return nil
    }
    let name = after.part(after.scalars.startIndex + 1..<right).trimmed()
    guard !marked.trimmed().isEmpty, !name.isEmpty else {
      diagnostics.error(
        at: tail.location, marked.trimmed().isEmpty ? "the mark is empty" : "the mark has no slot",
        fix: "write `[text](slot)`")
      return nil
    }
    let start = text.utf8.count
    text += marked.text
    marks.append((name, start..<text.utf8.count))
    return right + 1
  }

  private static func isBracket(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "[" || scalar == "]"
  }
}
