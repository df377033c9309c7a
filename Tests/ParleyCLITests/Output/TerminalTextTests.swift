import Testing

@testable import ParleyCLI

struct TerminalTextTests {
  @Test(arguments: [
    ("plain\ttext\n", "plain\ttext\n"),
    ("你好 🙂 é", "你好 🙂 é"),
    ("a\u{1B}[31mred\u{1B}[0m", "ared"),
    ("a\u{1B}]0;title\u{07}b", "ab"),
    ("a\u{1B}]8;;http://x\u{1B}\\b", "ab"),
    ("a\u{1B}]never ends\nb", "a\nb"),
    ("a\u{1B}(Bb\u{1B}cc", "abc"),
    ("a\u{9B}31mb\u{90}x\u{9C}c", "abc"),
    ("\r\u{08}\u{7F}\u{00}x\u{85}", "x"),
    ("a\u{202E}b\u{2066}c\u{2069}", "abc"),
    ("end\u{1B}", "end"),
    ("end\u{1B}[12", "end"),
    ("a\u{1B}\u{1B}[1mb", "ab"),
  ])
  func controlSequencesAreLeftOut(text: String, shown: String) {
    #expect(TerminalText.sanitized(text) == shown)
  }

  @Test func stylesAreColoursOnlyWhereWanted() {
    let text = StyledText("a\u{1B}[5m", .red) + "b"
    #expect(text.rendered(isColored: false) == "ab")
    #expect(text.rendered(isColored: true) == "\u{1B}[31ma\u{1B}[0mb")
  }
}
