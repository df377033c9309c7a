/// The 64-bit identity of a feature: its kind and the parts it is made of, in order.
///
/// The lowest bit says whether the feature is made of characters, since those weigh less and an
/// unknown key has nothing else to tell it by.
struct FeatureKey {
  private var state: UInt64
  private let kind: FeatureKind

  init(_ kind: FeatureKind) {
    self.kind = kind
    state = 0xCBF2_9CE4_8422_2325 ^ kind.seed
  }

  /// Adds a part: the step of FNV-1a with a word for a byte, its high half folded into the low.
  @inline(__always)
  mutating func combine(_ part: UInt64) {
    state = (state ^ part) &* 0x0000_0100_0000_01B3
    state ^= state >> 32
  }

  /// The key of the parts so far, with high bits that are as good as random.
  ///
  /// Source: the finalizer of MurmurHash3 (Appleby, public domain), one round of it.
  @inline(__always)
  var value: UInt64 {
    var mixed = state &* 0xFF51_AFD7_ED55_8CCD
    mixed ^= mixed >> 33
    mixed = mixed &* 0xC4CE_B9FE_1A85_EC53
    return kind == .characters ? mixed | 1 : mixed & ~1
  }

  /// Whether a key is that of a feature of characters.
  @inline(__always)
  static func isCharacters(_ key: UInt64) -> Bool { key & 1 == 1 }
}
