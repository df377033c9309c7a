public import IntentSchema

/// Finds utterances that stand under two intents.
public enum ContradictoryUtterances {
  /// Reports lines, training or test, whose normalised text also stands under another intent.
  ///
  /// - Parameter corpus: the corpus; out-of-scope lines are not looked at.
  /// - Returns: an error for each such line but the first.
  /// - Complexity: O(*n*) in the length of the corpus.
  public static func check(_ corpus: NormalizedCorpus) -> [Diagnostic] {
    var first: [String: NormalizedCorpus.Line] = [:]
    var diagnostics: [Diagnostic] = []
    for line in corpus.training + corpus.test
    where line.hasFeatures && line.utterance.intent != nil {
      guard let earlier = first[line.text] else {
        first[line.text] = line
        continue
      }
      guard earlier.utterance.intent != line.utterance.intent else { continue }
      diagnostics.append(
        Diagnostic(
          .error, at: line.utterance.location,
          "`\(line.utterance.text)` is \(line.label) here and \(earlier.label) at "
            + "\(earlier.utterance.location)",
          fix: "keep it under one of the two"))
    }
    return diagnostics
  }
}
