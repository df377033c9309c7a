/// Reads `.intent` files: intents, typo map, fillers, gazetteers and skill blocks.
public enum CatalogueParser {
  /// Reads files as one catalogue.
  ///
  /// All problems are reported, in the order of the files; the catalogue holds everything that could
  /// be read, and is meant for use only if none of them is an error.
  ///
  /// - Parameter files: the files, in the order their content is to have.
  /// - Returns: the catalogue, and what is wrong with the files.
  /// - Complexity: O(*n*) in the length of the files.
  public static func parse(
    _ files: [SourceFile]
  ) -> (catalogue: Catalogue, diagnostics: [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    var heads: [BlockHead<CatalogueKeyword>] = []
    for file in files {
      for block in LineLexer.blocks(of: file, reportingTo: &diagnostics) {
        if let head = BlockHead<CatalogueKeyword>(block, reportingTo: &diagnostics) {
          heads.append(head)
        }
      }
    }
    var builder = CatalogueBuilder()
    builder.addTables(heads)
    builder.addLists(heads)
    builder.addIntents(heads)
    builder.addSkills(heads)
    PhraseConflicts.report(in: builder.catalogue, to: &builder.diagnostics)
    return (builder.catalogue, (diagnostics + builder.diagnostics).inOrder(of: files))
  }
}

/// The words that start a block of an `.intent` file.
enum CatalogueKeyword: String, CaseIterable {
  case intent, typo, filler, list, skill
}
