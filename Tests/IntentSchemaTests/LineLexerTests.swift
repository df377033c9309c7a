import IntentSchema
import Testing

struct LineLexerTests {
  @Test func cutsBlocksWithPlaces() {
    let (blocks, diagnostics) = lex("# note\nhead one \n  first\n\n  # second\nnext\n")
    #expect(diagnostics == [])
    #expect(blocks.map(\.head.raw) == ["head one", "next"])
    #expect(blocks.map { $0.body.map(\.raw) } == [["first", "# second"], []])
    #expect(blocks[0].body[1].location == SourceLocation(path: "f", line: 5, column: 3))
  }

  @Test func acceptsByteOrderMarkAndCRLF() {
    let (blocks, diagnostics) = lex("\u{FEFF}head\r\n  body\r\n")
    #expect(diagnostics == [])
    #expect(blocks.map(\.head.raw) == ["head"])
    #expect(blocks[0].head.location.column == 1)
    #expect(blocks[0].body.map(\.raw) == ["body"])
  }

  @Test(arguments: [
    ("h\n\tb", "2:1: error: the line is indented with a tab; indent it with two spaces"),
    ("h\n b", "2:1: error: the line is indented with 1 space; indent it with two spaces"),
    ("h\n    b", "2:1: error: the line is indented with 4 spaces; indent it with two spaces"),
    (
      "h\n\u{3000}b",
      "2:1: error: the line is indented with a space that isn't an ordinary one; "
        + "indent it with two spaces"
    ),
    (
      "  b\n  c",
      "1:3: error: an indented line stands before the first head line; "
        + "put the head line of its block above it, at column 1"
    ),
  ])
  func reportsIndentation(text: String, expected: String) {
    #expect(lex(text).diagnostics.map(\.description) == ["f:" + expected])
  }

  @Test func keepsLinesWithWrongIndentation() {
    #expect(lex("h\n\tb\n    c").blocks[0].body.map(\.raw) == ["b", "c"])
  }

  @Test func repairsInvalidUTF8() {
    var diagnostics: [Diagnostic] = []
    let file = SourceFile(path: "f", bytes: Array("h\n  é".utf8) + [0xFF, 0x61, 0x0A])
    let blocks = LineLexer.blocks(of: file, reportingTo: &diagnostics)
    #expect(blocks[0].body.map(\.raw) == ["é\u{FFFD}a"])
    #expect(
      diagnostics.map(\.description) == [
        "f:2:4: error: the line isn't valid UTF-8; save the file as UTF-8"
      ])
  }

  @Test func reportsUTF16Once() {
    var diagnostics: [Diagnostic] = []
    let file = SourceFile(path: "f", bytes: [0xFF, 0xFE, 0x68, 0x00, 0x0A, 0x00])
    #expect(LineLexer.blocks(of: file, reportingTo: &diagnostics) == [])
    #expect(
      diagnostics.map(\.description) == ["f:1:1: error: the file is UTF-16; save it as UTF-8"])
  }

  private func lex(_ text: String) -> (blocks: [SourceBlock], diagnostics: [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    let blocks = LineLexer.blocks(
      of: SourceFile(path: "f", text: text), reportingTo: &diagnostics)
    return (blocks, diagnostics)
  }
}
