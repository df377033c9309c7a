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

  /// The first feature that may have a key, by number.
  @inline(__always)
  func candidate(for key: UInt64) -> Int { Int(word(at: bucket(of: key))) }

  /// The number of a feature, or nil if training hasn't seen it.
  ///
  /// - Parameters:
  ///   - key: the feature.
  ///   - candidate: the first feature that may have the key.
  /// - Returns: the number.
  /// - Complexity: O(1) on average: a bucket of the directory holds one or two features.
  @inline(__always)
  func feature(of key: UInt64, from candidate: Int) -> Int? {
    let end = Int(word(at: bucket(of: key) &+ 4))
    var feature = candidate
    let tag = UInt32(truncatingIfNeeded: key)
    while feature < end {
      if word(at: row(of: feature)) == tag { return feature }
      feature &+= 1
    }
    return nil
  }

  /// The weight of a feature that occurs once, before normalisation.
  @inline(__always)
  func weight(of feature: Int) -> Float { float(at: row(of: feature) &+ 8) }

  /// The bias of a class.
  @inline(__always)
  func bias(of index: Int) -> Float { float(at: layout.biases &+ 4 &* index) }

  /// Adds the weights of a coordinate of meaning, times a value, to the margins.
  @inline(__always)
  func addMeaning(
    _ coordinate: Int, times value: Float, to margins: UnsafeMutablePointer<Float>
  ) {
    let start = layout.meanings &+ 4 &* coordinate &* layout.intentCount
    guard let row = base.baseAddress?.advanced(by: start) else { return }
    for index in 0..<layout.intentCount {
      margins[index] += value * row.loadUnaligned(fromByteOffset: 4 &* index, as: Float.self)
    }
  }

  /// The weight of a coordinate of meaning for a class.
  @inline(__always)
  func meaning(_ coordinate: Int, for index: Int) -> Float {
    float(at: layout.meanings &+ 4 &* (coordinate &* layout.intentCount &+ index))
  }

  /// Adds a feature's row, times a value, to the margins.
  @inline(__always)
  func addRow(of feature: Int, times value: Float, to margins: UnsafeMutablePointer<Float>) {
    let factor = value * float(at: row(of: feature) &+ 12)
    let span = span(of: feature)
    if span.count == layout.intentCount {
      guard let quanta = base.baseAddress?.advanced(by: span.lowerBound) else { return }
      for index in 0..<layout.intentCount {
        margins[index] += factor * Float(quanta.load(fromByteOffset: index, as: Int8.self))
      }
      return
    }
    var offset = span.lowerBound
    while offset &+ layout.entryWidth <= span.upperBound {
      let entry = entry(at: offset)
      // A byte can't be out of place, see `marginCapacity`; two can.
      if layout.entryWidth == 2 || entry.index < layout.intentCount {
        margins[entry.index] += factor * Float(entry.quantum)
      }
      offset &+= layout.entryWidth
    }
  }

  /// The weight of a feature for one class, 0 if it was pruned.
  ///
  /// - Complexity: O(*r*) in the bytes of the feature's row.
  func weight(of feature: Int, for index: Int) -> Float {
    let scale = float(at: row(of: feature) &+ 12)
    let span = span(of: feature)
    if span.count == layout.intentCount {
      return scale * Float(quantum(at: span.lowerBound + index))
    }
    let end = span.upperBound - layout.entryWidth
    for offset in stride(from: span.lowerBound, through: end, by: layout.entryWidth) {
      let entry = entry(at: offset)
      if entry.index == index { return scale * Float(entry.quantum) }
    }
    return 0
  }

  /// The bytes of a feature's quanta.
  @inline(__always)
  func span(of feature: Int) -> Range<Int> {
    let row = row(of: feature)
    let start = layout.quanta &+ Int(word(at: row &+ 4))
    return start..<(layout.quanta &+ Int(word(at: row &+ ModelLayout.rowWidth &+ 4)))
  }

  /// An entry of a sparse row: a class and its quantum.
  @inline(__always)
  func entry(at offset: Int) -> (index: Int, quantum: Int8) {
    if layout.entryWidth == 2 { return (Int(base[offset]), quantum(at: offset &+ 1)) }
    return (Int(base[offset]) | Int(base[offset &+ 1]) << 8, quantum(at: offset &+ 2))
  }

  @inline(__always)
  private func bucket(of key: UInt64) -> Int {
    layout.directory &+ 4 &* Int(truncatingIfNeeded: key >> UInt64(64 &- layout.directoryBits))
  }

  @inline(__always)
  private func row(of feature: Int) -> Int { layout.rows &+ ModelLayout.rowWidth &* feature }

  @inline(__always)
  private func quantum(at offset: Int) -> Int8 { Int8(bitPattern: base[offset]) }
}
