/// What a model file has room for of the weights of a block of classes.
struct PrunedBlock {
  /// The classes, by number.
  let classes: Range<Int>
  /// The bias by class.
  let biases: [Float]
  /// The weights of the coordinates of meaning: a row a coordinate, a column a class.
  let meanings: [Float]
  /// How many entries each feature has; the classes of a block are few.
  let counts: [UInt8]
  /// The class of each entry, from the first of the block.
  let columns: [UInt8]
  /// The weight of each entry.
  let values: [Float]
}

extension ClassBlock {
  /// The weights that are not too small for a quantum.
  ///
  /// What is left out would be a quantum of 0 in a dense row and pruned from a sparse one: a quantum
  /// is a share of the largest weight of all blocks, so at least that of this block's largest.
  ///
  /// - Parameter features: the weights of the features in an utterance; the coordinates of meaning
  ///   are the features behind them.
  /// - Returns: what is left of the block.
  /// - Complexity: O(*f*·*k*) for *f* features and *k* classes of the block.
  func pruned(_ features: FeatureWeights) -> PrunedBlock {
    let count = features.values.count
    let least = 0.49 * RowQuantizer.step(forLargest: largestShare(of: features))
    var (counts, columns, values) = ([UInt8](), [UInt8](), [Float]())
    counts.reserveCapacity(count)
    for (feature, weight) in features.values.enumerated() {
      let row = row(of: feature)
      let limit = min(least / weight, RowQuantizer.pruningThreshold)
      let start = values.count
      for column in 0..<classes.count where abs(row[column]) >= limit && row[column] != 0 {
        columns.append(UInt8(truncatingIfNeeded: column))
        values.append(row[column])
      }
      counts.append(UInt8(truncatingIfNeeded: values.count - start))
    }
    let meanings = (0..<MeaningVector.dimension).flatMap {
      UnsafeBufferPointer(start: row(of: count + $0), count: classes.count)
    }
    return PrunedBlock(
      classes: classes, biases: Array(classBiases),
      meanings: meanings, counts: counts, columns: columns, values: values)
  }

  /// The largest that a feature that occurs once adds to a margin before normalisation.
  private func largestShare(of features: FeatureWeights) -> Float {
    var largest: Float = 0
    for (feature, weight) in features.values.enumerated() {
      let row = row(of: feature)
      var column = 0
      while column < classes.count {
        largest = max(largest, weight * abs(row[column]))
        column &+= 1
      }
    }
    return largest
  }
}
