/// What a feature weighs that training has not seen.
struct UnknownWeights: Sendable, Hashable {
  /// The weight of a feature of whole tokens.
  var token: Float
  /// The weight of a feature of characters.
  var characters: Float

  /// The weight of an unknown feature.
  @inline(__always)
  func weight(of key: UInt64) -> Float {
    FeatureKey.isCharacters(key) ? characters : token
  }
}
