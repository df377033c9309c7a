public import IntentSchema

/// Finds training lines that are there twice.
public enum RepeatedUtterances {
  private struct Key: Hashable {
    var intent: String?
    var text: String
  }

  /// Reports training lines of one intent with the same normalised text.
  ///
  /// - Parameter corpus: the corpus.
  /// - Returns: a warning for each such line but the first.
  /// - Complexity: O(*n*) in the length of the training lines.
  public static func check(_ corpus: NormalizedCorpus) -> [Diagnostic] {
    var first: [Key: SourceLocation] = [:]
    return corpus.training.filter(\.hasFeatures).compactMap { line in
      let key = Key(intent: line.utterance.intent, text: line.text)
      guard let earlier = first[key] else {
        first[key] = line.utterance.location
        return nil
      }
      return Diagnostic(
        .warning, at: line.utterance.location,
        "the training line `\(line.utterance.text)` is already at \(earlier)",
        fix: "remove it, or ask for the same thing in another way")
    }
  }
}
