/// Reads the choices of a slot of type `one of small | large`.
enum SlotChoices {
  /// Reads choices up to a default, a prompt or the end.
  ///
  /// - Parameters:
  ///   - tokens: the tokens after `one of`; those that are read are removed.
  ///   - location: where the type starts.
  ///   - diagnostics: where the problems go.
  /// - Returns: nil if there are fewer than two choices.
  static func parse(
    _ tokens: inout ArraySlice<SlotToken>, at location: SourceLocation,
    reportingTo diagnostics: inout [Diagnostic]
  ) -> SlotType? {
    var choices: [String] = []
    var keys: Set<String> = []
    var words: [String] = []
    func finish(_ diagnostics: inout [Diagnostic]) {
      let choice = words.joined(separator: " ")
      words = []
      if choice.isEmpty {
        diagnostics.error(at: location, "a choice is empty", fix: "remove the extra `|`")
      } else if !keys.insert(NormalizedPhrase.key(of: choice)).inserted {
        diagnostics.error(
          at: location, "the choice `\(choice)` is given twice", fix: "keep one of the two")
      } else {
        choices.append(choice)
      }
    }
    loop: while let token = tokens.first {
      switch token {
      case .word(let word): words.append(word.text)
      case .bar: finish(&diagnostics)
      case .quoted, .equals: break loop
      }
      tokens.removeFirst()
    }
    finish(&diagnostics)
    if choices.count < 2 {
      diagnostics.error(
        at: location, "a slot of choices needs two or more", fix: "write `one of small | large`")
      return nil
    }
    return .choice(choices)
  }
}
