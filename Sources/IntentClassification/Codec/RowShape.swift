/// How the row of a feature is written.
struct RowShape: Sendable, Hashable {
  private static let denseBit: UInt32 = 1 << 31
  private static let coarseBit: UInt32 = 1 << 30
  /// What a quantum of a coarse row is worth in quanta of a fine one.
  static let coarseness: Float = 8
  /// What a byte of a dense row is more than its quantum.
  static let denseOffset: UInt8 = 128

  /// The shape in 32 bits.
  let bits: UInt32

  init(bits: UInt32) { self.bits = bits }

  /// A shape.
  ///
  /// - Parameters:
  ///   - entries: how many entries a sparse row has, nil for a dense one.
  ///   - isCoarse: whether its quanta are worth more.
  init(entries: Int?, isCoarse: Bool) {
    let form = entries.map(UInt32.init(truncatingIfNeeded:)) ?? Self.denseBit
    bits = form | (isCoarse ? Self.coarseBit : 0)
  }

  /// Whether there is a byte for every intent.
  @inline(__always)
  var isDense: Bool { bits & Self.denseBit != 0 }

  /// Whether its quanta are worth more than those of other rows.
  @inline(__always)
  var isCoarse: Bool { bits & Self.coarseBit != 0 }

  /// How many entries a sparse row has; meaningless for a dense one.
  @inline(__always)
  var entryCount: Int { Int(bits & ~(Self.denseBit | Self.coarseBit)) }

  /// How many bytes the row has.
  ///
  /// - Parameter layout: the layout of its model.
  /// - Returns: the number of bytes.
  @inline(__always)
  func byteCount(in layout: ModelLayout) -> Int {
    isDense ? layout.stride : entryCount &* layout.entryWidth
  }
}
