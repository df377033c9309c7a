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
  private let weights: PrunedWeights

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
  init(classes: Int, features: FeatureWeights, weights: PrunedWeights) {
    classCount = classes
    self.features = features
    self.weights = weights
  }

  /// Writes rows: what a feature adds to the margins where it occurs once, before normalisation.
  ///
  /// - Parameter order: the features, by number; nil for none.
  /// - Returns: the rows, in the same order.
  /// - Complexity: O(*n*) in the entries of the weights and the bytes of the rows.
  mutating func rows(of order: [Int?]) -> [Row] {
    let largest = order.map { $0.map(largestWeight) ?? 0 }
    let most = zip(order, largest).reduce(Float(0)) { most, feature in
      max(most, feature.0.map { features.values[$0] * feature.1 } ?? 0)
    }
    step = Self.step(forLargest: most)
    return zip(order, largest).map { feature, largest in
      feature.map { row(of: $0, largest: largest) }
        ?? Row(start: 0, shape: RowShape(entries: 0, isCoarse: false))
    }
  }

  /// What a quantum of a fine row is worth.
  ///
  /// - Parameter largest: the largest that a feature that occurs once adds to a margin before
  ///   normalisation.
  /// - Returns: the step with which a coarse row can just say that.
  static func step(forLargest largest: Float) -> Float { largest / (127 * RowShape.coarseness) }

  /// The largest weight of a feature, whatever its sign.
  private func largestWeight(of feature: Int) -> Float {
    weights.row(of: feature).reduce(0) { max($0, abs($1.weight)) }
  }

  private mutating func row(of feature: Int, largest: Float) -> Row {
    let start = UInt32(quanta.count)
    guard largest >= Self.pruningThreshold, step > 0 else {
      return Row(start: start, shape: RowShape(entries: 0, isCoarse: false))
    }
    let weight = features.values[feature]
    let isCoarse = weight * largest > 127 * step
    let factor = weight / (isCoarse ? RowShape.coarseness * step : step)
    let row = weights.row(of: feature)
    let kept = row.reduce(0) { abs($1.weight) >= Self.pruningThreshold ? $0 + 1 : $0 }
    if kept * Self.classesPerEntry >= classCount || classCount > 1 << 16 {
      appendDense(row, times: factor)
      return Row(start: start, shape: RowShape(entries: nil, isCoarse: isCoarse))
    }
    for entry in row where abs(entry.weight) >= Self.pruningThreshold {
      quanta.append(UInt8(truncatingIfNeeded: entry.index))
      if classCount > 256 { quanta.append(UInt8(truncatingIfNeeded: entry.index >> 8)) }
      quanta.append(UInt8(bitPattern: Self.quantum(entry.weight * factor)))
    }
    return Row(start: start, shape: RowShape(entries: kept, isCoarse: isCoarse))
  }

  /// A dense row keeps what pruning would drop.
  private mutating func appendDense(_ row: some Sequence<PrunedWeights.Entry>, times factor: Float)
  {
    let first = quanta.count
    quanta.append(
      contentsOf: repeatElement(
        RowShape.denseOffset, count: ModelLayout.stride(forIntents: classCount)))
    for entry in row {
      quanta[first + entry.index] &+= UInt8(bitPattern: Self.quantum(entry.weight * factor))
    }
  }

  /// The nearest quantum to a number.
  private static func quantum(_ number: Float) -> Int8 {
    let held = min(max(number, -127), 127)
    return Int8(held + (held < 0 ? -0.5 : 0.5))
  }
}
