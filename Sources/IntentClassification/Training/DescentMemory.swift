/// The arrays of a descent as plain pointers, which are fast in debug builds too.
struct DescentMemory {
  let features: UnsafePointer<UInt32>
  let values: UnsafePointer<Float>
  let weights: UnsafeMutablePointer<Float>
  let biases: UnsafeMutablePointer<Float>
  let duals: UnsafeMutablePointer<Float>
  let margins: UnsafeMutablePointer<Float>
  let steps: UnsafeMutablePointer<Float>
  let stride: Int

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
