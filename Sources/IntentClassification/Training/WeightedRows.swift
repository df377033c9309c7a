/// Lines as unit vectors over the known features and, behind them, the meaning of the line.
///
/// They are compressed sparse rows.
struct WeightedRows {
  /// Where each row starts, and where the last one ends.
  private(set) var starts = [0]
  /// The features of all rows.
  private(set) var features: [UInt32] = []
  /// The weight of each.
  private(set) var values: [Float] = []
  /// The squared length of each row.
  private(set) var squaredNorms: [Float] = []
  /// The share of each line's squared weight that known features make, 0 to 1.
  private(set) var knownMasses: [Float] = []

  /// Weighs lines.
  ///
  /// - Parameters:
  ///   - lines: the lines, by number.
  ///   - matrix: the features of all lines.
  ///   - weights: the weights of the features.
  /// - Complexity: O(*n*) in the features of the lines.
  init(_ lines: [Int], of matrix: FeatureMatrix, weights: FeatureWeights) {
    let count = lines.reduce(0) { $0 + matrix.starts[$1 + 1] - matrix.starts[$1] }
    features.reserveCapacity(count + lines.count * MeaningVector.dimension)
    values.reserveCapacity(count + lines.count * MeaningVector.dimension)
    for line in lines { append(line, of: matrix, weights: weights) }
  }

  private mutating func append(_ line: Int, of matrix: FeatureMatrix, weights: FeatureWeights) {
    let start = features.count
    var known: Float = 0
    var unknown: Float = 0
    for position in matrix.starts[line]..<matrix.starts[line + 1] {
      let feature = Int(matrix.features[position])
      let weight = weights.values[feature]
      guard weights.isKnown[feature] else {
        unknown += weight * weight
        continue
      }
      let value = weight * TermWeighting.repetition(matrix.counts[position])
      known += value * value
      features.append(UInt32(feature))
      values.append(value)
    }
    knownMasses.append(known > 0 ? known / (known + unknown) : 0)
    var squaredNorm: Float = 0
    if known > 0 {
      let scale = 1 / known.squareRoot()
      for position in start..<features.count { values[position] *= scale }
      squaredNorm = 1 + appendMeaning(of: line, of: matrix)
    }
    squaredNorms.append(squaredNorm)
    starts.append(features.count)
  }

  /// Appends the meaning of a line, if it has one, and gives its squared length.
  private mutating func appendMeaning(of line: Int, of matrix: FeatureMatrix) -> Float {
    let start = line * MeaningVector.dimension
    let meaning = matrix.meanings[start..<(start + MeaningVector.dimension)]
    let squaredLength = meaning.reduce(0) { $0 + $1 * $1 }
    guard squaredLength > 0 else { return 0 }
    for (coordinate, value) in meaning.enumerated() {
      features.append(UInt32(matrix.keys.count + coordinate))
      values.append(value)
    }
    return squaredLength
  }
}
