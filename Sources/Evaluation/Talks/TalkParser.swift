public import IntentSchema

/// Reads `.talk` files: scripted conversations with the replies that are expected.
public enum TalkParser {
  /// Reads files as one list of talks.
  ///
  /// All problems are reported, in the order of the files; the talks hold every step that could be
  /// read, and are meant to be run only if none of them is an error.
  ///
  /// - Parameter files: the files, in the order their talks are to have.
  /// - Returns: the talks, and what is wrong with the files.
  /// - Complexity: O(*n*) in the length of the files.
  public static func parse(
    _ files: [SourceFile]
  ) -> (talks: [Talk], diagnostics: [Diagnostic]) {
    var talks: [Talk] = []
    var diagnostics: [Diagnostic] = []
    var first: [String: SourceLocation] = [:]
    for file in files {
      for block in LineLexer.blocks(of: file, reportingTo: &diagnostics) {
        guard let head = BlockHead<TalkKeyword>(block, reportingTo: &diagnostics),
          let talk = TalkBlockParser.parse(head, reportingTo: &diagnostics)
        else { continue }
        if let earlier = first[talk.name] {
          diagnostics.error(
            at: head.argument.location, "talk `\(talk.name)` is already defined at \(earlier)",
            fix: "give it another name")
          continue
        }
        first[talk.name] = talk.location
        talks.append(talk)
      }
    }
    return (talks, diagnostics.inOrder(of: files))
  }
}

/// The word that starts a block of a `.talk` file.
enum TalkKeyword: String, CaseIterable {
  case talk
}
