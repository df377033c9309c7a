/// A stretch of one line of a data file, with its place.
///
/// A backslash before one of `| [ ] * # \ = : " ^ $` makes it an ordinary character; before
/// anything else it is a backslash.
package struct SourceFragment: Sendable, Hashable {
  /// The path of the file.
  package let path: String
  /// The line, counted from 1.
  package let line: Int
  /// The scalars as written; the indices count from the start of the line.
  package let scalars: ArraySlice<Unicode.Scalar>

  /// Creates a fragment.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - line: the line, counted from 1.
  ///   - scalars: a slice of all the scalars of the line.
  package init(path: String, line: Int, scalars: ArraySlice<Unicode.Scalar>) {
    self.path = path
    self.line = line
    self.scalars = scalars
  }

  /// Where the fragment starts.
  package var location: SourceLocation {
    SourceLocation(path: path, line: line, column: scalars.startIndex + 1)
  }

  /// Whether there is nothing in it.
  package var isEmpty: Bool { scalars.isEmpty }

  /// The fragment as written.
  ///
  /// - Complexity: O(*n*) in its length.
  package var raw: String {
    var result = String.UnicodeScalarView()
    result.append(contentsOf: scalars)
    return String(result)
  }

  /// The fragment with its escapes resolved.
  ///
  /// - Complexity: O(*n*) in its length.
  package var text: String {
    var result = String.UnicodeScalarView()
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let unit = unit(at: index)
      result.append(unit.scalar)
      index = unit.end
    }
    return String(result)
  }

  /// A part of the fragment.
  ///
  /// - Parameter range: the part, in indices of `scalars`.
  /// - Returns: the part; less than asked for where the fragment ends.
  package func part(_ range: Range<Int>) -> SourceFragment {
    SourceFragment(path: path, line: line, scalars: scalars[range.clamped(to: scalars.indices)])
  }

  /// The fragment without white space at its ends.
  ///
  /// - Complexity: O(*n*) in the white space.
  package func trimmed() -> SourceFragment {
    var rest = scalars
    while let first = rest.first, first.isBlank { rest.removeFirst() }
    while let last = rest.last, last.isBlank { rest.removeLast() }
    return SourceFragment(path: path, line: line, scalars: rest)
  }

  /// The character at an index, with its escape taken into account.
  ///
  /// - Parameter index: a valid index of `scalars`.
  /// - Returns: the character, whether it was escaped, and the index after it.
  package func unit(at index: Int) -> (scalar: Unicode.Scalar, isEscaped: Bool, end: Int) {
    let scalar = scalars[index]
    guard scalar == "\\", index + 1 < scalars.endIndex, scalars[index + 1].isEscapable else {
      return (scalar, false, index + 1)
    }
    return (scalars[index + 1], true, index + 2)
  }

  /// Whether the last character is a given one and isn't escaped.
  ///
  /// - Parameter scalar: the character.
  /// - Returns: true if it is.
  /// - Complexity: O(*n*) in the backslashes before it.
  package func endsWithUnescaped(_ scalar: Unicode.Scalar) -> Bool {
    guard scalars.last == scalar else { return false }
    let backslashes = scalars.dropLast().reversed().prefix { $0 == "\\" }.count
    return backslashes.isMultiple(of: 2)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is white space within a line.
  package var isBlank: Bool {
    switch self {
    case " ", "\t", "\r", "\u{A0}", "\u{3000}": true
    default: false
    }
  }

  /// Whether a backslash before the scalar is an escape.
  fileprivate var isEscapable: Bool {
    switch self {
    case "|", "[", "]", "*", "#", "\\", "=", ":", "\"", "^", "$", "｜", "：", "＝": true
    default: false
    }
  }
}
