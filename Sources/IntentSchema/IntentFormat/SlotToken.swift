/// A part of a slot line.
enum SlotToken: Hashable {
  /// A run of anything but white space, quotes and separators.
  case word(SourceFragment)
  /// What stands between quotation marks.
  case quoted(SourceFragment)
  case bar(SourceFragment)
  case equals(SourceFragment)

  /// The text of the token, without quotation marks.
  var fragment: SourceFragment {
    switch self {
    case .word(let fragment), .quoted(let fragment), .bar(let fragment), .equals(let fragment):
      fragment
    }
  }

  /// Cuts a slot line into tokens.
  ///
  /// - Parameters:
  ///   - line: what follows the colon.
  ///   - diagnostics: where a quotation mark without a partner is reported.
  /// - Returns: the tokens, in order.
  /// - Complexity: O(*n*) in the length of the line.
  static func tokens(
    of line: SourceFragment, reportingTo diagnostics: inout [Diagnostic]
  ) -> [SlotToken] {
    var tokens: [SlotToken] = []
    var index = line.scalars.startIndex
    while index < line.scalars.endIndex {
      let scalar = line.scalars[index]
      if scalar.isBlank {
        index += 1
      } else if Separator.bar.matches(scalar) {
        tokens.append(.bar(line.part(index..<index + 1)))
        index += 1
      } else if Separator.equals.matches(scalar) {
        tokens.append(.equals(line.part(index..<index + 1)))
        index += 1
      } else if isQuote(scalar) {
        let inside = line.part(index + 1..<line.scalars.endIndex)
        let close = inside.firstIndex(where: isQuote)
        if close == nil {
          diagnostics.error(
            at: line.part(index..<index).location, "the quotation mark has no partner",
            fix: "close the quotation, and write `\\\"` for a mark inside it")
        }
        let end = close ?? line.scalars.endIndex
        tokens.append(.quoted(line.part(index + 1..<end)))
        index = end + 1
      } else {
        let rest = line.part(index..<line.scalars.endIndex)
        let end = rest.firstIndex(where: endsWord) ?? line.scalars.endIndex
        tokens.append(.word(line.part(index..<end)))
        index = end
      }
    }
    return tokens
  }

  private static func isQuote(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\"" || scalar == "“" || scalar == "”"
  }

  private static func endsWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isBlank || isQuote(scalar) || Separator.bar.matches(scalar)
      || Separator.equals.matches(scalar)
  }
}
