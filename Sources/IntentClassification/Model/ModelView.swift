/// Reads a model's validated bytes in place.
///
/// Every offset below was checked by `ModelValidator` when the bytes were decoded, which is what
/// makes the unchecked loads safe; the checksum alone would not stop a crafted file.
struct ModelView {
  let base: UnsafeRawPointer
  let layout: ModelLayout

  /// Views bytes.
  ///
  /// - Parameters:
  ///   - bytes: where the bytes of the model begin.
  ///   - layout: what they were validated to have.
  @inline(__always)
  init(bytes: UnsafeRawPointer, layout: ModelLayout) {
    base = bytes
    self.layout = layout
  }

  @inline(__always)
  func word(at offset: Int) -> UInt32 {
    UInt32(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  @inline(__always)
  func longWord(at offset: Int) -> UInt64 {
    UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  @inline(__always)
  func float(at offset: Int) -> Float { Float(bitPattern: word(at: offset)) }

  @inline(__always)
  func byte(at offset: Int) -> UInt8 { base.load(fromByteOffset: offset, as: UInt8.self) }

  /// What the model was trained on, by the word of whoever encoded it.
  var dataFingerprint: UInt64 { longWord(at: ModelLayout.fingerprintOffset) }

  /// The slot that a feature has if training has seen it.
  @inline(__always)
  func slot(of key: UInt64) -> Int {
    let bucket = FeatureDirectory.bucket(of: key, count: layout.bucketCount)
    let displacement = base.loadUnaligned(
      fromByteOffset: layout.directory &+ 2 &* bucket, as: UInt16.self)
    return FeatureDirectory.slot(
      of: key, displacement: UInt16(littleEndian: displacement), count: layout.slotCount)
  }

  /// The number of a feature, which is its slot, or nil if training hasn't seen it.
  func feature(of key: UInt64) -> Int? {
    let slot = slot(of: key)
    return word(at: row(of: slot)) == UInt32(truncatingIfNeeded: key) ? slot : nil
  }

  /// The weight of a feature that occurs once, before normalisation.
  @inline(__always)
  func weight(of feature: Int) -> Float { float(at: row(of: feature) &+ 8) }

  /// How the row of a feature is written.
  @inline(__always)
  func shape(of feature: Int) -> RowShape { RowShape(bits: word(at: row(of: feature) &+ 12)) }

  /// Where the quanta of a feature begin.
  @inline(__always)
  func quanta(of feature: Int) -> Int { layout.quanta &+ Int(word(at: row(of: feature) &+ 4)) }

  /// An entry of a sparse row: a class and its quantum.
  @inline(__always)
  func entry(at offset: Int) -> (index: Int, quantum: Int8) {
    if layout.entryWidth == 2 {
      return (Int(byte(at: offset)), Int8(bitPattern: byte(at: offset &+ 1)))
    }
    let index = Int(byte(at: offset)) | Int(byte(at: offset &+ 1)) << 8
    return (index, Int8(bitPattern: byte(at: offset &+ 2)))
  }

  /// The bias of a class.
  @inline(__always)
  func bias(of index: Int) -> Float { float(at: layout.biases &+ 4 &* index) }

  /// Where the weights of a coordinate of meaning begin, a `Float` a class.
  @inline(__always)
  func meanings(_ coordinate: Int) -> UnsafeRawPointer {
    base + (layout.meanings &+ 4 &* layout.stride &* coordinate)
  }

  @inline(__always)
  private func row(of feature: Int) -> Int { layout.rows &+ ModelLayout.rowWidth &* feature }
}

extension ModelView {
  /// What a feature that occurs once adds to the margin of a class before normalisation, 0 if it was
  /// pruned.
  ///
  /// - Complexity: O(*r*) in the bytes of the feature's row.
  func contribution(of feature: Int, to index: Int) -> Float {
    let shape = shape(of: feature)
    let step = layout.steps.quantum * (shape.isCoarse ? RowShape.coarseness : 1)
    let start = quanta(of: feature)
    if shape.isDense {
      return step * (Float(byte(at: start + index)) - Float(RowShape.denseOffset))
    }
    for number in 0..<shape.entryCount {
      let entry = entry(at: start + number * layout.entryWidth)
      if entry.index == index { return step * Float(entry.quantum) }
    }
    return 0
  }

  /// The weight of a coordinate of meaning for a class.
  func meaning(_ coordinate: Int, for index: Int) -> Float {
    float(at: layout.meanings + 4 * (layout.stride * coordinate + index))
  }
}
