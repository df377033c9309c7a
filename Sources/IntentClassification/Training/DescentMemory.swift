/// The arrays of a descent as plain pointers, which are fast in debug builds too.
struct DescentMemory {
  private let features: UnsafeMutablePointer<UInt32>
  private let values: UnsafeMutablePointer<Float>
  private let weightCount: Int
  private let weights: UnsafeMutablePointer<Float>
  private let biases: UnsafeMutablePointer<Float>
  /// The dual variables: a row an example, a column a class.
  let duals: UnsafeMutablePointer<Float>
  /// The margin by class of the example that is visited.
  let margins: UnsafeMutablePointer<Float>
  /// The step by class that is taken for it.
  let steps: UnsafeMutablePointer<Float>
  /// The distance between rows.
  let stride: Int

  /// Allocates memory, all of it zero but the rows; `deallocate` must be called.
  ///
  /// - Parameters:
  ///   - rows: the examples.
  ///   - featureCount: the number of features.
  ///   - stride: the number of classes, rounded up to eight.
  init(rows: WeightedRows, featureCount: Int, stride: Int) {
    features = .allocate(capacity: rows.features.count)
    values = .allocate(capacity: rows.values.count)
    for (position, feature) in rows.features.enumerated() {
      (features + position).initialize(to: feature)
    }
    for (position, value) in rows.values.enumerated() {
      (values + position).initialize(to: value)
    }
    weightCount = featureCount * stride
    weights = Self.zeros(weightCount)
    duals = Self.zeros((rows.starts.count - 1) * stride)
    biases = Self.zeros(stride)
    margins = Self.zeros(stride)
    steps = Self.zeros(stride)
    self.stride = stride
  }

  /// Gives the memory back.
  func deallocate() {
    features.deallocate()
    values.deallocate()
    for numbers in [weights, duals, biases, margins, steps] { numbers.deallocate() }
  }

  private static func zeros(_ count: Int) -> UnsafeMutablePointer<Float> {
    let numbers = UnsafeMutablePointer<Float>.allocate(capacity: count)
    numbers.initialize(repeating: 0, count: count)
    return numbers
  }

  /// The fitted weights.
  ///
  /// - Parameter model: a model of the same size.
  /// - Returns: the model with the weights of this memory.
  func copy(into model: LinearWeights) -> LinearWeights {
    var model = model
    model.weights = Array(UnsafeBufferPointer(start: weights, count: weightCount))
    model.biases = Array(UnsafeBufferPointer(start: biases, count: stride))
    return model
  }

  /// Writes the margins of an example for all classes.
  ///
  /// - Parameters:
  ///   - span: the entries of the example.
  ///   - bias: the value of the bias feature.
  @inline(__always)
  func computeMargins(_ span: Range<Int>, bias: Float) {
    var column = 0
    while column < stride {
      margins[column] = bias * biases[column]
      column &+= 1
    }
    var position = span.lowerBound
    while position < span.upperBound {
      let source = weights + Int(features[position]) &* stride
      let value = values[position]
      column = 0
      while column < stride {
        margins[column] += value * source[column]
        column &+= 1
      }
      position &+= 1
    }
  }

  /// Adds the steps, times the example, to the weights.
  ///
  /// - Parameters:
  ///   - span: the entries of the example.
  ///   - bias: the value of the bias feature.
  @inline(__always)
  func applySteps(_ span: Range<Int>, bias: Float) {
    var column = 0
    while column < stride {
      biases[column] += bias * steps[column]
      column &+= 1
    }
    var position = span.lowerBound
    while position < span.upperBound {
      let target = weights + Int(features[position]) &* stride
      let value = values[position]
      column = 0
      while column < stride {
        target[column] += value * steps[column]
        column &+= 1
      }
      position &+= 1
    }
  }
}
