/// Reads `.corpus` files: blocks of training and test utterances.
public enum CorpusParser {
  /// The name under which a corpus lists utterances of no intent.
  public static let outOfScope = "out-of-scope"

  /// Reads files as one corpus.
  ///
  /// All problems are reported, in the order of the files; the corpus holds every line that could be
  /// read, and is meant for use only if none of them is an error.
  ///
  /// - Parameters:
  ///   - files: the files, in the order their content is to have.
  ///   - catalogue: the intents and slots the lines can name.
  /// - Returns: the corpus, and what is wrong with the files.
  /// - Complexity: O(*n*) in the length of the files.
  public static func parse(
    _ files: [SourceFile], catalogue: Catalogue
  ) -> (corpus: Corpus, diagnostics: [Diagnostic]) {
    var corpus = Corpus()
    var diagnostics: [Diagnostic] = []
    let parser = CorpusBlockParser(catalogue: catalogue)
    for file in files {
      for block in LineLexer.blocks(of: file, reportingTo: &diagnostics) {
        guard let head = BlockHead<CorpusKeyword>(block, reportingTo: &diagnostics) else {
          continue
        }
        let utterances = parser.utterances(of: head, reportingTo: &diagnostics)
        switch head.keyword {
        case .train: corpus.training += utterances
        case .test: corpus.test += utterances
        }
      }
    }
    return (corpus, diagnostics.inOrder(of: files))
  }
}

/// The words that start a block of a `.corpus` file.
enum CorpusKeyword: String, CaseIterable {
  case train, test
}
