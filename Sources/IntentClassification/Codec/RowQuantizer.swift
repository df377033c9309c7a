/// Writes the weights of features as rows of quanta.
struct RowQuantizer {
  /// A row among the quanta.
  struct Row {
    var start: UInt32
    var shape: RowShape
  }

  /// Below this a weight is dropped; it costs 0.06 points of accuracy and saves 19 of 20 entries.
  static let pruningThreshold: Float = 0.02
  /// A row is dense from one entry in so many classes on: it takes more room than a sparse one then,
  /// and less time.
  static let classesPerEntry = 3

  private let classCount: Int
  private let features: FeatureWeights
  private let weights: LinearWeights

  /// What a quantum of a fine row is worth.
  private(set) var step: Float = 0
  /// The bytes of the rows so far.
  private(set) var quanta: [UInt8] = []

  /// Creates a quantizer.
  ///
  /// - Parameters:
  ///   - classes: the number of classes.
  ///   - features: the weights of the features in an utterance.
  ///   - weights: their weights for the classes.
  init(classes: Int, features: FeatureWeights, weights: LinearWeights) {
    classCount = classes
    self.features = features
    self.weights = weights
  }

  /// Writes rows: what a feature adds to the margins where it occurs once, before normalisation.
  ///
  /// - Parameter order: the features, by number; nil for none.
  /// - Returns: the rows, in the same order.
  /// - Complexity: O(*f*·*k*) for *f* features and *k* classes.
  mutating func rows(of order: [Int?]) -> [Row] {
    let largest = order.map { $0.map(largestWeight) ?? 0 }
    let most = zip(order, largest).reduce(Float(0)) { most, feature in
      max(most, feature.0.map { features.values[$0] * feature.1 } ?? 0)
    }
    step = most / (127 * RowShape.coarseness)
    return zip(order, largest).map { feature, largest in
      feature.map { row(of: $0, largest: largest) }
        ?? Row(start: 0, shape: RowShape(entries: 0, isCoarse: false))
    }
  }

  /// The largest weight of a feature, whatever its sign.
  private func largestWeight(of feature: Int) -> Float {
    weights.weights.withUnsafeBufferPointer { weights in
      var largest: Float = 0
      let start = feature &* self.weights.stride
      var index = start
      while index < start &+ classCount {
        largest = max(largest, abs(weights[index]))
        index &+= 1
      }
      return largest
    }
  }

  private mutating func row(of feature: Int, largest: Float) -> Row {
    let start = UInt32(quanta.count)
    guard largest >= Self.pruningThreshold, step > 0 else {
      return Row(start: start, shape: RowShape(entries: 0, isCoarse: false))
    }
    let weight = features.values[feature]
    let isCoarse = weight * largest > 127 * step
    let factor = weight / (isCoarse ? RowShape.coarseness * step : step)
    let first = feature * weights.stride
    let row = weights.weights[first..<(first + classCount)]
    let kept = row.reduce(0) { abs($1) >= Self.pruningThreshold ? $0 + 1 : $0 }
    if kept * Self.classesPerEntry >= classCount || classCount > 1 << 16 {
      appendDense(row, times: factor)
      return Row(start: start, shape: RowShape(entries: nil, isCoarse: isCoarse))
    }
    for (index, weight) in row.enumerated() where abs(weight) >= Self.pruningThreshold {
      quanta.append(UInt8(truncatingIfNeeded: index))
      if classCount > 256 { quanta.append(UInt8(truncatingIfNeeded: index >> 8)) }
      quanta.append(UInt8(bitPattern: Self.quantum(weight * factor)))
    }
    return Row(start: start, shape: RowShape(entries: kept, isCoarse: isCoarse))
  }

  /// A dense row keeps what pruning would drop.
  private mutating func appendDense(_ row: ArraySlice<Float>, times factor: Float) {
    for weight in row {
      quanta.append(UInt8(bitPattern: Self.quantum(weight * factor)) &+ RowShape.denseOffset)
    }
    for _ in classCount..<ModelLayout.stride(forIntents: classCount) {
      quanta.append(RowShape.denseOffset)
    }
  }

  /// The nearest quantum to a number.
  private static func quantum(_ number: Float) -> Int8 {
    let held = min(max(number, -127), 127)
    return Int8(held + (held < 0 ? -0.5 : 0.5))
  }
}
