public import IntentSchema

/// Counts the ways in which the training lines of an intent start.
public enum DistinctOpenings {
  /// How many openings an intent should have in each language.
  public static let enough = 30

  private struct Key: Hashable {
    var intent: String
    var language: Language
  }

  /// Reports intents whose training lines all start alike.
  ///
  /// An opening is the first two words, numbers or Han characters.
  ///
  /// - Parameters:
  ///   - corpus: the corpus.
  ///   - catalogue: the intents.
  /// - Returns: a warning for each such intent and language it has training lines in.
  /// - Complexity: O(*n*) in the number of lines.
  public static func check(
    _ corpus: NormalizedCorpus, against catalogue: Catalogue
  ) -> [Diagnostic] {
    var openings: [Key: Set<[String]>] = [:]
    for line in corpus.training {
      guard let intent = line.utterance.intent else { continue }
      openings[Key(intent: intent, language: line.language), default: []]
        .insert(Array(line.tokens.prefix(2)))
    }
    return catalogue.intents.flatMap { intent in
      Language.allCases.compactMap { language in
        let key = Key(intent: intent.name, language: language)
        guard let count = openings[key]?.count, count < enough else { return nil }
        return Diagnostic(
          .warning, at: intent.location,
          "the training lines of `\(intent.name)` in \(language.name) have \(count) distinct "
            + "openings, fewer than \(enough)",
          fix: "start lines in other ways")
      }
    }
  }
}
