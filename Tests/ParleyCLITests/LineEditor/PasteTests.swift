import Testing

@testable import ParleyCLI

struct PasteTests {
  private static func decoder(after text: String) -> KeyDecoder {
    var decoder = KeyDecoder()
    #expect(decoder.decode(Array("\u{1B}[200~\(text)".utf8)) == [])
    return decoder
  }

  @Test func aKeyAfterSilenceEndsAPasteWhoseEndWasLost() {
    var decoder = Self.decoder(after: "one\r\ntwo\r")
    #expect(decoder.patience == 1000)
    #expect(decoder.flush() == [.paste("one\ntwo")])
    #expect(decoder.patience == nil)
    #expect(decoder.decode([0x0D]) == [.enter])
    #expect(decoder.decode(Array("x".utf8)) == [.text("x")])
  }

  @Test func aPasteThatOnlyPausedGoesOn() {
    var decoder = Self.decoder(after: "一二")
    #expect(decoder.decode([0xE4, 0xB8]) == [])
    #expect(decoder.flush() == [.paste("一二")])
    #expect(decoder.decode([0x89, 0x0A, 0x78]) == [])
    #expect(decoder.patience == 1000)
    #expect(decoder.decode(Array("\u{1B}[20".utf8)) == [])
    #expect(decoder.flush() == [.paste("三\nx")])
    #expect(decoder.decode(Array("1~y".utf8)) == [.text("y")])
  }

  @Test func theEndAfterSilenceIsNoKey() {
    var decoder = Self.decoder(after: "one")
    #expect(decoder.flush() == [.paste("one")])
    #expect(decoder.decode(Array("\u{1B}[201~".utf8)) == [])
    #expect(decoder.decode(Array("x".utf8)) == [.text("x")])
  }

  @Test func controlCEndsItAtOnce() {
    var decoder = Self.decoder(after: "one")
    #expect(decoder.decode([3]) == [.paste("one"), .control("c")])
    #expect(decoder.decode(Array("x".utf8)) == [.text("x")])
  }

  @Test func moreThanTheLimitIsLeftOut() {
    var paste = Paste(limit: 100)
    for _ in 0..<20 {
      let after = paste.take(ArraySlice("三四五六七八九十\n".utf8))
      #expect(after == nil)
    }
    let after = paste.take(ArraySlice("end\u{1B}[201~x".utf8))
    #expect(after == Array("x".utf8))
    let text = paste.text(isWhole: true) ?? ""
    #expect(text.hasPrefix("三四五六七八九十\n三四"))
    #expect((100...115).contains(text.utf8.count))
  }
}
