import IntentSchema

/// Reads what follows the `=` of a talk.
enum ExpectedDecisionParser {
  /// Reads `INTENT slot=value...`, `unmatched`, `ambiguous INTENT INTENT...` or
  /// `several INTENT INTENT...`.
  ///
  /// - Parameters:
  ///   - text: what follows the mark.
  ///   - location: where the line is.
  ///   - diagnostics: where the problems go.
  /// - Returns: nil if it can't be read.
  static func outcome(
    _ text: SourceFragment, at location: SourceLocation,
    reportingTo diagnostics: inout [Diagnostic]
  ) -> ExpectedDecision.Outcome? {
    let (word, rest) = text.splitFirstWord()
    switch word.raw {
    case "":
      diagnostics.error(
        at: location, "the decision is missing",
        fix: "write an intent, `unmatched`, `ambiguous` or `several` after the `=`")
      return nil
    case "unmatched":
      if !rest.isEmpty {
        diagnostics.error(
          at: rest.location, "`unmatched` takes no argument", fix: "remove `\(rest.raw)`")
      }
      return .unmatched
    case "ambiguous", "several":
      let intents = rest.words().map(\.raw)
      if intents.count < 2 {
        diagnostics.error(
          at: location, "`\(word.raw)` needs two intents or more",
          fix: "write `= \(word.raw) INTENT INTENT`")
      }
      return word.raw == "several" ? .several(intents) : .ambiguous(intents)
    default:
      guard Name.isValid(word.raw) else {
        diagnostics.error(
          at: word.location, "`\(word.raw)` can't be the name of an intent",
          fix: "write `= INTENT slot=value`")
        return nil
      }
      return .matched(
        intent: word.raw, slots: slots(rest, reportingTo: &diagnostics))
    }
  }

  private static func slots(
    _ text: SourceFragment, reportingTo diagnostics: inout [Diagnostic]
  ) -> [ExpectedDecision.ExpectedSlot] {
    var slots: [ExpectedDecision.ExpectedSlot] = []
    var rest = text.trimmed()
    while !rest.isEmpty {
      guard let (name, tail) = nameAndTail(rest) else {
        let word = rest.splitFirstWord().word
        diagnostics.error(
          at: word.location, "`\(word.raw)` is no slot with a value",
          fix: "write `slot=value`, or `slot=\"a value\"` for a value with spaces")
        rest = rest.splitFirstWord().rest
        continue
      }
      let (value, after) = value(tail, reportingTo: &diagnostics)
      if slots.contains(where: { $0.name == name.raw }) {
        diagnostics.error(
          at: name.location, "the slot `\(name.raw)` is given twice", fix: "keep one of the two")
      } else {
        slots.append(.init(name: name.raw, value: value))
      }
      rest = after.trimmed()
    }
    return slots
  }

  /// The name before the first `=`, and what follows directly.
  private static func nameAndTail(
    _ text: SourceFragment
  ) -> (name: SourceFragment, tail: SourceFragment)? {
    let scalars = text.scalars
    guard
      let end = text.firstIndex(where: {
        $0 == " " || $0 == "\"" || Separator.equals.matches($0)
      }), Separator.equals.matches(scalars[end])
    else { return nil }
    let name = text.part(scalars.startIndex..<end)
    return Name.isValid(name.raw) ? (name, text.part(end + 1..<scalars.endIndex)) : nil
  }

  private static func value(
    _ text: SourceFragment, reportingTo diagnostics: inout [Diagnostic]
  ) -> (value: String, after: SourceFragment) {
    let end = text.scalars.endIndex
    guard text.scalars.first == "\"" else {
      let stop = text.scalars.firstIndex(where: \.isBlank) ?? end
      return (text.part(text.scalars.startIndex..<stop).text, text.part(stop..<end))
    }
    let inside = text.part(text.scalars.startIndex + 1..<end)
    let close = inside.firstIndex { $0 == "\"" }
    if close == nil {
      diagnostics.error(
        at: text.location, "the quotation mark has no partner",
        fix: "close the quotation, and write `\\\"` for a mark inside it")
    }
    let stop = close ?? end
    return (
      inside.part(inside.scalars.startIndex..<stop).text,
      text.part(min(stop + 1, end)..<end)
    )
  }
}
