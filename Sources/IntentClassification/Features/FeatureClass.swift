/// What a feature's weight depends on beside its rarity; the lowest bits of its key.
///
/// An unknown key has nothing else to tell its weight by.
enum FeatureClass: UInt64 {
  case ordinary
  case characters
  case hanToken
  case hanTrigram

  /// How many bits of a key the class takes.
  static let bitCount: UInt64 = 2
  /// The bits of a key that the class takes.
  static let mask: UInt64 = 3

  /// The class of the feature that a key belongs to.
  @inline(__always)
  init(of key: UInt64) {
    switch key & Self.mask {
    case 0: self = .ordinary
    case 1: self = .characters
    case 2: self = .hanToken
    default: self = .hanTrigram
    }
  }

  /// What weights of the class are multiplied with; chosen on validation data.
  @inline(__always)
  var factor: Float {
    switch self {
    case .ordinary: 1
    case .characters: 0.7
    case .hanToken: 1.3
    case .hanTrigram: 0.4
    }
  }
}
