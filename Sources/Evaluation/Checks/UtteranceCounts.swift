public import IntentSchema

/// Counts the lines of each intent and language.
public enum UtteranceCounts {
  /// How many training lines an intent should have in each language.
  public static let enoughTraining = 50
  /// How many test lines an intent should have in each language.
  public static let enoughTest = 15

  private struct Key: Hashable {
    var intent: String
    var language: Language
  }

  /// Reports intents with no training lines, and those with few lines in a language of the corpus.
  ///
  /// - Parameters:
  ///   - corpus: the corpus.
  ///   - catalogue: the intents.
  /// - Returns: an error or warnings for each such intent.
  /// - Complexity: O(*n*) in the number of lines.
  public static func check(
    _ corpus: NormalizedCorpus, against catalogue: Catalogue
  ) -> [Diagnostic] {
    let training = counts(of: corpus.training)
    let test = counts(of: corpus.test)
    let languages = Language.allCases.filter { language in
      (corpus.training + corpus.test).contains { $0.language == language }
    }
    return catalogue.intents.flatMap { intent -> [Diagnostic] in
      let keys = languages.map { Key(intent: intent.name, language: $0) }
      guard keys.contains(where: { training[$0] != nil }) else {
        return [
          Diagnostic(
            .error, at: intent.location, "intent `\(intent.name)` has no training lines",
            fix: "add a `train \(intent.name)` block to a .corpus file")
        ]
      }
      return keys.flatMap { key in
        [
          shortage("training", training[key], of: enoughTraining),
          shortage("test", test[key], of: enoughTest),
        ].compactMap(\.self).map { shortage in
          Diagnostic(
            .warning, at: intent.location,
            "intent `\(intent.name)` has in \(key.language.name) \(shortage)",
            fix: "add more to a .corpus file")
        }
      }
    }
  }

  private static func counts(of lines: [NormalizedCorpus.Line]) -> [Key: Int] {
    var counts: [Key: Int] = [:]
    for line in lines {
      guard let intent = line.utterance.intent else { continue }
      counts[Key(intent: intent, language: line.language), default: 0] += 1
    }
    return counts
  }

  /// What is missing of some kind of lines, or nil if there are enough.
  private static func shortage(_ kind: String, _ count: Int?, of enough: Int) -> String? {
    let count = count ?? 0
    return count < enough ? "\(count) \(kind) lines, fewer than \(enough)" : nil
  }
}

extension Language {
  /// The name of the language in English.
  var name: String {
    switch self {
    case .english: "English"
    case .chinese: "Chinese"
    }
  }
}
