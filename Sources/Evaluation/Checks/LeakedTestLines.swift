public import IntentSchema

/// Finds test lines that the training lines give away.
public enum LeakedTestLines {
  /// Reports test lines that equal a training line or share more than 0.7 of their trigrams with it.
  ///
  /// - Parameter corpus: the corpus.
  /// - Returns: an error for each such line, naming the nearest training line.
  /// - Complexity: O(*n* + *c*) in the length of the corpus and the pairs that share a rare trigram.
  public static func check(_ corpus: NormalizedCorpus) -> [Diagnostic] {
    let training = corpus.training.filter(\.hasFeatures)
    let index = TrigramIndex(training.map(\.text))
    return corpus.test.filter(\.hasFeatures).compactMap { line in
      guard let match = index.matches(for: line.text).first else { return nil }
      let other = training[match.index]
      let likeness =
        other.text == line.text
        ? "equals" : "overlaps by \(Int(match.overlap * 100)) % with"
      return Diagnostic(
        .error, at: line.utterance.location,
        "the test line `\(line.utterance.text)` \(likeness) the training line "
          + "`\(other.utterance.text)` at \(other.utterance.location)",
        fix: "reword or remove one of the two")
    }
  }
}
