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
  /// The classes that take a step, the first so many of them.
  private let moved: UnsafeMutablePointer<Int32>
  /// The distance between rows.
  let stride: Int

  /// If fewer than one class in so many takes a step, the others are left alone.
  private static let sparseness = 4

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
    moved = .allocate(capacity: stride + 1)
    moved.initialize(repeating: 0, count: stride + 1)
    self.stride = stride
  }

  /// Gives the memory back.
  func deallocate() {
    features.deallocate()
    values.deallocate()
    moved.deallocate()
    for numbers in [weights, duals, biases, margins, steps] { numbers.deallocate() }
  }

  private static func zeros(_ count: Int) -> UnsafeMutablePointer<Float> {
    let numbers = UnsafeMutablePointer<Float>.allocate(capacity: count)
    numbers.initialize(repeating: 0, count: count)
    return numbers
  }

  /// The fitted weights.
  ///
  /// - Parameter classCount: the number of classes.
  /// - Returns: a copy of the weights.
  func weights(ofClasses classCount: Int) -> LinearWeights {
    LinearWeights(
      classCount: classCount, stride: stride,
      weights: Array(UnsafeBufferPointer(start: weights, count: weightCount)),
      biases: Array(UnsafeBufferPointer(start: biases, count: stride)))
  }

  /// Writes the margins of an example for all classes, four features at a time.
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
    while position &+ 4 <= span.upperBound {
      addFour(at: position)
      position &+= 4
    }
    while position < span.upperBound {
      let source = row(at: position)
      let value = values[position]
      column = 0
      while column < stride {
        margins[column] += value * source[column]
        column &+= 1
      }
      position &+= 1
    }
  }

  @inline(__always)
  private func addFour(at position: Int) {
    let (first, second) = (row(at: position), row(at: position &+ 1))
    let (third, fourth) = (row(at: position &+ 2), row(at: position &+ 3))
    let (a, b) = (values[position], values[position &+ 1])
    let (c, d) = (values[position &+ 2], values[position &+ 3])
    var column = 0
    while column < stride {
      let one = a * first[column] + b * second[column]
      let other = c * third[column] + d * fourth[column]
      margins[column] += one + other
      column &+= 1
    }
  }

  /// The weights of the feature of an entry.
  @inline(__always)
  private func row(at position: Int) -> UnsafeMutablePointer<Float> {
    weights + Int(features[position]) &* stride
  }

  /// Adds the steps, times the example, to the weights.
  ///
  /// After the first epochs most classes take no step for most examples; where few do, only their
  /// weights are touched.
  ///
  /// - Parameters:
  ///   - span: the entries of the example.
  ///   - bias: the value of the bias feature.
  @inline(__always)
  func applySteps(_ span: Range<Int>, bias: Float) {
    var count = 0
    var column = 0
    while column < stride {
      moved[count] = Int32(truncatingIfNeeded: column)
      count &+= steps[column] != 0 ? 1 : 0
      column &+= 1
    }
    if count &* Self.sparseness > stride {
      applyAllSteps(span, bias: bias)
    } else if count > 0 {
      applySteps(to: count, span, bias: bias)
    }
  }

  @inline(__always)
  private func applyAllSteps(_ span: Range<Int>, bias: Float) {
    var column = 0
    while column < stride {
      biases[column] += bias * steps[column]
      column &+= 1
    }
    var position = span.lowerBound
    while position < span.upperBound {
      let target = row(at: position)
      let value = values[position]
      column = 0
      while column < stride {
        target[column] += value * steps[column]
        column &+= 1
      }
      position &+= 1
    }
  }

  /// Adds the steps of the first so many classes that moved.
  @inline(__always)
  private func applySteps(to count: Int, _ span: Range<Int>, bias: Float) {
    var place = 0
    while place < count {
      let column = Int(moved[place])
      biases[column] += bias * steps[column]
      place &+= 1
    }
    var position = span.lowerBound
    while position < span.upperBound {
      let target = row(at: position)
      let value = values[position]
      place = 0
      while place < count {
        let column = Int(moved[place])
        target[column] += value * steps[column]
        place &+= 1
      }
      position &+= 1
    }
  }
}
