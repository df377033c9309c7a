/// The 64-bit identity of a feature: its kind and the parts it is made of, in order.
struct FeatureKey {
  private var state: UInt64
  private let weightClass: FeatureClass

  /// Begins a key.
  ///
  /// - Parameters:
  ///   - kind: what the feature is made of.
  ///   - isHan: whether it is made of Han characters.
  init(_ kind: FeatureKind, isHan: Bool = false) {
    state = 0xCBF2_9CE4_8422_2325 ^ kind.seed
    weightClass =
      switch kind {
      case .characters: .characters
      case .trigram: .hanTrigram
      case .token where isHan: .hanToken
      default: .ordinary
      }
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
    return mixed & ~FeatureClass.mask | weightClass.rawValue
  }
}
