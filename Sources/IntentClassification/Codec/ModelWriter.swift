/// Prunes, quantises and encodes fitted weights.
struct ModelWriter {
  let classes: [String]
  let keys: [UInt64]
  let features: FeatureWeights
  let weights: PrunedWeights
  let meaningLength: Float
  let calibration: Calibration

  /// Encodes the model, with a data fingerprint of zero.
  ///
  /// - Returns: the model, as decoding its bytes gives it.
  /// - Complexity: O(*n*) in the entries of the weights and the bytes of the model.
  func model() -> ClassifierModel {
    let known = keys.indices.filter { features.isKnown[$0] }
    let directory = FeatureDirectory(of: known.map { keys[$0] })
    let order = directory.features.map { $0 < 0 ? nil : known[Int($0)] }
    var quantizer = RowQuantizer(classes: classes.count, features: features, weights: weights)
    let rows = quantizer.rows(of: order)
    let names = classes.map { Array($0.utf8) }
    let layout = ModelLayout(
      ModelLayout.Counts(
        intents: UInt32(classes.count), features: UInt32(known.count),
        buckets: UInt32(directory.displacements.count), slots: UInt32(order.count),
        quanta: UInt32(quantizer.quanta.count),
        nameBytes: UInt32(names.reduce(0) { $0 + $1.count })),
      steps: ModelLayout.Steps(
        unknown: features.unknown, quantum: quantizer.step, meaning: meaningLength))
    var writer = ByteWriter(capacity: layout.byteCount)
    writeHeader(layout, to: &writer)
    for index in classes.indices { writer.append(weights.biases[index].bitPattern) }
    writeMeanings(stride: layout.stride, to: &writer)
    for displacement in directory.displacements { writer.append(displacement) }
    for (feature, row) in zip(order, rows) {
      writer.append(feature.map { UInt32(truncatingIfNeeded: keys[$0]) } ?? 0)
      writer.append(row.start)
      writer.append(feature.map { features.values[$0].bitPattern } ?? 0)
      writer.append(row.shape.bits)
    }
    var end: UInt32 = 0
    for name in names {
      end += UInt32(name.count)
      writer.append(end)
    }
    for name in names { writer.append(contentsOf: name) }
    writer.append(contentsOf: quantizer.quanta)
    return ClassifierModel(
      bytes: writer.sealed()[...], layout: layout, classes: classes, calibration: calibration)
  }

  private func writeHeader(_ layout: ModelLayout, to writer: inout ByteWriter) {
    writer.append(contentsOf: ModelLayout.magic)
    writer.append(ModelLayout.version)
    writer.append(UInt32(0))
    for _ in 0..<3 { writer.append(UInt64(0)) }
    for count in [
      layout.intentCount, layout.featureCount, layout.bucketCount, layout.slotCount,
      layout.quantaCount, layout.nameByteCount,
    ] { writer.append(UInt32(count)) }
    for step in [layout.steps.unknown, layout.steps.quantum, layout.steps.meaning] {
      writer.append(step.bitPattern)
    }
    writer.append(UInt32(MeaningVector.dimension))
    for number in [
      calibration.massWeight, calibration.outOfScopeWeight, calibration.slope,
      calibration.intercept, calibration.sharpness,
    ] { writer.append(number.bitPattern) }
  }

  private func writeMeanings(stride: Int, to writer: inout ByteWriter) {
    for coordinate in 0..<MeaningVector.dimension {
      let start = coordinate * classes.count
      for index in 0..<stride {
        writer.append(index < classes.count ? weights.meanings[start + index].bitPattern : 0)
      }
    }
  }
}
