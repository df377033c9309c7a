public import IntentSchema

/// All checks of a corpus that need no router.
public enum CorpusChecks {
  /// Runs the checks.
  ///
  /// - Parameters:
  ///   - corpus: the corpus.
  ///   - catalogue: the intents.
  ///   - talks: the talks.
  /// - Returns: what the checks found, check by check, each in the order of the lines.
  /// - Complexity: O(*n* + *c*) in the length of the corpus and the pairs that share a rare trigram.
  public static func run(
    on corpus: Corpus, catalogue: Catalogue, talks: [Talk] = []
  ) -> [Diagnostic] {
    let lines = NormalizedCorpus(corpus)
    return UnknownIntents.check(lines, against: catalogue)
      + UnknownIntents.check(talks, against: catalogue)
      + ContradictoryUtterances.check(lines)
      + OutOfScopeConflicts.check(lines)
      + LeakedTestLines.check(lines)
      + NearlyContradictoryUtterances.check(lines)
      + RepeatedUtterances.check(lines)
      + FeaturelessUtterances.check(lines)
      + UtteranceCounts.check(lines, against: catalogue)
      + DistinctOpenings.check(lines, against: catalogue)
  }
}
