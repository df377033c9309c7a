/// The features of all training lines with their counts, a compressed sparse row a line.
struct FeatureMatrix {
  /// The identity of each feature.
  let keys: [UInt64]
  /// Where the row of a line starts, and where the last one ends.
  let starts: [Int]
  /// The features of all rows.
  let features: [UInt32]
  /// How often each feature occurs in its line.
  let counts: [UInt32]
  /// The meaning of each line, `MeaningVector.dimension` numbers; all 0 if none is known.
  let meanings: [Float]

  /// Extracts the features of training lines.
  ///
  /// - Parameters:
  ///   - examples: the lines.
  ///   - vector: what writes their meanings.
  /// - Complexity: O(*n*) in the bytes of all lines.
  init(of examples: [TrainingExample], meanings vector: MeaningVector) {
    var index = FeatureIndex()
    var starts = [0]
    var features: [UInt32] = []
    var counts: [UInt32] = []
    var meanings = [Float](repeating: 0, count: examples.count * MeaningVector.dimension)
    for (line, example) in examples.enumerated() {
      meanings.withUnsafeMutableBufferPointer { meanings in
        guard let base = meanings.baseAddress else { return }
        vector.write(example.text, to: base + line * MeaningVector.dimension)
      }
      FeatureBag.withEntries(of: example.text) { entries in
        for entry in entries {
          features.append(index.insert(entry.key))
          counts.append(entry.count)
        }
      }
      starts.append(features.count)
    }
    self.keys = index.keys
    self.starts = starts
    self.features = features
    self.counts = counts
    self.meanings = meanings
  }

  /// The number of columns of a model: the features, then the coordinates of meaning.
  var columnCount: Int { keys.count + MeaningVector.dimension }

  /// The number of lines.
  var lineCount: Int { starts.count - 1 }

  /// In how many of some lines each feature occurs.
  ///
  /// - Parameter lines: the lines, by number.
  /// - Returns: the number of lines, by feature.
  /// - Complexity: O(*n*) in the features of the lines.
  func documentFrequencies(in lines: [Int]) -> [Int] {
    var frequencies = [Int](repeating: 0, count: keys.count)
    for line in lines {
      for position in starts[line]..<starts[line + 1] {
        frequencies[Int(features[position])] += 1
      }
    }
    return frequencies
  }
}
