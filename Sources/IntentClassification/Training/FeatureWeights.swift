/// The weight of every feature of a training set by the lines that a model is fitted on.
struct FeatureWeights {
  /// The weight by feature; that of an unseen one is what it counts for as unknown.
  let values: [Float]
  /// Whether the feature occurs in the lines.
  let isKnown: [Bool]
  /// The weight of a feature that no line has: of characters, and of any other kind.
  let unknown: UnknownWeights

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
    var table: [Int: (token: Float, characters: Float)] = [:]
    values = zip(matrix.keys, frequencies).map { key, frequency in
      let isCharacters = FeatureKey.isCharacters(key)
      if let known = table[frequency] { return isCharacters ? known.characters : known.token }
      let pair = (
        token: weighting.weight(of: 0, inLines: frequency),
        characters: weighting.weight(of: 1, inLines: frequency)
      )
      table[frequency] = pair
      return isCharacters ? pair.characters : pair.token
    }
    isKnown = frequencies.map { $0 > 0 }
    unknown = UnknownWeights(
      token: weighting.weight(of: 0, inLines: 0), characters: weighting.weight(of: 1, inLines: 0))
  }
}
