/// Reads a model's validated bytes in place.
///
/// Every offset below was checked by `ModelLayout` when the bytes were decoded, which is what makes
/// the unchecked loads safe; the checksum alone would not stop a crafted file.
struct ModelView {
  let base: UnsafeRawBufferPointer
  let layout: ModelLayout

  init(bytes: UnsafeRawBufferPointer, layout: ModelLayout) {
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

  /// What the model was trained on, by the word of whoever encoded it.
  var dataFingerprint: UInt64 { longWord(at: ModelLayout.fingerprintOffset) }

  /// The number of a feature, or nil if training hasn't seen it.
  ///
  /// - Complexity: O(1) on average: a bucket of the directory holds one or two features.
  @inline(__always)
  func feature(of key: UInt64) -> Int? {
    let bucket = layout.directory + 4 * Int(truncatingIfNeeded: key >> (64 - layout.directoryBits))
    let end = Int(word(at: bucket + 4))
    var feature = Int(word(at: bucket))
    let tag = UInt32(truncatingIfNeeded: key)
    while feature < end {
      if word(at: layout.tags + 4 * feature) == tag { return feature }
      feature &+= 1
    }
    return nil
  }

  /// The weight of a feature that occurs once, before normalisation.
  @inline(__always)
  func weight(of feature: Int) -> Float { float(at: layout.rows + 12 * feature + 4) }

  /// The bias of a class.
  @inline(__always)
  func bias(of index: Int) -> Float { float(at: layout.biases + 4 * index) }

  /// Adds a feature's row, times a value, to the margins.
  @inline(__always)
  func addRow(of feature: Int, times value: Float, to margins: UnsafeMutableBufferPointer<Float>) {
    let row = layout.rows + 12 * feature
    let factor = value * float(at: row + 8)
    let end = Int(word(at: row + 12))
    var entry = Int(word(at: row))
    while entry < end {
      margins[classIndex(of: entry)] += factor * Float(quantum(of: entry))
      entry &+= 1
    }
  }

  /// The weight of a feature for one class, 0 if it was pruned.
  ///
  /// - Complexity: O(*r*) in the entries of the feature's row.
  func weight(of feature: Int, for index: Int) -> Float {
    let row = layout.rows + 12 * feature
    for entry in Int(word(at: row))..<Int(word(at: row + 12)) where classIndex(of: entry) == index {
      return float(at: row + 8) * Float(quantum(of: entry))
    }
    return 0
  }

  @inline(__always)
  private func classIndex(of entry: Int) -> Int {
    if layout.classWidth == 1 { return Int(base[layout.classes &+ entry]) }
    let offset = layout.classes &+ 2 &* entry
    return Int(UInt16(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt16.self)))
  }

  @inline(__always)
  private func quantum(of entry: Int) -> Int8 { Int8(bitPattern: base[layout.quanta &+ entry]) }
}
