/// What a feature of an utterance is made of.
public enum FeatureKind: UInt8, Sendable, Hashable, CaseIterable {
  /// One token.
  case token
  /// Two adjacent tokens, or a token and an end of the utterance.
  case pair
  /// Two tokens with one between them, neither of them a Han character.
  case skippedPair
  /// Three adjacent Han characters, either neighbour of the middle one may be an end instead.
  case trigram
  /// Two to four adjacent characters of one token, its ends being written as spaces.
  case characters
  /// What a word means: where it lies among the words that a dictionary explains alike.
  case meaning

  /// What keeps features of different kinds apart that are made of the same tokens.
  var seed: UInt64 {
    switch self {
    case .token: 0x9AE1_6A3B_2F90_404F
    case .pair: 0xC949_D7C7_509E_6557
    case .skippedPair: 0xFF51_AFD7_ED55_8CCD
    case .trigram: 0xC4CE_B9FE_1A85_EC53
    case .characters: 0xB492_B66F_BE98_F273
    case .meaning: 0x8EBC_6AF0_9C88_C6E3
    }
  }
}
