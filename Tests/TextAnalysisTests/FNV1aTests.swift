import TextAnalysis
import Testing

struct FNV1aTests {
  /// Vectors of RFC 9923.
  @Test(arguments: [
    ("", 0xcbf2_9ce4_8422_2325 as UInt64),
    ("a", 0xaf63_dc4c_8601_ec8c),
    ("foobar", 0x8594_4171_f739_67e8),
  ])
  func matchesThePublishedVectors(text: String, hash: UInt64) {
    #expect(FNV1a.hash(text) == hash)
    #expect(FNV1a.hash(Array(text.utf8)) == hash)
  }
}
