/// Reads the quoted questions that end a slot line: the one with Han characters is Chinese.
enum SlotPrompts {
  /// Reads prompts up to the end.
  ///
  /// - Parameters:
  ///   - tokens: the rest of the line; those that are read are removed.
  ///   - diagnostics: where the problems go.
  /// - Returns: the prompts.
  static func parse(
    _ tokens: inout ArraySlice<SlotToken>, reportingTo diagnostics: inout [Diagnostic]
  ) -> LocalizedText {
    var prompt = LocalizedText()
    while case .quoted(let quoted) = tokens.first {
      add(quoted, to: &prompt, reportingTo: &diagnostics)
      tokens.removeFirst()
      guard case .bar(let bar) = tokens.first else { continue }
      tokens.removeFirst()
      if case .quoted = tokens.first { continue }
      diagnostics.error(
        at: bar.location, "there is no prompt after the bar",
        fix: "write the prompt in quotation marks, or remove the bar")
    }
    return prompt
  }

  private static func add(
    _ quoted: SourceFragment, to prompt: inout LocalizedText,
    reportingTo diagnostics: inout [Diagnostic]
  ) {
    let text = quoted.trimmed().text
    if text.isEmpty {
      diagnostics.error(at: quoted.location, "the prompt is empty", fix: "write the question in it")
      return
    }
    let language = Language(of: text)
    let isTaken = language == .chinese ? prompt.chinese != nil : prompt.english != nil
    if isTaken {
      let name = language == .chinese ? "Chinese" : "English"
      diagnostics.error(
        at: quoted.location, "the slot has a second \(name) prompt",
        fix: "keep one for each language; the one with Han characters is Chinese")
      return
    }
    switch language {
    case .english: prompt.english = text
    case .chinese: prompt.chinese = text
    }
  }

  /// Reports the prompts that are missing.
  ///
  /// - Parameters:
  ///   - slot: the slot.
  ///   - diagnostics: where the warning goes.
  static func checkComplete(
    _ slot: SlotDefinition, reportingTo diagnostics: inout [Diagnostic]
  ) {
    switch (slot.prompt.english, slot.prompt.chinese) {
    case (nil, nil) where slot.isRequired:
      diagnostics.warning(
        at: slot.location, "the required slot `\(slot.name)` has no prompt",
        fix: #"end the line with "For how long?" | "多长时间？""#)
    case (nil, .some):
      diagnostics.warning(
        at: slot.location, "slot `\(slot.name)` has no English prompt",
        fix: "add one in quotation marks, after a bar")
    case (.some, nil):
      diagnostics.warning(
        at: slot.location, "slot `\(slot.name)` has no Chinese prompt",
        fix: "add one in quotation marks, after a bar")
    default: break
    }
  }
}
