import Testing

@testable import ParleyCLI

struct KeyDecoderTests {
  private static let typed =
    "a三👨‍👩‍👧\u{1}\u{7F}\u{1B}[A\u{1B}[1;5C\u{1B}OH\u{1B}[3~\u{1B}b\u{1B}三\u{1B}\u{7F}\u{1B}[Z\r"
    + "\u{1B}[200~1\r\n2\u{1B}[31m\n3\n\u{1B}[201~z"
  private static let keys: [Key] = [
    .text("a三👨‍👩‍👧"), .control("a"), .backspace, .up, .wordRight, .home, .delete, .meta("b"),
    .meta("三"),
    .metaBackspace, .backTab, .enter, .paste("1\n2\n3"), .text("z"),
  ]

  @Test func readsLettersSequencesAndPaste() {
    var decoder = KeyDecoder()
    #expect(decoder.decode(Array(Self.typed.utf8)) == Self.keys)
    #expect(decoder.patience == nil)
  }

  @Test func bytesMayComeOneByOne() {
    var decoder = KeyDecoder()
    var keys: [Key] = []
    for byte in Self.typed.utf8 { keys += decoder.decode([byte]) }
    // Clusters come apart, and are put together again where they are inserted.
    var buffer = EditBuffer()
    for case .text(let text) in keys.prefix(while: { $0 != .control("a") }) { buffer.insert(text) }
    #expect(buffer.characters == ["a", "三", "👨‍👩‍👧"])
    #expect(Array(keys.drop { $0 != .control("a") }) == Array(Self.keys.dropFirst()))
  }

  @Test func escapeAloneIsDecidedByWaiting() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0x1B]) == [])
    #expect(decoder.patience == 40)
    #expect(decoder.flush() == [.escape])
    #expect(decoder.patience == nil)
    #expect(decoder.decode(Array("\u{1B}[".utf8)) == [])
    #expect(decoder.patience == 400)
    #expect(decoder.flush() == [])
  }

  @Test func theBytesOfACharacterMayTakeAnyTime() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0xE4]) == [])
    #expect(decoder.patience == nil)
    #expect(decoder.flush() == [])
    #expect(decoder.decode([0xB8]) == [])
    #expect(decoder.decode([0x89, 0x61]) == [.text("三a")])
    #expect(decoder.decode([0x1B, 0xC3]) == [])
    #expect(decoder.patience == nil)
    #expect(decoder.decode([0xA9]) == [.meta("é")])
  }

  @Test func aBrokenCharacterHoldsNoKeyBack() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0xE4, 0x0D]) == [.text("\u{FFFD}"), .enter])
    #expect(decoder.decode([0xF0, 0x9F]) == [])
    #expect(decoder.decode([0x61]) == [.text("\u{FFFD}a")])
  }

  @Test func anyBytesGiveKeysThatCanBeShown() {
    var state: UInt64 = 42
    var decoder = KeyDecoder()
    for _ in 0..<2_000 {
      let bytes = (0..<40).map { _ -> UInt8 in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return [0x1B, 0x5B, 0x32, 0x30, 0x7E, 0xE4, 0xF0, UInt8(truncatingIfNeeded: state >> 40)][
          Int(state >> 33 & 7)]
      }
      let keys = decoder.decode(bytes)
      for key in keys + (bytes[0] == 0x30 ? decoder.flush() : []) {
        var editor = LineEditor()
        _ = editor.handle(key)
        #expect(TerminalText.sanitized(editor.buffer.text) == editor.buffer.text)
      }
    }
  }

  @Test func aPasteOfAMegabyteInChunksIsReadOnce() {
    var decoder = KeyDecoder()
    #expect(decoder.decode(Array("\u{1B}[200~".utf8)) == [])
    let chunk = [UInt8](repeating: 0x61, count: 65_536)
    for _ in 0..<16 { #expect(decoder.decode(chunk) == []) }
    #expect(decoder.decode(Array("\u{1B}[20".utf8)) == [])
    let keys = decoder.decode(Array("1~".utf8))
    guard case .paste(let text) = keys.first else {
      Issue.record("no paste in \(keys.count) keys")
      return
    }
    #expect(text.utf8.count == 1 << 20)
  }
}
