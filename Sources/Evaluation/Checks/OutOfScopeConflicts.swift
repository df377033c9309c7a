public import IntentSchema

/// Finds out-of-scope lines that are in scope elsewhere.
public enum OutOfScopeConflicts {
  /// Reports out-of-scope lines whose normalised text also stands under an intent.
  ///
  /// - Parameter corpus: the corpus.
  /// - Returns: an error for each such line.
  /// - Complexity: O(*n*) in the length of the corpus.
  public static func check(_ corpus: NormalizedCorpus) -> [Diagnostic] {
    let lines = (corpus.training + corpus.test).filter(\.hasFeatures)
    let inScope = Dictionary(
      lines.filter { $0.utterance.intent != nil }.map { ($0.text, $0) },
      uniquingKeysWith: { first, _ in first })
    return lines.filter { $0.utterance.intent == nil }.compactMap { line in
      guard let other = inScope[line.text] else { return nil }
      return Diagnostic(
        .error, at: line.utterance.location,
        "`\(line.utterance.text)` is out-of-scope here and \(other.label) at "
          + "\(other.utterance.location)",
        fix: "keep one of the two")
    }
  }
}
