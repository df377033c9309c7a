import IntentSchema
import Testing

struct LaneChecksumTests {
  private func checksum(_ bytes: [UInt8]) -> UInt64 {
    bytes.withUnsafeBytes { LaneChecksum.of($0) }
  }

  @Test func changesWithEveryBitAndWithLength() {
    let bytes = (0..<75).map { UInt8($0) }
    var seen: Set<UInt64> = [checksum(bytes), checksum(bytes + [0]), checksum(bytes.dropLast())]
    for position in 0..<(75 * 8) {
      var flipped = bytes
      flipped[position / 8] ^= 1 << (position % 8)
      seen.insert(checksum(flipped))
    }
    #expect(seen.count == 75 * 8 + 3)
  }

  @Test func staysWhatItIs() {
    // Models on disk depend on it.
    #expect(
      checksum(Array("a model of what people ask for, in words".utf8)) == 6_615_209_259_384_991_882)
  }
}
