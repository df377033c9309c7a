/// Fits one-vs-rest linear classifiers with squared hinge loss, all classes in step.
///
/// A class's own examples cost `ownCost`, all others `otherCost`; there is no learning rate and no
/// random start, and sums have a fixed order, so the same rows and seed give the same bits.
/// Source: Hsieh et al., "A Dual Coordinate Descent Method for Large-scale Linear SVM", 2008.
struct DualCoordinateDescent {
  var ownCost: Float = 4
  var otherCost: Float = 1
  var epochs = 10
  var seed: UInt64

  /// Fits the weights.
  ///
  /// With one class and no negatives there is no bias: it would say yes to everything.
  ///
  /// - Parameters:
  ///   - rows: the examples.
  ///   - labels: the class of each row.
  ///   - classCount: the number of classes.
  ///   - featureCount: the number of features.
  /// - Returns: the weights.
  /// - Complexity: O(*e*·*n*·*k*) for *e* epochs, *n* entries of the rows and *k* classes.
  func fit(_ rows: WeightedRows, labels: RowLabels, classCount: Int, featureCount: Int)
    -> LinearWeights
  {
    let stride = LinearWeights.stride(ofClasses: classCount)
    let hasBias = classCount > 1 || labels.classes.contains(nil)
    let memory = DescentMemory(rows: rows, featureCount: featureCount, stride: stride)
    defer { memory.deallocate() }
    var order = Array(labels.classes.indices)
    var random = XorShift64(seed: seed)
    for _ in 0..<epochs {
      random.shuffle(&order)
      for row in order {
        visit(row, of: rows, labels: labels, memory: memory, bias: hasBias ? 1 : 0)
      }
    }
    return memory.weights(ofClasses: classCount)
  }

  /// Takes the best step in the dual variables of one example, for all classes.
  private func visit(
    _ row: Int, of rows: WeightedRows, labels: RowLabels, memory: DescentMemory, bias: Float
  ) {
    let label = labels.classes[row]
    let span = rows.starts[row]..<rows.starts[row + 1]
    let squaredNorm = rows.squaredNorms[row] + bias
    guard squaredNorm > 0 else { return }
    let stride = memory.stride
    let duals = memory.duals + row &* stride
    memory.computeMargins(span, bias: bias)
    let ownDual = label.map { duals[$0] } ?? 0
    // A line that its author marked as out of scope weighs as much against all classes as a class's
    // own lines weigh for it.
    let damping = 1 / (2 * (label == nil ? ownCost : otherCost))
    let pace = 1 / (squaredNorm + damping)
    var column = 0
    while column < stride {
      let old = duals[column]
      let gradient = -memory.margins[column] - 1 + old * damping
      let moved = old - gradient * pace
      let new = moved > 0 ? moved : 0
      duals[column] = new
      memory.steps[column] = old - new
      column &+= 1
    }
    if let label {
      let damping = 1 / (2 * ownCost)
      let gradient = memory.margins[label] - 1 + ownDual * damping
      let new = max(ownDual - gradient / (squaredNorm + damping), 0)
      duals[label] = new
      memory.steps[label] = new - ownDual
    }
    for other in labels.shared.isEmpty ? [] : labels.shared[row] ?? [] {
      duals[other] = 0
      memory.steps[other] = 0
    }
    memory.applySteps(span, bias: bias)
  }
}
