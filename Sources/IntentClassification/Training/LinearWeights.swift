/// A dense linear model a class, by feature.
struct LinearWeights {
  /// The number of classes.
  var classCount: Int
  /// The distance between the rows of `weights`: the number of classes, rounded up to eight.
  var stride: Int
  /// The weights: a row a feature, a column a class.
  var weights: [Float]
  /// The bias by class.
  var biases: [Float]

  /// The distance between the rows of so many classes.
  static func stride(ofClasses count: Int) -> Int { (count + 7) / 8 * 8 }

  /// The signed distance of a row from each class's boundary.
  ///
  /// - Parameters:
  ///   - row: the row, by number.
  ///   - rows: the rows.
  /// - Returns: the margin by class.
  /// - Complexity: O(*f*·*k*) for *f* features and *k* classes.
  func margins(of row: Int, in rows: WeightedRows) -> [Float] {
    var margins = biases
    margins.withUnsafeMutableBufferPointer { margins in
      weights.withUnsafeBufferPointer { weights in
        guard let sums = margins.baseAddress, let base = weights.baseAddress else { return }
        for position in rows.starts[row]..<rows.starts[row + 1] {
          let source = base + Int(rows.features[position]) &* stride
          let value = rows.values[position]
          var column = 0
          while column < stride {
            sums[column] += value * source[column]
            column &+= 1
          }
        }
      }
    }
    margins.removeLast(stride - classCount)
    return margins
  }
}
