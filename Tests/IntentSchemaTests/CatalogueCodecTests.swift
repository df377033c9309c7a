import IntentSchema
import Testing

struct CatalogueCodecTests {
  private static let sample = """
    intent timer.set
      about      Start a countdown.
      strong     ^set a timer | [length]后叫我
      weak       timer
      veto       =stop
      needs      3
      mode       all
      slot       length: duration 1s..24h "For how long?" | "多长时间？"
      optional   repeat: number 1..20 = 1
      optional   where: city = Paris
      optional   size: one of large | small = small
      optional   amount: quantity
    intent note.add
      about      Keep a text.
      strong     note [body]
      slot       body: text "What?" | "什么？"
    typo tiemr = timer
    filler please | 请
    list city
      Paris = paris | 巴黎
    skill timer.start
      priority   220
      timeout    5s
      enabled    no
    """

  private static var catalogue: Catalogue {
    CatalogueParser.parse([SourceFile(path: "a.intent", bytes: Array(sample.utf8))]).catalogue
  }

  @Test func givesBackWhatItEncoded() throws {
    let catalogue = Self.catalogue
    #expect(catalogue.intents.count == 2)
    #expect(try CatalogueCodec.decode(CatalogueCodec.encode(catalogue)) == catalogue)
  }

  @Test func refusesEveryTruncation() {
    let bytes = CatalogueCodec.encode(Self.catalogue)
    for end in bytes.indices {
      #expect(throws: CatalogueFormatError.self) {
        try CatalogueCodec.decode(Array(bytes[..<end]))
      }
    }
  }

  @Test func survivesDamage() {
    let bytes = CatalogueCodec.encode(Self.catalogue)
    for index in bytes.indices {
      for bit in 0..<8 {
        var damaged = bytes
        damaged[index] ^= 1 << UInt8(bit)
        _ = try? CatalogueCodec.decode(damaged)
      }
    }
  }
}
