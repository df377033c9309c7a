/// The FNV-1a hash of bytes, 64 bits wide.
///
/// Source: Fowler, Noll, Vo and Eastlake, "The FNV Non-Cryptographic Hash Algorithm",
/// draft-eastlake-fnv.
struct Checksum: Sendable, Hashable {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Adds bytes.
  ///
  /// - Complexity: O(*n*) in their number.
  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
  }

  /// The hash as sixteen lower-case hexadecimal digits.
  var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
