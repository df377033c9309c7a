/// How much each sentence of a text says about the whole.
enum SentenceRanking {
  /// The scores of sentences by the graph of their similarities, at most 1.
  ///
  /// Source: Mihalcea and Tarau, "TextRank: Bringing Order into Texts", 2004, with cosine
  /// similarity as in Erkan and Radev, "LexRank", 2004; a fixed number of steps.
  ///
  /// - Parameter vectors: the vectors of the sentences.
  /// - Returns: a score for each sentence.
  /// - Complexity: O(*n*²) in the number of sentences.
  static func centrality(of vectors: [TermVector]) -> [Double] {
    let count = vectors.count
    guard count > 1 else { return vectors.map { _ in 1 } }
    var links = [[Double]](repeating: [Double](repeating: 0, count: count), count: count)
    for row in 0..<count {
      for column in 0..<row {
        let similarity = vectors[row].similarity(to: vectors[column])
        links[row][column] = similarity
        links[column][row] = similarity
      }
    }
    let sums = links.map { $0.reduce(0, +) }
    var scores = [Double](repeating: 1, count: count)
    for _ in 0..<steps {
      let shares = (0..<count).map { sums[$0] > 0 ? scores[$0] / sums[$0] : 0 }
      for row in 0..<count {
        var flow = 0.0
        for column in 0..<count { flow += links[row][column] * shares[column] }
        scores[row] = 1 - damping + damping * flow
      }
    }
    let largest = scores.max() ?? 1
    return scores.map { $0 / largest }
  }

  private static let damping = 0.85
  private static let steps = 30
}
