import IntentClassification
import KeywordMatching
import TextAnalysis

/// Finds what an utterance forbids: the intent that its words would mean without "don't" or `别`.
///
/// The classifier counts words, and "don't write that down" has all but one of "write that down".
/// Where the word that forbids speaks for the intent itself, as in "don't bother" for *cancel*, the
/// intent is asked for.
struct ForbiddenIntents {
  let classifier: ClassifierModel
  let reading: UtteranceReading
  let fillers: [Bool]

  /// The intents that are forbidden and not asked for in other clauses.
  ///
  /// - Parameter prohibitions: the clauses that forbid something.
  /// - Returns: the intents in the order of the text, as classes of the classifier.
  /// - Complexity: O(*n*) in the length of the utterance, for each prohibition.
  func classes(in prohibitions: [Prohibition]) -> [Int] {
    guard !prohibitions.isEmpty else { return [] }
    let others = reading.positions.tokens.indices.filter { position in
      !fillers[position] && !prohibitions.contains { $0.clause.contains(position) }
    }
    let wish = others.isEmpty ? nil : best(of: others)?.index
    return prohibitions.compactMap { prohibition in
      guard let bare = best(of: Array(prohibition.scope)), bare.index != wish,
        let whole = best(of: Array(prohibition.clause), for: bare.index),
        bare.margin >= whole.margin
      else { return nil }
      return bare.index
    }
  }

  /// The score of the likeliest intent of some of the words, or of a given one.
  private func best(of positions: [Int], for index: Int? = nil) -> Prediction.Score? {
    var text = reading.text
    text.tokens = positions.map { reading.positions.tokens[$0] }
    guard let index else { return classifier.predict(text, limit: 1).scores.first }
    return classifier.predict(text, limit: classifier.intents.count).scores.first {
      $0.index == index
    }
  }
}
