/// The weight of every feature of a training set by the lines that a model is fitted on.
struct FeatureWeights {
  /// The weight by feature; that of an unseen one is what it counts for as unknown.
  let values: [Float]
  /// Whether the feature occurs in the lines.
  let isKnown: [Bool]
  /// The weight of an ordinary feature that no line has.
  let unknown: Float

  /// Weighs the features of a matrix.
  ///
  /// - Parameters:
  ///   - matrix: the features of all lines.
  ///   - lines: the lines that are fitted on, by number.
  /// - Complexity: O(*n*) in the features of the lines.
  init(of matrix: FeatureMatrix, in lines: [Int]) {
    let frequencies = matrix.documentFrequencies(in: lines)
    let weighting = TermWeighting(lineCount: lines.count)
    // Few frequencies are common to many features, so each logarithm is taken once.
    var table: [Int: Float] = [:]
    values = zip(matrix.keys, frequencies).map { key, frequency in
      let factor = FeatureClass(of: key).factor
      if let known = table[frequency] { return known * factor }
      let weight = weighting.weight(inLines: frequency)
      table[frequency] = weight
      return weight * factor
    }
    isKnown = frequencies.map { $0 > 0 }
    unknown = weighting.weight(inLines: 0)
  }
}
