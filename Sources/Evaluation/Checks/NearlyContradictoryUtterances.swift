public import IntentSchema

/// Finds training lines that are almost a line of another intent.
public enum NearlyContradictoryUtterances {
  /// Reports training lines that share more than 0.7 of their trigrams with one of another intent.
  ///
  /// - Parameter corpus: the corpus; lines with the same normalised text are not looked at.
  /// - Returns: a warning at each such line, naming the nearest of those before it.
  /// - Complexity: O(*n* + *c*) in the length of the training lines and the pairs that share a rare
  ///   trigram.
  public static func check(_ corpus: NormalizedCorpus) -> [Diagnostic] {
    let lines = corpus.training.filter(\.hasFeatures)
    let index = TrigramIndex(lines.map(\.text))
    return lines.enumerated().compactMap { place, line in
      let match = index.matches(for: line.text).first { match in
        let other = lines[match.index]
        return match.index < place && other.text != line.text
          && other.utterance.intent != line.utterance.intent
      }
      guard let match else { return nil }
      let other = lines[match.index]
      return Diagnostic(
        .warning, at: line.utterance.location,
        "`\(line.utterance.text)` is \(line.label) here, and `\(other.utterance.text)` is "
          + "\(other.label) at \(other.utterance.location)",
        fix: "make sure that the difference matters, or move one of the two")
    }
  }
}
