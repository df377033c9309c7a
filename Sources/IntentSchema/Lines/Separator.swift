/// A character that separates the parts of a line; its full-width form counts too.
package enum Separator: Sendable, Hashable {
  case bar, colon, equals

  /// Whether a scalar is the separator.
  package func matches(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .bar: scalar == "|" || scalar == "｜"
    case .colon: scalar == ":" || scalar == "："
    case .equals: scalar == "=" || scalar == "＝"
    }
  }
}

extension SourceFragment {
  /// The first place that isn't escaped where a condition holds.
  ///
  /// - Parameter condition: what to look for.
  /// - Returns: the index in `scalars`, or nil.
  /// - Complexity: O(*n*) in the length of the fragment.
  package func firstIndex(where condition: (Unicode.Scalar) -> Bool) -> Int? {
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let unit = unit(at: index)
      if !unit.isEscaped, condition(unit.scalar) { return index }
      index = unit.end
    }
    return nil
  }

  /// The trimmed parts before and after the first separator that isn't escaped.
  ///
  /// - Parameter separator: what separates the parts.
  /// - Returns: the parts, or nil if there is no separator.
  /// - Complexity: O(*n*) in the length of the fragment.
  package func splitOnce(
    on separator: Separator
  ) -> (before: SourceFragment, after: SourceFragment)? {
    guard let index = firstIndex(where: separator.matches) else { return nil }
    return (
      part(scalars.startIndex..<index).trimmed(), part(index + 1..<scalars.endIndex).trimmed()
    )
  }

  /// The trimmed parts between the separators that aren't escaped; at least one.
  ///
  /// - Parameter separator: what separates the parts.
  /// - Returns: the parts, in order.
  /// - Complexity: O(*n*) in the length of the fragment.
  package func split(on separator: Separator) -> [SourceFragment] {
    var parts: [SourceFragment] = []
    var rest = self
    while let index = rest.firstIndex(where: separator.matches) {
      parts.append(rest.part(rest.scalars.startIndex..<index).trimmed())
      rest = rest.part(index + 1..<scalars.endIndex)
    }
    parts.append(rest.trimmed())
    return parts
  }

  /// The first word, up to white space, and what follows it, trimmed.
  ///
  /// - Complexity: O(*n*) in the length of the word.
  package func splitFirstWord() -> (word: SourceFragment, rest: SourceFragment) {
    let whole = trimmed()
    let end = whole.scalars.firstIndex(where: \.isBlank) ?? whole.scalars.endIndex
    return (
      whole.part(whole.scalars.startIndex..<end), whole.part(end..<whole.scalars.endIndex).trimmed()
    )
  }

  /// The words between white space.
  ///
  /// - Complexity: O(*n*) in the length of the fragment.
  package func words() -> [SourceFragment] {
    scalars.split(whereSeparator: \.isBlank).map {
      SourceFragment(path: path, line: line, scalars: $0)
    }
  }
}
