/// The weights of all classes, as sparse as a model file.
struct PrunedWeights {
  /// The number of classes.
  let classCount: Int
  /// The bias by class.
  let biases: [Float]
  /// The weights of the coordinates of meaning: a row a coordinate, a column a class.
  let meanings: [Float]
  /// Where the entries of each feature begin, and where those of the last one end.
  private let starts: [Int]
  /// The class of each entry, by feature and then by class.
  private let classes: [UInt32]
  /// The weight of each entry.
  private let values: [Float]

  /// An entry of a feature's row.
  struct Entry {
    var index: Int
    var weight: Float
  }

  /// Joins the blocks of all classes.
  ///
  /// - Parameters:
  ///   - blocks: the blocks, in the order of the classes.
  ///   - featureCount: the number of features.
  /// - Complexity: O(*f*·*b* + *n*) for *f* features, *b* blocks and *n* entries.
  init(_ blocks: [PrunedBlock], featureCount: Int) {
    classCount = blocks.last?.classes.upperBound ?? 0
    biases = blocks.flatMap(\.biases)
    meanings = (0..<MeaningVector.dimension).flatMap { coordinate in
      blocks.flatMap { block in
        block.meanings[(coordinate * block.classes.count)...].prefix(block.classes.count)
      }
    }
    var starts = [Int](repeating: 0, count: featureCount + 1)
    for block in blocks {
      for (feature, count) in block.counts.enumerated() { starts[feature + 1] += Int(count) }
    }
    for feature in 0..<featureCount { starts[feature + 1] += starts[feature] }
    var classes = [UInt32](repeating: 0, count: starts[featureCount])
    var values = [Float](repeating: 0, count: classes.count)
    var next = starts
    for block in blocks {
      var position = 0
      for (feature, count) in block.counts.enumerated() {
        for _ in 0..<count {
          let index = block.classes.lowerBound + Int(block.columns[position])
          classes[next[feature]] = UInt32(truncatingIfNeeded: index)
          values[next[feature]] = block.values[position]
          next[feature] += 1
          position += 1
        }
      }
    }
    (self.starts, self.classes, self.values) = (starts, classes, values)
  }

  /// The entries of a feature, by class.
  ///
  /// - Parameter feature: the feature, by number.
  /// - Returns: the entries; a class without one has a weight that is too small to be written.
  func row(of feature: Int) -> some Collection<Entry> {
    (starts[feature]..<starts[feature + 1]).lazy.map {
      Entry(index: Int(classes[$0]), weight: values[$0])
    }
  }
}
