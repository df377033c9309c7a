/// Precision, recall and F1 of each intent.
public struct IntentScores: Sendable, Hashable {
  /// How well one intent was told from the others.
  public struct Score: Sendable, Hashable {
    /// The name of the intent.
    public var intent: String
    /// The number of lines that belong to it.
    public var support: Int
    /// The share of the lines taken for it that belong to it; 0 if none was taken for it.
    public var precision: Double
    /// The share of the lines that belong to it that were taken for it; 0 if none belongs to it.
    public var recall: Double

    /// The harmonic mean of precision and recall.
    public var f1: Double {
      precision + recall > 0 ? 2 * precision * recall / (precision + recall) : 0
    }
  }

  /// The scores, sorted by intent.
  public let scores: [Score]

  /// Computes the scores of a confusion matrix.
  ///
  /// - Parameter matrix: the matrix.
  /// - Complexity: O(*k*²) in the number of intents.
  public init(of matrix: ConfusionMatrix) {
    scores = matrix.labels.indices.compactMap { index in
      guard matrix.labels[index] != ConfusionMatrix.none else { return nil }
      let right = matrix.counts[index][index]
      let belonging = matrix.counts[index].reduce(0, +)
      let taken = matrix.counts.reduce(0) { $0 + $1[index] }
      return Score(
        intent: matrix.labels[index], support: belonging,
        precision: taken > 0 ? Double(right) / Double(taken) : 0,
        recall: belonging > 0 ? Double(right) / Double(belonging) : 0)
    }
  }

  /// The mean F1 over all intents that a line belongs to or was taken for, 0 without any.
  public var macroF1: Double {
    scores.isEmpty ? 0 : scores.reduce(0) { $0 + $1.f1 } / Double(scores.count)
  }
}
