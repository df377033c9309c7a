public import IntentSchema

/// Finds lines the classifier sees nothing in.
public enum FeaturelessUtterances {
  /// Reports lines without a letter or a digit.
  ///
  /// - Parameter corpus: the corpus.
  /// - Returns: a warning for each such line.
  /// - Complexity: O(*n*) in the number of lines.
  public static func check(_ corpus: NormalizedCorpus) -> [Diagnostic] {
    (corpus.training + corpus.test).filter { !$0.hasFeatures }.map { line in
      Diagnostic(
        .warning, at: line.utterance.location,
        "the line `\(line.utterance.text)` has no letters or digits to learn from",
        fix: "remove it")
    }
  }
}
