/// The head of a block: a keyword of its file format, and what follows it.
package struct BlockHead<Keyword: RawRepresentable & CaseIterable>
where Keyword.RawValue == String {
  /// The keyword.
  package let keyword: Keyword
  /// What follows the keyword; maybe empty.
  package let argument: SourceFragment
  /// The block.
  package let block: SourceBlock

  /// Reads the head of a block; nil if the keyword is unknown.
  ///
  /// - Parameters:
  ///   - block: the block.
  ///   - diagnostics: where an unknown keyword is reported.
  package init?(_ block: SourceBlock, reportingTo diagnostics: inout [Diagnostic]) {
    let (word, rest) = block.head.splitFirstWord()
    guard let keyword = Keyword(rawValue: word.raw) else {
      diagnostics.error(
        at: word.location, "unknown block `\(word.raw)`", fix: Self.fix(for: word.raw))
      return nil
    }
    self.keyword = keyword
    self.argument = rest
    self.block = block
  }

  private static func fix(for word: String) -> String {
    let known = Keyword.allCases.map(\.rawValue)
    switch word {
    case "intent", "typo", "filler", "list", "skill": return "move it to an .intent file"
    case "train", "test": return "move it to a .corpus file"
    case "talk": return "move it to a .talk file"
    default: break
    }
    if let near = NearestName.of(word, among: known) { return "write `\(near)`" }
    return "a block starts with \(known.map { "`\($0)`" }.joined(separator: ", "))"
      + "; the lines of its body are indented with two spaces"
  }
}
