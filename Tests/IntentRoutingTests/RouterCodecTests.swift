import IntentClassification
import IntentRouting
import Testing

struct RouterCodecTests {
  private func encoded() -> (sample: SampleRouter, bytes: [UInt8]) {
    let sample = SampleRouter()
    let model = RoutingModel(learning: sample.corpus, catalogue: sample.catalogue)
    return (sample, RouterCodec.encode(sample.catalogue, model, fingerprint: 7))
  }

  @Test func aDecodedRouterDecidesTheSame() throws {
    let (sample, bytes) = encoded()
    let router = try RouterCodec.decode(bytes, fingerprint: 7)
    #expect(router.catalogue == sample.catalogue)
    for text in ["start a 7 minute egg timer", "tiemr", "记一下牛奶", "寄一下牛奶", "who are you"] {
      #expect(router.route(text, at: SampleRouter.context) == sample.route(text))
    }
  }

  @Test func twoTrainingsGiveTheSameBytes() {
    #expect(encoded().bytes == encoded().bytes)
  }

  @Test func refusesOtherDataAndOtherFiles() {
    let bytes = encoded().bytes
    #expect(throws: ModelFormatError.inconsistent("it was learnt from other data")) {
      try RouterCodec.decode(bytes, fingerprint: 8)
    }
    #expect(throws: ModelFormatError.notAModel) { try RouterCodec.decode(Array("hello".utf8)) }
  }

  @Test func refusesTruncatedAndDamagedFiles() {
    let bytes = encoded().bytes
    for end in stride(from: 0, to: bytes.count, by: 211) {
      #expect(throws: ModelFormatError.self) { try RouterCodec.decode(Array(bytes[..<end])) }
    }
    for index in stride(from: 8, to: bytes.count, by: 499) where !(16..<24).contains(index) {
      var damaged = bytes
      damaged[index] ^= 0x10
      #expect(throws: ModelFormatError.self) { try RouterCodec.decode(damaged) }
    }
  }
}
