/// The marks of Markdown inside a line.
enum InlineMarkup {
  /// A line without emphasis, code marks and link targets; the texts of links stay.
  ///
  /// - Parameter line: a line of Markdown.
  /// - Returns: the plain line.
  /// - Complexity: O(*n*) in its length.
  static func removed(from line: String) -> String {
    guard line.utf8.contains(where: { "*_`[<".utf8.contains($0) }) else { return line }
    let scalars = Array(line.unicodeScalars)
    let links = linkEnds(scalars)
    var result = String.UnicodeScalarView()
    var index = 0
    var isCode = false
    while index < scalars.count {
      let scalar = scalars[index]
      if let end = links[index], !isCode {
        index = end
        continue
      }
      // What stands between code marks is meant as it stands: `*` is an asterisk.
      if scalar == "`" { isCode.toggle() }
      let isMark = scalar == "`" || (scalar == "*" && !isCode && !isProduct(scalars, at: index))
      let isDouble =
        scalar == "_" && !isCode && index + 1 < scalars.count && scalars[index + 1] == "_"
      if isDouble { index += 1 } else if !isMark { result.append(scalar) }
      index += 1
    }
    return String(result)
  }

  /// Where to go on after the brackets of links, by where they begin.
  private static func linkEnds(_ scalars: [Unicode.Scalar]) -> [Int: Int] {
    var ends: [Int: Int] = [:]
    var open: Int?
    for (index, scalar) in scalars.enumerated() {
      if scalar == "[" { open = index }
      guard scalar == "]", let start = open else { continue }
      open = nil
      guard index + 1 < scalars.count, scalars[index + 1] == "(" else { continue }
      let target = scalars[index...].prefix(500)
      guard let end = target.firstIndex(of: ")") else { continue }
      ends[start] = start + 1
      ends[index] = end + 1
    }
    return ends
  }

  /// Whether an asterisk stands between spaces or digits, as in `3 * 4`.
  private static func isProduct(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    guard index > 0, index + 1 < scalars.count else { return false }
    let (before, after) = (scalars[index - 1].properties, scalars[index + 1].properties)
    return (before.isWhitespace && after.isWhitespace)
      || (before.numericType != nil && after.numericType != nil)
  }
}
