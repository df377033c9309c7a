/// Reads a `slot` or `optional` line: `name: type bounds = default "prompt" | "提示"`.
struct SlotParser {
  /// Whether the line is a `slot` line.
  let isRequired: Bool
  /// The gazetteers a type can name.
  let lists: [String: Gazetteer]

  /// Reads a slot.
  ///
  /// - Parameters:
  ///   - line: what follows the key.
  ///   - diagnostics: where the problems go.
  /// - Returns: nil if the name can't be read; a slot that nothing can fill if its type can't.
  func parse(
    _ line: SourceFragment, reportingTo diagnostics: inout [Diagnostic]
  ) -> SlotDefinition? {
    guard let (nameFragment, rest) = line.splitOnce(on: .colon) else {
      diagnostics.error(
        at: line.location, "the slot has no type",
        fix: "write `name: type`, such as `length: duration`")
      return nil
    }
    guard
      let name = Name.read(
        nameFragment, of: "a slot", orReportAt: line.location, to: &diagnostics)
    else { return nil }
    var slot = SlotDefinition(
      name: name, type: .choice([]), isRequired: isRequired, location: line.location)
    var tokens = SlotToken.tokens(of: rest, reportingTo: &diagnostics)[...]
    guard let type = type(&tokens, after: line, reportingTo: &diagnostics) else { return slot }
    slot.type = type
    slot.bounds = bounds(&tokens, type: type, reportingTo: &diagnostics)
    slot.defaultValue = defaultValue(&tokens, of: slot, reportingTo: &diagnostics)
    slot.prompt = SlotPrompts.parse(&tokens, reportingTo: &diagnostics)
    if let extra = tokens.first {
      diagnostics.error(
        at: extra.fragment.location, "`\(extra.fragment.raw)` is not expected here",
        fix: "the order is type, bounds, `= default`, quoted prompts")
    } else {
      SlotPrompts.checkComplete(slot, reportingTo: &diagnostics)
    }
    return slot
  }

  private func type(
    _ tokens: inout ArraySlice<SlotToken>, after line: SourceFragment,
    reportingTo diagnostics: inout [Diagnostic]
  ) -> SlotType? {
    guard case .word(let word) = tokens.first else {
      diagnostics.error(
        at: line.location, "the slot has no type", fix: "write a type after the colon")
      return nil
    }
    tokens.removeFirst()
    if word.raw == "one", case .word(let of) = tokens.first, of.raw == "of" {
      tokens.removeFirst()
      return SlotChoices.parse(&tokens, at: word.location, reportingTo: &diagnostics)
    }
    return SlotTypeName.type(word, lists: lists, reportingTo: &diagnostics)
  }

  private func bounds(
    _ tokens: inout ArraySlice<SlotToken>, type: SlotType,
    reportingTo diagnostics: inout [Diagnostic]
  ) -> ClosedRange<Double>? {
    guard case .word(let word) = tokens.first else { return nil }
    tokens.removeFirst()
    return SlotBounds.parse(word, type: type, reportingTo: &diagnostics)
  }

  private func defaultValue(
    _ tokens: inout ArraySlice<SlotToken>, of slot: SlotDefinition,
    reportingTo diagnostics: inout [Diagnostic]
  ) -> SlotValue? {
    guard case .equals(let sign) = tokens.first else { return nil }
    tokens.removeFirst()
    let words = tokens.prefix { if case .word = $0 { true } else { false } }
    let text: String
    if case .quoted(let quoted) = tokens.first {
      text = quoted.text
      tokens.removeFirst()
    } else {
      text = words.map(\.fragment.text).joined(separator: " ")
      tokens.removeFirst(words.count)
    }
    if isRequired {
      diagnostics.error(
        at: sign.location, "a required slot has no default",
        fix: "write `optional \(slot.name): ...`")
      return nil
    }
    let reader = SlotDefault(slot: slot, lists: lists)
    return reader.value(of: text, at: sign.location, reportingTo: &diagnostics)
  }
}
