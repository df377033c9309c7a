/// Prunes, quantises and encodes fitted weights.
struct ModelWriter {
  /// Below this a weight is dropped; it costs 0.06 points of accuracy and saves 19 of 20 entries.
  static let pruningThreshold: Float = 0.02

  let classes: [String]
  let keys: [UInt64]
  let features: FeatureWeights
  let weights: LinearWeights
  let calibration: Calibration

  private struct Row {
    var start: UInt32
    var scale: Float
  }

  /// Encodes the model, with a data fingerprint of zero.
  ///
  /// - Returns: the model, as decoding its bytes gives it.
  /// - Complexity: O(*f*·*k* + *f* log *f*) for *f* features and *k* intents.
  func model() -> ClassifierModel {
    let order = keys.indices.filter { features.isKnown[$0] }.sorted { keys[$0] < keys[$1] }
    var rows: [Row] = []
    var quanta: [UInt8] = []
    for feature in order {
      let start = UInt32(quanta.count)
      rows.append(Row(start: start, scale: appendRow(of: feature, to: &quanta)))
    }
    let names = classes.map { Array($0.utf8) }
    let layout = ModelLayout(
      counts: [
        UInt32(classes.count), UInt32(order.count), UInt32(quanta.count),
        UInt32(ModelLayout.directoryBits(forFeatures: order.count)),
        UInt32(names.reduce(0) { $0 + $1.count }),
      ], unknown: features.unknown)
    var writer = ByteWriter(capacity: layout.byteCount)
    writeHeader(layout, to: &writer)
    writeIntents(names, to: &writer)
    writeDirectory(order, bits: layout.directoryBits, to: &writer)
    for (feature, row) in zip(order, rows) {
      writer.append(UInt32(truncatingIfNeeded: keys[feature]))
      writer.append(row.start)
      writer.append(features.values[feature].bitPattern)
      writer.append(row.scale.bitPattern)
    }
    for word in [0, UInt32(quanta.count), 0, 0] { writer.append(word) }
    writer.append(contentsOf: quanta)
    return ClassifierModel(
      bytes: writer.sealed()[...], layout: layout, classes: classes, calibration: calibration)
  }

  /// Appends the quantised weights of a feature and gives their scale.
  ///
  /// A row is sparse only if that makes it smaller; a dense one keeps what pruning would drop.
  private func appendRow(of feature: Int, to quanta: inout [UInt8]) -> Float {
    let start = feature * weights.stride
    let row = weights.weights[start..<(start + classes.count)]
    let largest = row.reduce(0) { max($0, abs($1)) }
    guard largest >= Self.pruningThreshold else { return 0 }
    let scale = largest / 127
    let width = classes.count > 256 ? 3 : 2
    let kept = row.reduce(0) { abs($1) >= Self.pruningThreshold ? $0 + 1 : $0 }
    let isDense = kept * width >= classes.count || classes.count > 1 << 16
    for (index, weight) in row.enumerated() where isDense || abs(weight) >= Self.pruningThreshold {
      if !isDense {
        quanta.append(UInt8(truncatingIfNeeded: index))
        if width == 3 { quanta.append(UInt8(truncatingIfNeeded: index >> 8)) }
      }
      let quantum = Int8(weight / scale + (weight < 0 ? -0.5 : 0.5))
      quanta.append(UInt8(bitPattern: quantum))
    }
    return scale
  }

  private func writeHeader(_ layout: ModelLayout, to writer: inout ByteWriter) {
    writer.append(contentsOf: ModelLayout.magic)
    writer.append(ModelLayout.version)
    writer.append(UInt32(0))
    for _ in 0..<3 { writer.append(UInt64(0)) }
    for count in [
      layout.intentCount, layout.featureCount, layout.quantaCount, layout.directoryBits,
      layout.nameByteCount, 0,
    ] { writer.append(UInt32(count)) }
    writer.append(layout.unknown.bitPattern)
    writer.append(UInt32(MeaningVector.dimension))
    for number in [
      calibration.massWeight, calibration.outOfScopeWeight, calibration.slope,
      calibration.intercept, calibration.sharpness,
    ] { writer.append(number.bitPattern) }
  }

  private func writeIntents(_ names: [[UInt8]], to writer: inout ByteWriter) {
    for index in classes.indices { writer.append(weights.biases[index].bitPattern) }
    for coordinate in 0..<MeaningVector.dimension {
      let start = (keys.count + coordinate) * weights.stride
      for index in classes.indices { writer.append(weights.weights[start + index].bitPattern) }
    }
    var end: UInt32 = 0
    for name in names {
      end += UInt32(name.count)
      writer.append(end)
    }
    for name in names { writer.append(contentsOf: name) }
  }

  private func writeDirectory(_ order: [Int], bits: Int, to writer: inout ByteWriter) {
    var position = 0
    for bucket in 0..<(UInt64(1) << UInt64(bits)) {
      while position < order.count, keys[order[position]] >> (64 - bits) < bucket { position += 1 }
      writer.append(UInt32(position))
    }
    writer.append(UInt32(order.count))
  }
}
