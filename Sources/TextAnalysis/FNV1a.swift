/// The 64-bit FNV-1a hash, which names tokens, words and features by number.
///
/// Source: Fowler, Noll and Vo, "The FNV Non-Cryptographic Hash Algorithm" (RFC 9923).
public struct FNV1a: Sendable, Hashable {
  static let offsetBasis: UInt64 = 0xcbf2_9ce4_8422_2325
  static let prime: UInt64 = 0x0000_0100_0000_01b3

  /// The hash of the bytes so far.
  public private(set) var value: UInt64

  /// Creates the hash of no bytes.
  public init() {
    value = Self.offsetBasis
  }

  /// Appends a byte.
  ///
  /// - Parameter byte: the byte.
  public mutating func combine(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* Self.prime
  }

  /// Hashes bytes.
  ///
  /// - Parameter bytes: the bytes.
  /// - Returns: their hash.
  /// - Complexity: O(*n*) in their number.
  public static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash = FNV1a()
    for byte in bytes {
      hash.combine(byte)
    }
    return hash.value
  }

  /// Hashes the UTF-8 bytes of a text.
  ///
  /// - Parameter text: the text.
  /// - Returns: the hash of its UTF-8 bytes.
  /// - Complexity: O(*n*) in its length.
  public static func hash(_ text: String) -> UInt64 {
    hash(text.utf8)
  }
}
