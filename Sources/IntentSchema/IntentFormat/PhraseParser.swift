/// Reads the phrases of a `strong`, `weak` or `veto` line.
///
/// Phrases stand between bars. `^` before a phrase binds it to the start of the utterance, `$`
/// after it to the end, `=` before it to both; `[name]` is a slot of the intent.
struct PhraseParser {
  /// The slots of the intent.
  let slots: [SlotDefinition]

  /// Reads the phrases of a line, leaving out those that can't be used.
  ///
  /// - Parameters:
  ///   - strength: what a hit says.
  ///   - value: the phrases.
  ///   - diagnostics: where the problems go.
  /// - Returns: the signals, in order.
  func signals(
    _ strength: Signal.Strength, in value: SourceFragment,
    reportingTo diagnostics: inout [Diagnostic]
  ) -> [Signal] {
    value.split(on: .bar).compactMap { phrase in
      let (body, anchors) = anchored(phrase)
      if body.isEmpty {
        diagnostics.error(
          at: phrase.location, "a phrase is empty",
          fix: "put a phrase on each side of every `|`")
        return nil
      }
      guard let elements = elements(of: body, reportingTo: &diagnostics),
        checkSlots(of: elements, at: phrase.location, reportingTo: &diagnostics)
      else { return nil }
      return Signal(
        strength, elements: elements, anchors: anchors, text: phrase.raw,
        location: phrase.location)
    }
  }

  private func anchored(_ phrase: SourceFragment) -> (SourceFragment, Signal.Anchors) {
    var anchors: Signal.Anchors = []
    var range = phrase.scalars.indices
    while let first = range.first {
      let scalar = phrase.scalars[first]
      if scalar == "^" {
        anchors.insert(.start)
      } else if Separator.equals.matches(scalar) {
        anchors.insert(.whole)
      } else {
        break
      }
      range.removeFirst()
    }
    var rest = phrase.part(range)
    if rest.endsWithUnescaped("$") {
      anchors.insert(.end)
      rest = rest.part(rest.scalars.startIndex..<rest.scalars.endIndex - 1)
    }
    return (rest.trimmed(), anchors)
  }

  /// Cuts a phrase into words and slots, or reports its brackets.
  private func elements(
    of phrase: SourceFragment, reportingTo diagnostics: inout [Diagnostic]
  ) -> [Signal.Element]? {
    var elements: [Signal.Element] = []
    var rest = phrase
    while let open = rest.firstIndex(where: { $0 == "[" || $0 == "]" }) {
      let tail = rest.part(open..<rest.scalars.endIndex)
      let inside = tail.part(open + 1..<rest.scalars.endIndex)
      guard tail.scalars.first == "[",
        let close = inside.firstIndex(where: { $0 == "[" || $0 == "]" }),
        inside.scalars[close] == "]"
      else {
        diagnostics.error(
          at: tail.location, "a square bracket has no partner",
          fix: "write `[slot]`, or `\\\(tail.part(open..<open + 1).raw)` for the character itself")
        return nil
      }
      append(rest.part(rest.scalars.startIndex..<open), to: &elements)
      let name = inside.part(open + 1..<close).trimmed()
      guard slots.contains(where: { $0.name == name.raw }) else {
        diagnostics.error(
          at: tail.location, "the intent has no slot `\(name.raw)`", fix: fix(for: name.raw))
        return nil
      }
      elements.append(.slot(name.raw))
      rest = rest.part(close + 1..<rest.scalars.endIndex)
    }
    append(rest, to: &elements)
    return elements
  }

  private func append(_ literal: SourceFragment, to elements: inout [Signal.Element]) {
    let words = literal.trimmed()
    if !words.isEmpty { elements.append(.literal(words.text)) }
  }

  private func fix(for name: String) -> String {
    if let near = NearestName.of(name, among: slots.map(\.name)) { return "write `[\(near)]`" }
    return "add a `slot` or `optional` line for it, or write `\\[` for a bracket"
  }

  private func checkSlots(
    of elements: [Signal.Element], at location: SourceLocation,
    reportingTo diagnostics: inout [Diagnostic]
  ) -> Bool {
    var names: Set<String> = []
    var textSlots = 0
    for case .slot(let name) in elements {
      if !names.insert(name).inserted {
        diagnostics.error(
          at: location, "the phrase has the slot `\(name)` twice", fix: "keep one of the two")
        return false
      }
      if slots.contains(where: { $0.name == name && $0.type == .text }) { textSlots += 1 }
    }
    if textSlots > 1 {
      diagnostics.error(
        at: location, "the phrase has \(textSlots) text slots",
        fix: "keep one: where the first ends can't be told")
      return false
    }
    if textSlots == 1, elements.count == 1 {
      diagnostics.error(
        at: location, "the phrase is a text slot alone, and would match everything",
        fix: "add words before or after it")
      return false
    }
    return true
  }
}
